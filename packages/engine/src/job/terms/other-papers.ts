import { eachMatch } from '../../text/patterns/each-match.ts'
import type { Span } from '../../text/span.ts'

/** Names that are known for one thing and mean another paper beside these words. */
const others: readonly RegExp[] = [
  // The permit of who drives for a living in South Africa, and no plan of one's development.
  /(?<=\b(?:licen[cs]e|driver|driving|[Cc]ode|[Vv]alid|EC1?|C1)\b[^.;\n]{0,24})\bPDP\b/g,
  // The test of knowledge for nurses from abroad, and no therapy.
  /(?<=\bNMC(?:['’]s)? )\bCBT\b/g,
  // Nurses and engineers have one from their own council, and are no solicitors.
  /\b[Pp]racti[sc]ing (?:certificate|licen[cs]e)\b(?=[^.;\n]{0,40}\b(?:[Nn]urs|[Mm]edic|[Mm]idwi|[Dd]ent(?:al|ist)|[Pp]harmac|[Cc]linical|[Vv]eterinar|[Ee]ngineer|[Tt]each|[Aa]ccount|[Rr]adiograph|[Oo]ptic))/g,
  /\bCBT\b(?= (?:(?:exam|test|part 1) )?(?:pass(?:ed)?|score|result)\b)/g,
]

/** Where a name means another paper than the word data knows by it: it is asked for as it stands. */
export function findOtherPapers(text: string): Span[] {
  if (!may.test(text)) return []
  return others.flatMap((other) =>
    eachMatch(text, other).map(({ index, 0: said }) => ({
      start: index,
      end: index + said.length,
    })),
  )
}

const may = /\b(?:PDP|CBT)\b|racti[sc]ing (?:cert|licen)/

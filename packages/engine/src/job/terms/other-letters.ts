import { eachMatch } from '../../text/patterns/each-match.ts'
import type { Span } from '../../text/span.ts'

/** Letters that are known for one thing and mean another beside these words. */
const others: readonly RegExp[] = [
  // The permit of who drives for a living in South Africa, and no plan of one's development.
  /(?<=\b(?:licen[cs]e|driver|driving|[Cc]ode|[Vv]alid|EC1?|C1)\b[^.;\n]{0,24})\bPDP\b/g,
  // The test of knowledge for nurses from abroad, and no therapy.
  /(?<=\bNMC(?:['’]s)? )\bCBT\b/g,
  /\bCBT\b(?= (?:(?:exam|test|part 1) )?(?:pass(?:ed)?|score|result)\b)/g,
]

/** Where letters mean something else than the word data knows by them: they are asked for as they stand. */
export function findOtherLetters(text: string): Span[] {
  if (!may.test(text)) return []
  return others.flatMap((other) =>
    eachMatch(text, other).map(({ index, 0: said }) => ({
      start: index,
      end: index + said.length,
    })),
  )
}

const may = /\b(?:PDP|CBT)\b/

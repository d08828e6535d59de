import { isPaper } from '../../lexicon/is-paper.ts'
import type { Span } from '../../text/span.ts'
import type { Posting } from '../posting.ts'

const mostLetters = 48
/** Names and nothing else, as far as they are told: "IMI/", "CAAHEP or ", "CACHE, Montessori or equivalent". */
const inBrackets =
  /(\s?)\(((?:(?:\p{Lu}\p{L}{1,14}|City (?:&|and) Guilds)(?:\s?\/\s?|, | or | and | & ))*)$/u
const behind =
  /^(?:(?:\s?\/\s?|, | or | and | & )(?:\p{Lu}\p{L}{1,14}|City (?:&|and) Guilds))*(?:,? or (?:equivalent|similar))?\)/u

/** "Reach truck licence (RTITB, …)". */
const paperNoun = /^(?: (?:licen[cs]e|certificat(?:e|ion)|ticket|card|qualification)s?)?$/i

/** "RICS accredited", "a BPS-approved course": said of a degree, which one can have without belonging to them. */
const accredits =
  /^[- ](?:accredited|approved|recogni[sz]ed|validated|endorsed)\b(?! (?:member|practitioner|assessor|therapist|counsellor|coach|mediator|trainer|instructor|register))/i

/** "BLS (AHA)", "Level 3 in Vehicle Maintenance (IMI/City & Guilds)": who gives a paper is no other paper to hold. */
export function isIssuer(posting: Posting, { start, end }: Span): boolean {
  const { text, terms, degrees } = posting
  if (accredits.test(text.slice(end, end + mostLetters))) return true
  if (!/^\p{Lu}{2,8}$/u.test(text.slice(start, end))) return false
  const opened = inBrackets.exec(text.slice(Math.max(0, start - mostLetters), start))
  if (!opened || !behind.test(text.slice(end, end + mostLetters))) return false
  const bracket = start - opened[0].length
  const isOfPaper = terms.some(
    (hit) => isPaper(hit.entry) && paperNoun.test(text.slice(hit.end, Math.max(hit.end, bracket))),
  )
  // "PBT(ASCP)": letters that no word data knows, with who gives them right behind.
  const isOfLetters = opened[1] === '' && /\p{Lu}{2}$/u.test(text.slice(0, bracket))
  return isOfPaper || isOfLetters || degrees.some((hit) => isInLine(text, hit.end, bracket))
}

/** "PML or PFL issued by the Gambling Commission": a paper ends before who gives it. */
export function beforeIssuer(tokens: Posting['tokens'], first: number, last: number): number {
  for (let at = first + 1; at + 1 < last; at += 1) {
    const isGiven = tokens[at + 1]?.word === 'by' || tokens[at + 1]?.word === 'from'
    if (isGiven && given.has(tokens[at]?.word ?? '')) return at
  }
  return last
}

const given: ReadonlySet<string> = new Set(['issued', 'granted', 'awarded'])

/** Of a degree or a level, the subject may stand between it and the bracket. */
function isInLine(text: string, from: number, to: number): boolean {
  return from <= to && !/[.;:()\n]/.test(text.slice(from, to))
}

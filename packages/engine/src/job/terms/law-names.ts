import { eachMatch } from '../../text/patterns/each-match.ts'
import { overlaps, type Span } from '../../text/span.ts'

const part = /\p{Lu}[\p{L}'’.-]*/u.source
/** No "and the": behind it another law begins. */
const joiner = /(?:and|&|(?:of|for|in|at|on|with|to)(?: the)?|the)/.source
const law = new RegExp(
  `${part}(?: (?:${joiner} )?${part}){0,7}(?: \\([^()\\n]{3,60}\\)){0,3} (?:Acts?|Regulations?|Directive|Ordinance)(?!\\p{L})`,
  'gu',
)

/** Laws as postings name them: "the Health and Social Care Act", "Wildlife and Countryside Act". */
export function findLaws(text: string): readonly Span[] {
  if (!signs.test(text)) return []
  return eachMatch(text, law).map(({ index, 0: written }) => {
    const opening = opens.exec(written)?.[0].length ?? 0
    return { start: index + opening, end: index + written.length }
  })
}

const signs = /\b(?:Acts?|Regulations?|Directive|Ordinance)\b/
/** A sentence's first word, and the letters of whom else one knows about: "Knowledge of the …". */
const opens = /^\p{Lu}[\p{L}'’-]*(?: of| in| with)? the /u

/**
 * A piece of a law's name is another thing: who knows the Health and Social Care Act does no social work for
 * it. What the name begins with, in more than one word, is what the law is about.
 */
export function isPieceOfLaw(text: string, laws: readonly Span[], hit: Piece): boolean {
  return laws.some(
    (named) =>
      overlaps(named, hit) &&
      signs.test(text.slice(hit.end, named.end)) &&
      !(opensPart(text, named, hit) && hit.last - hit.first > 1),
  )
}

/** "The Criminal Justice (Money Laundering) Act" is about what the brackets say. */
function opensPart(text: string, named: Span, hit: Span): boolean {
  const isBracketed = text.slice(named.start, named.end).includes('(')
  return isBracketed ? text.charAt(hit.start - 1) === '(' : hit.start === named.start
}

interface Piece extends Span {
  readonly first: number
  readonly last: number
}

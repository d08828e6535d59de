import { eachMatch } from '../../text/patterns/each-match.ts'
import { overlaps, type Span } from '../../text/span.ts'

const part = /\p{Lu}[\p{L}'’.-]*/u.source
const joiner = /(?:and|of|for|in|at|on|the|with|to|&)/.source
const law = new RegExp(
  `${part}(?: (?:${joiner} ){0,2}${part}){0,7} (?:Act|Regulations?|Directive|Ordinance)(?!\\p{L})`,
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

const signs = /\b(?:Act|Regulations?|Directive|Ordinance)\b/
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
      !(hit.start === named.start && hit.last - hit.first > 1),
  )
}

interface Piece extends Span {
  readonly first: number
  readonly last: number
}

import { overlaps, quoteSpan } from '../../../text/span.ts'
import type { Requirement } from '../../job.ts'
import type { Posting } from '../../posting.ts'

/**
 * "Radiography or implant nursing certificate", where the tasks have asked for radiography: what the word data lacks
 * is one way to meet a wish, and what stands before its "or" the other, though that is asked for elsewhere as well.
 */
export function joinAskedElsewhere(
  { text, terms }: Posting,
  requirements: readonly Requirement[],
): readonly Requirement[] {
  return requirements.map((own) => {
    if (own.need.type !== 'words' || own.kind === 'duty') return own
    const { start, end } = own.quote
    const other = terms.find(
      (hit) =>
        hit.start >= own.sentence.start &&
        hit.end < start &&
        /^,? or (?:an? |the )?$/.test(text.slice(hit.end, start)) &&
        !requirements.some((each) => each !== own && overlaps(each.quote, hit)),
    )
    if (!other) return own
    const quote = quoteSpan(text, { start: other.start, end })
    const { roots, orWords = [] } = own.need
    return {
      ...own,
      text: quote.quote,
      quote,
      need: { type: 'terms', anyOf: [other.entry.name], orWords: [roots, ...orWords] },
    }
  })
}

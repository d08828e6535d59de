import { isPaper } from '../../../lexicon/is-paper.ts'
import type { Requirement } from '../../job.ts'

/**
 * "Two years of clinical experience", "a year of working with children": asked for by the years, and not once more; nor is
 * the paper that will do instead of them, "12 months' experience or foundation training".
 */
export function isOfYears(
  text: string,
  { quote, sentence, need, kind }: Requirement,
  years: readonly Requirement[],
): boolean {
  if (need.type !== 'terms') return false
  if (!years.some((each) => each.sentence.start === sentence.start && each.quote.end < quote.start))
    return false
  if (isPaper({ kind })) return instead.test(text.slice(sentence.start, quote.start))
  return (
    / experience$/i.test(quote.quote) ||
    (/^working with /i.test(quote.quote) && /\bexperience of $/i.test(text.slice(0, quote.start)))
  )
}

const instead = /\bexperience,? or (?:(?:an?|the|completed?|equivalent) )*$/i

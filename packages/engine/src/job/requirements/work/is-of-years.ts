import type { Requirement } from '../../job.ts'

/** "Two years of clinical experience", "a year of working with children": asked for by the years, and not once more. */
export function isOfYears(
  text: string,
  { quote, sentence, need }: Requirement,
  years: readonly Requirement[],
): boolean {
  if (need.type !== 'terms') return false
  if (!years.some((each) => each.sentence.start === sentence.start && each.quote.end < quote.start))
    return false
  return (
    / experience$/i.test(quote.quote) ||
    (/^working with /i.test(quote.quote) && /\bexperience of $/i.test(text.slice(0, quote.start)))
  )
}

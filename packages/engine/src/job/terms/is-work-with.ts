import type { TermHit } from '../../lexicon/find/find-terms.ts'
import { isPaper } from '../../lexicon/is-paper.ts'
import type { Span } from '../../text/span.ts'

const lettersBefore = 60
/** What one does with papers, or knows of them, before what is named. */
const working =
  /\b(?:(?:experience|knowledge|understanding|background|skills?|expertise|competence) (?:of|in|with)|familiar(?:ity)? with|experienced in|carry(?:ing)? out|conduct(?:ing)?|perform(?:ing)?|complet(?:e|ing)|process(?:ing)?|issu(?:e|ing)|manag(?:e|ing)|prepar(?:e|ing)|check(?:ing)?|review(?:ing)?|writ(?:e|ing)|produc(?:e|ing)|handl(?:e|ing)|administer(?:ing)?)(?: (?:and|or|of|with|in|the|all|our|new|\p{L}+ing)){0,3} $/iu

/**
 * "Experience of right to work checks", "preparing gas safety certificates": what is asked for is the work, where the
 * words belong to a skill that we know; who must "hold a gas licence" or "pass background checks" is asked for these.
 */
export function isWorkWith(text: string, { start, end }: Span, terms: readonly TermHit[]): boolean {
  const hit = terms.find((each) => each.start <= start && end <= each.end)
  if (!hit || isPaper(hit.entry) || hit.entry.kind === 'soft') return false
  return working.test(text.slice(Math.max(0, hit.start - lettersBefore), hit.start))
}

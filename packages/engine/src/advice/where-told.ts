import type { Cv } from '../cv/cv.ts'
import type { Span } from '../text/span.ts'

/** Where a CV says something, and the line about work where it is one. */
export type Told =
  | { readonly where: 'work'; readonly line: string }
  | { readonly where: 'training' | 'list' }

/** Tells a line about work from training and papers, and both from other lists. */
export function whereTold(cv: Cv, { start, end }: Span): Told {
  const isAround = ({ span }: { readonly span: Span }) => span.start <= start && end <= span.end
  const work = [...cv.experience.flatMap(({ bullets }) => bullets), ...cv.projects]
  const line = [...work, ...cv.volunteering].find(isAround)
  if (line) return { where: 'work', line: line.text }
  const isTraining = cv.education.some(isAround) || cv.certifications.some(isAround)
  return { where: isTraining ? 'training' : 'list' }
}

import type { AnalysisRequirement } from '@rolefit/contract'

/** The line of work is told by both texts as a whole: the words it points at are an instance, not the ask. */
export function isLineOfWork({ id }: Pick<AnalysisRequirement, 'id'>): boolean {
  return id === 'req_line-of-work'
}

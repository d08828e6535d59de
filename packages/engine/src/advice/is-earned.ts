import type { Requirement } from '../job/job.ts'
import { isPaper } from '../lexicon/is-paper.ts'

/** Whether a posting asks for a paper or a degree: one has it or not, whatever one did at work. */
export function isEarned(requirement: Requirement): boolean {
  return isPaper(requirement) || requirement.kind === 'education'
}

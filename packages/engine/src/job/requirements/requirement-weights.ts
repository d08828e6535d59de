import type { SkillKind } from '../../lexicon/lexicon-entry.ts'
import { novicesShare } from '../is-open-to-novices.ts'
import type { Importance } from '../job.ts'
import type { Posting } from '../posting.ts'

/** What a posting insists on counts three times what it would merely welcome. */
export const importanceWeights = { must: 3, preferred: 2, nice: 1 } as const satisfies Record<
  Importance,
  number
>

/** A degree that is only welcome gives its part of the points for education. */
export function shareOfMust(importance: Importance): number {
  return importanceWeights[importance] / importanceWeights.must
}

/** A licence decides whether a person may do the job at all; soft skills are claimed by everybody. */
export const kindWeights = {
  licence: 1.3,
  certification: 1.2,
  skill: 1,
  tool: 1,
  knowledge: 1,
  language: 1,
  soft: 0.25,
} as const satisfies Record<SkillKind, number>

/** What is done there is learnt there: it weighs as little as the tasks do where nobody needs to have done them. */
export function weightForNovices({ isOpenToNovices, units }: Posting, unit: number): number {
  return isOpenToNovices && units[unit]?.section === 'duties' ? novicesShare : 1
}

/** A term of the job's own title is what the job is about. */
export const titleTermWeight = 4
/** A term after its name ("Maintenance electrician - food factory") is what the job is near. */
export const titleTailWeight = 2

/** What a posting repeats matters more to it, up to the fourth time. */
export function repetitionWeight(count: number): number {
  return 1 + 0.2 * (Math.min(count, 4) - 1)
}

/** A term of the posting's own that no word data holds: it may be a product's or a team's name. */
export const ownTermWeight = 0.5

/** The language that the posting is written in: whoever applies has read it, and writes a CV in it. */
export const ownLanguageWeight = 0.25

import type { Job, KinTitle } from '../../job/job.ts'
import { areNeighbours } from '../../lexicon/kin/field-kinship.ts'

/** What a title gives that is merely of the job's field. */
export const sameField = 0.35
/** What a role's kind gives: the same title, one of its family, of near work, of a near family, of its field, of the next; a mere mention counts less. */
export const closeness = {
  sameTitle: 1,
  sameFamily: 0.85,
  nearWork: 0.75,
  nearFamily: 0.5,
  sameField,
  neighbourField: 0.06,
  headline: 0.9,
  mentioned: 0.6,
} as const

/** How near a title is to one that the posting asks for. */
export function kinship(title: Job['titles'][number], held: Omit<KinTitle, 'otherNames'>): number {
  if (title.name === held.name) return closeness.sameTitle
  const isFamily = title.family === held.family
  if (isFamily && !title.apart.includes(held.name)) return closeness.sameFamily
  if (title.nearWork.includes(held.name)) return closeness.nearWork
  if (isFamily || title.near.includes(held.family)) return closeness.nearFamily
  if (title.field === held.field) return closeness.sameField
  return areNeighbours(title.field, held.field) ? closeness.neighbourField : 0
}

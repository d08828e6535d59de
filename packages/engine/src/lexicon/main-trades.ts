import type { FieldProfile } from './field-profile.ts'

/** Fields whose titles are held in every trade: a team leader leads a team of whatever the firm does. */
export const anywhere: ReadonlySet<string> = new Set(['management', 'office'])

const mainShare = 0.2

/** The trades a posting is about: what its words speak of first, and whatever is named nearly as much. */
export function mainTrades({ fields }: FieldProfile): readonly string[] {
  return fields
    .filter(({ share, field }, at) => (at === 0 || share >= mainShare) && !anywhere.has(field))
    .map(({ field }) => field)
}

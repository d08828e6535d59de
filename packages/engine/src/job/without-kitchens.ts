import type { FieldProfile } from '../lexicon/field-profile.ts'
import { withoutField } from './without-field.ts'

const kitchens = 'hospitality'
/** Trades whose firms may make what kitchens cook. */
const ofFactories: ReadonlySet<string> = new Set([
  'manufacturing',
  'logistics',
  'engineering',
  'science',
])

/**
 * The fields of a posting, without hospitality where its title is of a factory, a store or a laboratory: a maker of ready
 * meals speaks of soups, sauces and food safety, and who plans its lines has served no guest.
 */
export function withoutKitchens(
  profile: FieldProfile,
  titles: readonly { readonly field: string }[],
): FieldProfile {
  const isOfFactory = titles.length > 0 && titles.every(({ field }) => ofFactories.has(field))
  const isTold = isOfFactory && titles.some(({ field }) => profile.share(field) > 0)
  return isTold ? withoutField(profile, kitchens) : profile
}

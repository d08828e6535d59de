import { type FieldProfile, profileOf } from '../lexicon/field-profile.ts'

/** Of a posting that tells of the trade of its title. */
const leastOfTrade = 0.2

/** Whether a posting tells of the trade of its title, and none of its titles is of this field. */
export function isOfOtherTrade(
  profile: FieldProfile,
  titles: readonly { readonly field: string }[],
  own: string,
): boolean {
  const isOfTrade = titles.some(({ field }) => profile.share(field) >= leastOfTrade)
  return isOfTrade && titles.every(({ field }) => field !== own)
}

/** A posting's fields but one. */
export function withoutField(profile: FieldProfile, own: string): FieldProfile {
  const others = profile.fields.filter(({ field }) => field !== own)
  return others.length < profile.fields.length ? profileOf(others) : profile
}

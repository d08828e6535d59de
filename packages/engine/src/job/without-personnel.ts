import { type FieldProfile, profileOf } from '../lexicon/field-profile.ts'

const personnel = 'human-resources'
/** Of a posting that tells of the trade of its title. */
const leastOfTrade = 0.2

/**
 * The fields of a posting, without personnel where its title is of another: who leads people recruits, reviews and
 * trains them in every trade, and has worked in no personnel office.
 */
export function withoutPersonnel(
  profile: FieldProfile,
  titles: readonly { readonly field: string }[],
): FieldProfile {
  const isOfTrade = titles.some(({ field }) => profile.share(field) >= leastOfTrade)
  if (!isOfTrade || titles.some(({ field }) => field === personnel)) return profile
  const others = profile.fields.filter(({ field }) => field !== personnel)
  return others.length < profile.fields.length ? profileOf(others) : profile
}

import { type FieldProfile, profileOf } from '../lexicon/field-profile.ts'
import type { TermHit } from '../lexicon/find/find-terms.ts'

const personnel = 'human-resources'
/** Of a posting that tells of the trade of its title. */
const leastOfTrade = 0.2

/** Whoever books leave in one of its systems works elsewhere; who knows several works on them. */
const fewestSystems = 2

interface Told {
  readonly terms: readonly Pick<TermHit, 'entry'>[]
  readonly titles: readonly { readonly field: string }[]
}

/**
 * The fields of a posting, without personnel where its title is of another: who leads people recruits, reviews and
 * trains them in every trade, and has worked in no personnel office. An analyst of its systems has.
 */
export function withoutPersonnel(profile: FieldProfile, { terms, titles }: Told): FieldProfile {
  const isOfTrade = titles.some(({ field }) => profile.share(field) >= leastOfTrade)
  if (!isOfTrade || titles.some(({ field }) => field === personnel)) return profile
  const systems = terms.filter(({ entry }) => entry.field === personnel && entry.kind === 'tool')
  if (new Set(systems.map(({ entry }) => entry.name)).size >= fewestSystems) return profile
  const others = profile.fields.filter(({ field }) => field !== personnel)
  return others.length < profile.fields.length ? profileOf(others) : profile
}

import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { TermHit } from '../lexicon/find/find-terms.ts'
import { isOfOtherTrade, withoutField } from './without-field.ts'

const personnel = 'human-resources'

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
  if (!isOfOtherTrade(profile, titles, personnel)) return profile
  const systems = terms.filter(({ entry }) => entry.field === personnel && entry.kind === 'tool')
  if (new Set(systems.map(({ entry }) => entry.name)).size >= fewestSystems) return profile
  return withoutField(profile, personnel)
}

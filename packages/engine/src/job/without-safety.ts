import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { TermHit } from '../lexicon/find/find-terms.ts'
import type { LexiconTitle } from '../lexicon/lexicon-entry.ts'
import { isOfOtherTrade, withoutField } from './without-field.ts'

const building = 'construction'
const safety = 'health and safety'
/** How any workplace is kept safe, besides what goes by that name. */
const safeWays: ReadonlySet<string> = new Set([
  'risk assessment',
  'method statements',
  'incident investigation',
  'toolbox talks',
])

interface Told {
  readonly terms: readonly Pick<TermHit, 'entry'>[]
  readonly titles: readonly Pick<LexiconTitle, 'field'>[]
}

/**
 * The fields of a posting, without building where its title is of another trade and nothing of building is told but
 * how people are kept from harm: a warehouse does that, too, and has built nothing.
 */
export function withoutSafety(profile: FieldProfile, { terms, titles }: Told): FieldProfile {
  if (!isOfOtherTrade(profile, titles, building)) return profile
  const ofBuilding = terms.filter(({ entry }) => entry.field === building)
  const isOnlySafe = ofBuilding.every(
    ({ entry: { name, proves } }) =>
      name === safety || safeWays.has(name) || (proves?.has(safety) ?? false),
  )
  return isOnlySafe ? withoutField(profile, building) : profile
}

import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { TermHit } from '../lexicon/find/find-terms.ts'
import type { KnownTitle } from './job.ts'
import { withDeskWork } from './with-desk-work.ts'
import { withoutKitchens } from './without-kitchens.ts'
import { withoutPersonnel } from './without-personnel.ts'
import { withoutSafety } from './without-safety.ts'

interface Told {
  readonly terms: readonly Pick<TermHit, 'entry'>[]
  readonly titles: readonly KnownTitle[]
}

/** The fields of which a posting's work is, by what it tells and by its title. */
export function lineOfWork(profile: FieldProfile, { terms, titles }: Told): FieldProfile {
  const ofTrade = withoutSafety(withoutPersonnel(profile, { terms, titles }), { terms, titles })
  return withDeskWork(withoutKitchens(ofTrade, titles), titles)
}

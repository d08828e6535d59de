import { type FieldProfile, profileOf } from '../lexicon/field-profile.ts'
import { anywhere } from '../lexicon/main-trades.ts'

/** What is done at the desk of a trade is half of that trade, and half of any office. */
const shareOfDesk = 0.5
/** Below it a title of an office is named, and another trade's work is told. */
const leastOfOffice = 0.1
const ofDesk = /(?:receptionist|secretary|clerk|typist)$/i

/**
 * The fields of a posting, with the office beside a trade in which its title sits at a desk: whoever kept the files
 * of a council has done much of what a ward's clerk does.
 */
export function withDeskWork(
  profile: FieldProfile,
  titles: readonly { readonly namedBy: string; readonly field: string }[],
): FieldProfile {
  const [main] = profile.fields
  if (!main || anywhere.has(main.field)) return profile
  // An office manager's work is an office's first, whatever its bills and the building are called by.
  const isOfOffice = titles.length > 0 && titles.every(({ field }) => field === 'office')
  if (isOfOffice && profile.share('office') >= leastOfOffice) return withOffice(profile, main.share)
  const isAtDesk = titles.some(
    ({ namedBy, field }) => ofDesk.test(namedBy) && (field === main.field || anywhere.has(field)),
  )
  if (!isAtDesk) return profile
  return withOffice(profile, main.share * shareOfDesk)
}

function withOffice(profile: FieldProfile, least: number): FieldProfile {
  const share = Math.max(profile.share('office'), least)
  const others = profile.fields.filter(({ field }) => field !== 'office')
  const fields = [{ field: 'office', share }, ...others]
  return profileOf(fields.toSorted((a, b) => b.share - a.share))
}

import { type FieldProfile, profileOf } from '../lexicon/field-profile.ts'
import { anywhere } from '../lexicon/main-trades.ts'

/** What is done at the desk of a trade is half of that trade, and half of any office. */
const shareOfDesk = 0.5
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
  const isAtDesk = titles.some(
    ({ namedBy, field }) => ofDesk.test(namedBy) && (field === main.field || anywhere.has(field)),
  )
  if (!isAtDesk) return profile
  const share = Math.max(profile.share('office'), main.share * shareOfDesk)
  const others = profile.fields.filter(({ field }) => field !== 'office' && field !== main.field)
  const fields = [main, { field: 'office', share }, ...others]
  return profileOf(fields.toSorted((a, b) => b.share - a.share))
}

import { type FieldProfile, profileFields } from '../lexicon/field-profile.ts'
import type { WordedText } from '../lexicon/find/read-words.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { JobUnit } from './sections/read-sections.ts'

interface Told {
  readonly lexicon: Lexicon
  readonly worded: WordedText
  /** Units that name what is a plus. */
  readonly wished: readonly JobUnit[]
  readonly sections: readonly JobUnit[]
}

/**
 * The fields of what a posting asks for: "SQL is a plus" makes no data work of a contact centre's, a
 * "subsidised canteen" no hospitality of an office's.
 */
export function profileOfAsked(
  profile: FieldProfile,
  { lexicon, worded, wished, sections }: Told,
): FieldProfile {
  // What an employer says of itself tells its trade; what every posting says does not.
  const given = sections.filter(
    ({ isBoilerplate, section, start, end }) =>
      isBoilerplate && (section !== 'about' || forStaff.test(worded.text.slice(start, end))),
  )
  const skills = outside(worded.skills, [...wished, ...given])
  const titles = outside(worded.titles, given)
  if (skills.length === worded.skills.length && titles.length === worded.titles.length)
    return profile
  const asked = profileFields(lexicon, { ...worded, skills, titles })
  return asked.fields.length > 0 ? asked : profile
}

/** "Our campus has an employee gym and a massage therapist": what a dentist's staff may use is no sport of theirs. */
const forStaff =
  /\b(?:employee|staff|on[- ]?site|company|free|subsidi[sz]ed) (?:gym|fitness|cafeteria|canteen|caf[eé]|restaurant|cr[eè]che|massage|yoga|bar)\b/i

function outside<Hit extends { readonly first: number }>(
  hits: readonly Hit[],
  units: readonly JobUnit[],
): readonly Hit[] {
  if (units.length === 0) return hits
  return hits.filter(({ first }) => !units.some((unit) => first >= unit.first && first < unit.last))
}

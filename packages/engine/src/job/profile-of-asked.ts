import { type FieldProfile, profileFields } from '../lexicon/field-profile.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { WordedText } from '../lexicon/read-words.ts'
import type { JobUnit } from './sections/read-sections.ts'

interface Wished {
  readonly lexicon: Lexicon
  readonly worded: WordedText
  /** Units that name what is a plus. */
  readonly wished: readonly JobUnit[]
}

/** The fields of what a posting asks for: "SQL is a plus" makes no data work of a contact centre's. */
export function profileOfAsked(
  profile: FieldProfile,
  { lexicon, worded, wished }: Wished,
): FieldProfile {
  const isAsked = ({ first }: { readonly first: number }) =>
    !wished.some((unit) => first >= unit.first && first < unit.last)
  const skills = wished.length > 0 ? worded.skills.filter(isAsked) : worded.skills
  if (skills.length === worded.skills.length) return profile
  const asked = profileFields(lexicon, { ...worded, skills })
  return asked.fields.length > 0 ? asked : profile
}

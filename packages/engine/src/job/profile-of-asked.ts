import { type FieldProfile, profileFields } from '../lexicon/field-profile.ts'
import type { WordedText } from '../lexicon/find/read-words.ts'
import { fieldKinship } from '../lexicon/kin/field-kinship.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Span } from '../text/span.ts'
import type { JobUnit } from './sections/read-sections.ts'

interface Told {
  readonly lexicon: Lexicon
  readonly worded: WordedText
  /** Units that name what is a plus. */
  readonly wished: readonly JobUnit[]
  readonly sections: readonly JobUnit[]
  /** The job's title. */
  readonly title: Span | null
}

/**
 * The fields of what a posting asks for: "SQL is a plus" makes no data work of a contact centre's, a
 * "subsidised canteen" no hospitality of an office's, and a "claim cleared with sales reps" no sales of a bookkeeper's.
 */
export function profileOfAsked(
  profile: FieldProfile,
  { lexicon, worded, wished, sections, title }: Told,
): FieldProfile {
  // What an employer says of itself tells its trade; what every posting says does not.
  const given = sections.filter(
    ({ isBoilerplate, section, start, end }) =>
      isBoilerplate && (section !== 'about' || forStaff.test(worded.text.slice(start, end))),
  )
  const named = outside(worded.titles, given)
  const titles = withoutOthers(named, { worded, title })
  const posts = named.filter((hit) => !titles.includes(hit))
  // "Sales reps" tell of no sales either.
  const skills = outside(worded.skills, [...wished, ...given, ...posts])
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
  units: readonly Pick<JobUnit, 'first' | 'last'>[],
): readonly Hit[] {
  if (units.length === 0) return hits
  return hits.filter(({ first }) => !units.some((unit) => first >= unit.first && first < unit.last))
}

/**
 * The titles without those of other people: where the job's own names a trade, whoever else stands in the tasks is
 * worked with, led or served, unless one should have been just that.
 */
function withoutOthers(
  titles: WordedText['titles'],
  { worded: { text, tokens }, title }: Pick<Told, 'worded' | 'title'>,
): WordedText['titles'] {
  const startOf = (at: number) => tokens[at]?.start ?? text.length
  const own = titles.filter(
    ({ first, last }) =>
      title && startOf(first) >= title.start && (tokens[last - 1]?.end ?? 0) <= title.end,
  )
  if (own.length === 0) return titles
  const fields = own.flatMap(({ values }) => values.map(({ named }) => named.field))
  const isKin = (field: string) => fields.some((each) => fieldKinship(each, field) > 0)
  return titles.filter(
    ({ values, first, last }) =>
      values.some(({ named }) => isKin(named.field)) ||
      held.test(text.slice(Math.max(0, startOf(first) - lettersBefore), startOf(first))) ||
      work.test(text.slice(tokens[last - 1]?.end ?? text.length)),
  )
}

const lettersBefore = 40
/** "Two years as a dispatcher", "a qualified electrician". */
const held =
  /\b(?:as|being|qualified|trained|licen[cs]ed|registered) (?:an? |the )?(?:\p{L}+ ){0,2}$/iu
const work = /^(?:['’]s?)?,? (?:or \p{L}+ )?(?:work )?(?:experience|background)\b/iu

import { NumberMarks } from '../text/tables/number-marks.ts'
import type { Token } from '../text/tokenize.ts'
import type { WordedText } from './find/read-words.ts'
import { fieldKinship } from './kin/field-kinship.ts'
import type { Lexicon, Naming, Skill } from './lexicon.ts'
import type { PhraseHit } from './phrases/phrase-index.ts'

/** Fields whose words are at home everywhere: they say nothing about which field a text is of. */
const everydayFields: ReadonlySet<string> = new Set(['office', 'management'])
const everydayShare = 0.3
/** A title tells more of a field than a skill does. */
export const titleWeight = 1.5
/** A title of one word in the middle of a sentence may be another person's, or no title at all. */
const passingTitleWeight = 0.5
const speaksFromShare = 0.12
const neighbourFromShare = 0.3

/** Which fields a text speaks of, and how much. */
export interface FieldProfile {
  /** From 0 to 1. */
  share(field: string): number
  /** Whether the text speaks of the field, or much of a neighbour that shares its words. */
  speaksOf(field: string): boolean
  /** Whether the text speaks of the very field. */
  isAbout(field: string): boolean
  readonly fields: readonly { readonly field: string; readonly share: number }[]
}

/** Reads a text's fields from the words that belong to one field only. */
export function profileFields(
  lexicon: Lexicon,
  { skills, titles, tokens }: WordedText,
): FieldProfile {
  const weights = new Map<string, number>()
  const add = (field: string, weight: number) =>
    weights.set(field, (weights.get(field) ?? 0) + weight)
  fetchNamed(skills)
  counted.clear()
  for (const hit of skills) {
    const entry = plainEntry(hit)
    if (!entry || !counted.add(entry.number)) continue
    if (entry.kind !== 'soft')
      add(entry.field, weighByField(entry.field, 1) * lexicon.telling.of(entry))
  }
  // A family of the name of a skill that was counted has been told already.
  const isCounted = (family: string) => {
    const skill = lexicon.entries.get(family)
    return skill !== undefined && skill.kind !== 'soft' && counted.has(skill.number)
  }
  const seen = new Set<string>()
  for (const hit of titles) {
    const [naming] = hit.values
    if (!naming || naming.isFieldOnly || seen.has(naming.named.family)) continue
    const title = naming.named
    if (isOfSeveral(tokens, hit) || isCounted(title.family)) continue
    seen.add(title.family)
    const isPassing = hit.last - hit.first === 1 && !tokens[hit.first]?.isApart
    const weight = isPassing ? passingTitleWeight : titleWeight
    add(title.field, weighByField(title.field, weight))
  }
  return asProfile(weights)
}

/** Skills by number. */
const counted = new NumberMarks(2 ** 16)

/** Fetches what is known of the skills all together: looked at one by one, each waits for its memory. */
function fetchNamed(hits: WordedText['skills']): void {
  let seen = 0
  for (const { values } of hits) seen += values[0]?.named.number ?? 0
  fetched[0] = seen
}

/** What was fetched leaves a trace: what nobody asks for would not be fetched. */
const fetched = new Float64Array(1)

/** What a word or title tells of its field: little where the field is at home everywhere. */
export function weighByField(field: string, weight: number): number {
  return everydayFields.has(field) ? everydayShare : weight
}

/** "Teachers" are others; nobody's own title is in the plural. */
export function isOfSeveral(
  tokens: readonly Token[],
  { first, last }: { readonly first: number; readonly last: number },
): boolean {
  const token = tokens[first]
  return token !== undefined && last - first === 1 && token.word === `${token.base}s`
}

/** A profile from weights by field. */
function asProfile(weights: ReadonlyMap<string, number>): FieldProfile {
  let total = 0
  for (const weight of weights.values()) total += weight
  const shares = [...weights].map(([field, weight]) => ({
    field,
    share: total === 0 ? 0 : weight / total,
  }))
  return profileOf(shares.sort((a, b) => b.share - a.share || (a.field < b.field ? -1 : 1)))
}

/** The profile of a text whose fields are known, the one it speaks of most first. */
export function profileOf(fields: FieldProfile['fields']): FieldProfile {
  const shares = new Map(fields.map(({ field, share }) => [field, share]))
  const share = (field: string) => shares.get(field) ?? 0
  const spoken = new Map<string, boolean>()
  const speaksOf = (field: string) => {
    const isSpoken = spoken.get(field) ?? fields.some((each) => speaksIn(each, field))
    spoken.set(field, isSpoken)
    return isSpoken
  }
  const isAbout = (field: string) => share(field) >= speaksFromShare
  return { share, speaksOf, isAbout, fields }
}

/** The entry, where the words mean one thing only, in whatever letters they stand. */
function plainEntry(hit: PhraseHit<Naming<Skill>>): Skill | undefined {
  const only = hit.values.length === 1 ? hit.values[0] : undefined
  if (!only || only.isFieldOnly || only.isCaseSensitive || only.isExact) return undefined
  return only.named
}

/** A text that speaks much of a neighbouring field knows the words of this one: software those of data. */
function speaksIn(
  spoken: { readonly field: string; readonly share: number },
  field: string,
): boolean {
  if (spoken.field === field) return spoken.share >= speaksFromShare
  return spoken.share >= neighbourFromShare && fieldKinship(spoken.field, field) > 0
}

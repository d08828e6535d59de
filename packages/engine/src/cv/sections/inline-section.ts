import { isSmall } from '../../text/letters/character-kinds.ts'
import type { CvSectionKind } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { findDates, holdsRange } from '../dates/find-dates.ts'
import { isRowOfLevels, namesMotherTongue } from '../lines/language-form.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { saysHowToReach } from '../lines/set-aside.ts'
import { hinted, titleWeight } from '../words/weigh-words.ts'
import { isCapitals } from './is-capitals.ts'
import { type NamedHeading, nameHeading } from './name-heading.ts'
import type { OpenSection, Surroundings } from './open-section.ts'

const inlineHeading =
  /^([\p{L} &/]{2,40}?)(?:[ \t]*:[ \t]+|[ \t]*\t[ \t]*| {3,})(?=\S)|^([\p{Lu} &/]{2,40}?) {2}(?=\S)/u

/** "Skills: Excel, SAP" and "SKILLS<tab>Excel, SAP". Among skills such a label is a group of them. */
export function inlineSection(
  text: string,
  line: CvLine,
  around: Surroundings,
): OpenSection | null {
  const { within } = around
  const isChained = line.gap === 0 && isBehindLabel(text, around)
  const needsCapitals = within !== 'header' && line.gap === 0 && !line.bold && !isChained
  if (needsCapitals && beginsSmall(line.text) && !mayEndSchools.test(line.text)) return null
  const start = line.text.slice(0, 80)
  const match = line.bullet ? null : labelIn(line, start)
  const label = match?.[1] ?? match?.[2]
  const named = label ? nameHeading(label) : null
  if (!match || !label || !named || named.kind === 'header') return null
  const isCaps = isCapitals(label)
  const isMarked = isCaps || line.bold
  const isOfOneself = line.gap > 0 && around.within !== 'skills' && aboutOneself.test(label)
  if (isOfOneself || endsList(named, { line, isMarked, isChained, around }))
    return openedBy(text, line, { length: match[0].length, label, kind: named.kind })
  if (named.certainty !== 'sure') return null
  const isInList =
    within === 'skills' ||
    ((within === 'experience' || within === 'projects') && named.kind !== 'languages')
  if (!isMarked && (isInList || line.gap === 0) && within !== 'header') return null
  if (within === 'header' && /^(languages?|profile)$/i.test(label) && !isCaps && line.gap === 0)
    return null
  return openedBy(text, line, { length: match[0].length, label, kind: named.kind })
}

/** Behind a dash as well, where such a line is set off: "Hobbies - knitting and chess". */
function labelIn({ gap }: CvLine, start: string): RegExpExecArray | null {
  if (/[:\t]| {2}/.test(start)) return inlineHeading.exec(start)
  const match = gap > 0 ? dashedHeading.exec(start) : null
  const named = match?.[1] ? nameHeading(match[1]) : null
  return named?.certainty === 'sure' && dashed.has(named.kind) ? match : null
}

const dashedHeading = /^(\p{L}[\p{L} &]{4,30}) [-–—] (?=\S)/u
const dashed: ReadonlySet<CvSectionKind> = new Set([
  'skills',
  'languages',
  'interests',
  'certifications',
  'references',
])

/** "Mother tongue(s) Italian" among the skills of a Europass: languages follow, and it tells of the first how well. */
export function spokenSection(line: CvLine, { within, below }: Surroundings): OpenSection | null {
  if (within !== 'skills' || !namesMotherTongue(line.text)) return null
  if (
    !below()
      .slice(0, mostToLevels)
      .some((next) => isRowOfLevels(next.text))
  )
    return null
  return { kind: 'languages', heading: null, lines: [line] }
}

/** "Communication skills" below the languages of a Europass, and what only such a form says: they need no further look. */
export function headsSkillsOfForm({ text }: CvLine, { within, above }: Surroundings): boolean {
  const isBelowLanguages = within === 'languages' && namesMotherTongue(above[0]?.text ?? '')
  return isBelowLanguages || ofForm.test(text)
}

const ofForm = /^(?:organi[sz]ational ?\/ ?managerial|job[- ]related) skills$/i

/** "Permanent address: …" below "Languages known: …" among somebody's particulars: they go on. */
export function particularsAgain(
  line: CvLine,
  { within, above }: Surroundings,
): OpenSection | null {
  const isOfOneLine = (within === 'languages' || within === 'interests') && above.length === 1
  if (!isOfOneLine || line.gap > 0 || !saysHowToReach(line)) return null
  return { kind: 'header', heading: null, lines: [line] }
}

/** Lines from the mother tongue to the first row of the table. */
const mostToLevels = 6

/** "Work History / Teacher, Hill School": the first role on the line of its heading. */
export function headedRole(text: string, line: CvLine, { within }: Surroundings) {
  if (line.gap === 0 || line.bullet || within === 'experience') return null
  const [start, label] = besideRole.exec(line.text) ?? []
  if (!start || !label || titleWeight(line.text.slice(start.length)) < hinted) return null
  const named = nameHeading(label)
  return named?.kind === 'experience' && named.certainty === 'sure'
    ? openedBy(text, line, { length: start.length, label, kind: named.kind })
    : null
}

const besideRole = /^(\p{Lu}[\p{L} ]{4,30}) [/|–—-] (?=\p{Lu})/u

/** Where schools or papers are told, such a line ends them without a blank line above it. */
const mayEndSchools =
  /^(?:languages?|sprachen|langues|idiomas|lingue|talen|hobbies|interests|(?:professional |other |key )?certifi(?:cates|cations)|licen[cs]es|tickets|(?:further|additional|other|professional|in-house|mandatory) (?:training|courses)|cpd)\b/i

/** "Profile: …" below the last role tells of none of its work. */
const aboutOneself =
  /^(?:(?:personal |professional |career )?(?:profile|objective)|about me|personal statement)$/i

interface Labelling {
  readonly line: CvLine
  readonly isMarked: boolean
  readonly isChained: boolean
  readonly around: Surroundings
}

/** "Tools: Excel" below schools and "Education: …" below roles, set off or below another such line, belong to neither. */
function endsList(
  { kind, certainty }: NamedHeading,
  { line, isMarked, isChained, around }: Labelling,
): boolean {
  const { within, house } = around
  if (kind === within || certainty === 'possible') return false
  if (isChained) return kind === 'certifications' || within !== 'skills'
  if (certainty === 'sure' && ofOneself.has(kind) && besideSchools.has(within)) return true
  if (kind === 'certifications' && within === 'education') return endsSchools(line, around)
  if (!(line.gap > 0 || isMarked)) return false
  if (listed.has(within)) return beyondSchool.has(kind)
  const mayEndWork = kind === 'skills' || kind === 'certifications'
  if (mayEndWork && certainty === 'likely') return endsWork(line, around)
  if (within !== 'experience' || certainty !== 'sure') return false
  return beyondWork.has(kind) || (kind === 'skills' && line.gap > 0 && !house.loose)
}

/** "Certifications: IPAF, CSCS" below schools; above another one it tells of the school that it stands under. */
function endsSchools({ gap }: CvLine, { below }: Surroundings): boolean {
  if (gap > 0) return true
  const next = below()[0]
  return (
    !next || next.gap > 0 || nameHeading(next.text) !== null || findDates(next.text).length === 0
  )
}

/** "Tools: Figma, Webflow", set off below the last role; between roles such a line belongs to the one above it. */
function endsWork({ gap }: CvLine, { within, house, above, below }: Surroundings): boolean {
  if (gap === 0 || house.loose || (within !== 'experience' && within !== 'header')) return false
  const isDated = ({ text }: CvLine) => holdsRange(text)
  return above.some(isDated) && !below().some(isDated)
}

const listed: ReadonlySet<CvSectionKind> = new Set(['education', 'certifications', 'languages'])
const besideSchools: ReadonlySet<CvSectionKind> = new Set(['education', 'certifications'])
/** What one speaks and likes is no part of a school or a paper. */
const ofOneself: ReadonlySet<CvSectionKind> = new Set(['languages', 'interests'])
const beyondSchool: ReadonlySet<CvSectionKind> = new Set([
  'certifications',
  'skills',
  'languages',
  'references',
  'interests',
  'volunteering',
  'memberships',
])
const beyondWork: ReadonlySet<CvSectionKind> = new Set([
  'education',
  'certifications',
  'languages',
  'references',
  'interests',
])

/** Whether all that stands in the section so far is the line that its label opened. */
function isBehindLabel(text: string, { above }: Surroundings): boolean {
  const [only] = above
  if (above.length !== 1 || !only) return false
  const lineStart = text.lastIndexOf('\n', only.start - 1) + 1
  return /^\P{L}*\p{L}/u.test(text.slice(lineStart, only.start))
}

/** "Referees available on request" heads and says all there is of them, as does "Ref: Ann Hill, 07700 900123". */
export function referencesLine(text: string, line: CvLine, around: Surroundings) {
  if (!/^ref/i.test(line.text)) return null
  const match =
    (line.text.length > longestReferences ? null : askedFor.exec(line.text)) ??
    (isLast(around) ? named.exec(line.text.slice(0, longestStart)) : null)
  const label = match?.[1]
  if (!match || !label) return null
  const length = match[0].length < line.text.length ? match[0].length : label.length + 1
  return openedBy(text, line, { length, label, kind: 'references' })
}

/** "Reference: Mr Dube" between two roles is whom to ask about the first. */
function isLast({ within, below }: Surroundings): boolean {
  if (within === 'header') return false
  const lines = below()
  const next = lines.findIndex((own) => nameHeading(own.text)?.certainty === 'sure')
  const rest = next < 0 ? lines : lines.slice(0, next)
  return !rest.some((own) => holdsRange(own.text))
}

const longestReferences = 60
const longestStart = 80
const askedFor = /^(ref(?:erence|eree)?s)\b.{0,30}\b(?:up)?on request\.?$/i
const named =
  /^([Rr]ef(?:s|erences?|erees?)?|REF(?:S|ERENCES?|EREES?)?)\.?(?:[ \t]*:| [-–—])[ \t]+(?=.{0,60}?(?:\p{Lu}\p{Ll}+ \p{Lu}|\+\d|\b0\d[\d ]{8}))/u

interface Opening {
  /** Letters to the words that the label opens. */
  readonly length: number
  readonly label: string
  readonly kind: CvSectionKind
}

function openedBy(text: string, line: CvLine, { length, label, kind }: Opening): OpenSection {
  const from = line.start + length
  const rest = { ...line, start: from, text: text.slice(from, line.end), gap: 0, hashes: 0 }
  return { kind, heading: cvText(text, line.start, line.start + label.length), lines: [rest] }
}

/** Whether one of four letters, the fewest of a label, is small; most lines show it by the second. */
function beginsSmall(words: string): boolean {
  return isSmall(words.charCodeAt(1)) || /^\P{Ll}{0,3}\p{Ll}/u.test(words)
}

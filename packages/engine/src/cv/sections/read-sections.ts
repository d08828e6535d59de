import { isDigit } from '../../text/letters/character-kinds.ts'
import type { CvSectionKind, CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { findDates, holdsRange } from '../dates/find-dates.ts'
import { beginsForm } from '../forms/form-roles.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { countPieces } from '../words/count-pieces.ts'
import { hinted, likely, organisationWeight, sure, titleWeight } from '../words/weigh-words.ts'
import { findRoleLabels } from './find-role-labels.ts'
import { guessSection } from './guess-section.ts'
import { headingsByStyle } from './heading-style.ts'
import {
  headedRole,
  headsSkillsOfForm,
  inlineSection,
  particularsAgain,
  referencesLine,
  spokenSection,
} from './inline-section.ts'
import { isCapitals } from './is-capitals.ts'
import { isDocumentTitle } from './is-document-title.ts'
import { isLabelOfRole } from './label-of-role.ts'
import { type NamedHeading, nameHeading } from './name-heading.ts'
import type { HouseStyle, OpenSection, Surroundings } from './open-section.ts'
import { isProjectBesideRoles } from './project-beside-roles.ts'
import { settleQualifications, withSchooling } from './settle-qualifications.ts'
import { isBreakAmongRoles, workSection } from './work-heading.ts'

/** A section with its lines; the first one has no heading and holds what stands above the others. */
export interface SectionLines {
  readonly kind: CvSectionKind
  readonly heading: CvText | null
  readonly lines: readonly CvLine[]
}

const pageMark =
  /^(?:.{0,40}[\s|–-]+)?(?:page|seite|p[aá]gina|pagina|p\.)\s?\d{1,2}(?:\s?(?:of|von|de|sur|\/)\s?\d{1,2})?$|^\d{1,2}\s?(?:\/|of)\s?\d{1,2}$/i
/** "WHERE I LEARNED IT". */
const asked = /^(?:where|what|how|who|why|things|places) \p{L}+ /iu
/** Enough of a section to tell what it holds. */
const mostBelow = 40

/** "Tools: Excel", whose label may be as bold as a heading. */
const labelled = /^[^:]{2,48}:\s+\S/

/** Cuts the lines into sections at whatever is a heading by its words and its look. */
export function readSections(text: string, lines: readonly CvLine[]): SectionLines[] {
  const sections: OpenSection[] = [{ kind: 'header', heading: null, lines: [] }]
  const names = lines.map(({ text: words }) => nameHeading(words))
  const house = houseStyle(lines, names)
  const styled = headingsByStyle(lines, names)
  const labels = findRoleLabels(lines, names)
  for (const [at, line] of lines.entries()) {
    const section = sections.at(-1)
    if (isPageMark(line) || isDocumentTitle(line.text)) continue
    const around = {
      house,
      within: section?.kind ?? 'header',
      named: names[at] ?? null,
      gapBelow: lines[at + 1]?.gap ?? 0,
      styled,
      above: section?.lines ?? [],
      below: () => linesBelow(lines, at, styled),
    }
    const isForm = mayTurnToRoles.has(around.within) && beginsForm(lines, at)
    const isLabel = labels.has(line) && around.within === 'experience'
    const opened = isForm ? formSection(line) : isLabel ? null : openSection(text, line, around)
    if (opened) sections.push(opened)
    else if (isProjectBesideRoles(sections, lines, at))
      sections.push({ kind: 'projects', heading: null, lines: [line] })
    else section?.lines.push(line)
  }
  return withSchooling(sections.map(settleQualifications))
}

/** Where the labels of an employer and of what was done there tell that roles begin, though no heading does. */
const mayTurnToRoles: ReadonlySet<CvSectionKind> = new Set([
  'header',
  'summary',
  'education',
  'skills',
  'certifications',
  'languages',
  'interests',
  'other',
])

function formSection(line: CvLine): OpenSection {
  return { kind: 'experience', heading: null, lines: [line] }
}

function linesBelow(
  lines: readonly CvLine[],
  at: number,
  styled: ReadonlySet<CvLine>,
): readonly CvLine[] {
  const below = lines.slice(at + 1, at + 1 + mostBelow)
  const next = below.findIndex((line) => styled.has(line))
  return next < 0 ? below : below.slice(0, next)
}

/** "Page 2 of 3" and the like, which a reader leaves between two lines of a page break. */
function isPageMark(line: CvLine): boolean {
  const last = line.text.charCodeAt(line.text.length - 1)
  return line.text.length < 60 && isDigit(last) && pageMark.test(line.text)
}

function openSection(text: string, line: CvLine, around: Surroundings): OpenSection | null {
  const { named } = around
  if (isLabelOfRole(line, around)) return null
  const headed = headedRole(text, line, around)
  if (headed) return headed
  if (named && isHeading(line, named, around) && !isEntry(line, named, around)) {
    return { kind: named.kind, heading: cvText(text, line.start, line.end), lines: [] }
  }
  return (
    spokenSection(line, around) ??
    particularsAgain(line, around) ??
    inlineSection(text, line, around) ??
    referencesLine(text, line, around) ??
    workSection(text, line, around) ??
    styledSection(text, line, around) ??
    capitalSection(text, line, around) ??
    unknownSection(text, line, around)
  )
}

function isHeading(line: CvLine, { kind, certainty }: NamedHeading, around: Surroundings) {
  const { house, within, styled } = around
  const look = lookOf(line, house)
  if (styled.has(line)) return titleWeight(line.text) < likely || certainty === 'sure'
  // "Training Manager", "School Nurse": a post, whatever section its words could head.
  if (certainty === 'possible' && titleWeight(line.text) >= sure) return false
  const isUnlike = styled.size > 2 && line.fontSize > 0 && !look.caps && !look.colon
  if (isUnlike && line.hashes === 0 && certainty !== 'sure') return false
  if (line.bullet && !(look.caps || line.bold)) return false
  if (certainty === 'sure') return look.marked || look.capital || line.gap > 0 || isReferees(line)
  if (kind === 'skills' && headsSkillsOfForm(line, around)) return look.capital
  if (house.caps && !look.caps && !line.bold && line.hashes === 0 && !look.colon) return false
  if (certainty === 'likely') return look.marked || (line.gap > 0 && look.capital)
  if (look.caps || line.bold || line.hashes > 0) return !line.bullet
  return within !== 'skills' && line.gap > 0 && look.capital && line.text.length < 40
}

/** Nobody lists "references" among anything. */
function isReferees({ text }: CvLine): boolean {
  return /^refer(?:ence|ee)s:?$/i.test(text)
}

/** A heading with words of its own, set in the type of the others; its lines tell what it is. */
function styledSection(text: string, line: CvLine, around: Surroundings): OpenSection | null {
  const { styled, within, above, named } = around
  if (!styled.has(line)) return null
  if (within === 'skills' && labelled.test(line.text)) return null
  // "Volunteer" is a title, too, but where it heads a section it says of what.
  const kind = named?.kind ?? guessSection(around.below(), within)
  const isOwnLine = within === 'header' && !above.some(({ text: words }) => words.includes('@'))
  const isHeadline = within === 'header' && titleWeight(line.text) >= hinted
  const isAmong = within === 'experience' || within === 'education' || within === 'projects'
  // Where entries above did without such a line, it begins none of them.
  const isOtherType = above.length > 2 && !above.findLast((own) => styled.has(own))
  const isNamed = named !== null && above.length > 0 && !above.some((own) => styled.has(own))
  const isTitle = titleWeight(line.text) >= hinted && !isNamed
  const isEntry = isAmong && ((kind === within && !isOtherType) || isTitle)
  if (isEntry || isHeadline || (isOwnLine && kind === 'other')) return null
  return { kind, heading: cvText(text, line.start, line.end), lines: [] }
}

/** "PRACTICE" in a CV whose headings stand in capitals: the lines below tell whether it heads roles or schools. */
function capitalSection(text: string, line: CvLine, around: Surroundings): OpenSection | null {
  const { house, within, above } = around
  const isAmong = within === 'experience' || within === 'education' || within === 'projects'
  if (!house.caps || isAmong || !isCapitalName(line)) return null
  const isBeforeContacts = within === 'header' && !above.some(({ text: own }) => own.includes('@'))
  if (isBeforeContacts) return null
  if (titleWeight(line.text) >= hinted || isFirmName(line.text)) return null
  const below = around.below()
  const next = below.findIndex((own) => isCapitalName(own))
  const own = next < 0 ? below : below.slice(0, next)
  const kind = guessSection(own, within)
  const hasRange = own.some(({ text: words }) => holdsRange(words))
  if (!hasRange || (kind !== 'experience' && kind !== 'education')) return null
  return { kind, heading: cvText(text, line.start, line.end), lines: [] }
}

function isEntry(line: CvLine, named: NamedHeading, around: Surroundings): boolean {
  return (
    isPaper(line, named, around) ||
    isEmployer(line, named, around) ||
    isPost(line, named, around) ||
    isBreakAmongRoles(line, around)
  )
}

/** "Apprenticeship" among roles is what somebody was, unless the lines below say as what. */
function isPost(
  { text }: CvLine,
  { kind, certainty }: NamedHeading,
  around: Surroundings,
): boolean {
  if (kind !== 'experience' || around.within !== kind || certainty === 'sure') return false
  if (/s\W*$/i.test(text) || titleWeight(text) < sure) return false
  const below = around.below()
  const end = below.findIndex(({ gap }, at) => at > 0 && gap > 0)
  const own = below.slice(0, Math.min(mostOfHead, end < 0 ? mostOfHead : end))
  return !own.some((each) => !each.bullet && titleWeight(each.text) >= hinted)
}

const mostOfHead = 3

/** "Forklift Certification" among certificates is one of them, unless it looks like a heading. */
function isPaper(line: CvLine, { kind, certainty }: NamedHeading, around: Surroundings): boolean {
  const isAmong = kind === 'certifications' && around.within === kind
  return (
    isAmong &&
    certainty === 'possible' &&
    !around.styled.has(line) &&
    !lookOf(line, around.house).marked
  )
}

/** "Hill Primary School" among roles, with a title and its dates below: somebody worked there. */
function isEmployer(line: CvLine, { certainty }: NamedHeading, { within, below }: Surroundings) {
  if (within !== 'experience' || certainty !== 'possible') return false
  if (!/\s/.test(line.text) || organisationWeight(line.text) < likely) return false
  const [title, next] = below()
  if (!title || title.bullet || titleWeight(title.text) < likely) return false
  return [title, next].some((each) => each && findDates(each.text).length > 0)
}

/** "PRACTICE" alone is a heading, "HILL PRACTICE" a name. */
function isFirmName(words: string): boolean {
  return /\s/.test(words) && organisationWeight(words) >= hinted
}

/** A few words in capitals, set off from what stands above. */
function isCapitalName({ text, gap, bullet }: CvLine): boolean {
  if (gap === 0 || bullet || text.length > 40 || !isCapitals(text)) return false
  return countPieces(text) <= 4 && !/[\d,@|]/.test(text)
}

/** A heading with words of its own ("WHAT I BRING"), told by the look of the other headings. */
function unknownSection(text: string, line: CvLine, around: Surroundings): OpenSection | null {
  const { house, within } = around
  const isHash = line.hashes > 1 && line.hashes === house.hashes
  const isSetOff = line.gap > 0 && line.text.length <= 45 && isCapitals(line.text)
  if (line.bullet || !(isHash || isSetOff)) return null
  const words = countPieces(line.text)
  if (words > 5 || line.text.length > 45 || /[\d,@|]/.test(line.text)) return null
  const isCaps =
    house.caps && isSetOff && !['header', 'experience', 'education', 'projects'].includes(within)
  const isAsked = isSetOff && asked.test(line.text)
  if (isHash || isAsked || (isCaps && words > 1 && !house.hashes))
    return { kind: 'other', heading: cvText(text, line.start, line.end), lines: [] }
  if (!isSubheading(line, around)) return null
  return { kind: within, heading: cvText(text, line.start, line.end), lines: [] }
}

/** "OVERSEAS" between two gaps among the roles parts them and is none of them. */
function isSubheading(line: CvLine, { house, within, gapBelow }: Surroundings): boolean {
  const isAmong = within === 'experience' || within === 'education'
  const isSetOff = line.gap > 0 && gapBelow > 0 && !house.loose
  return (
    isAmong &&
    isSetOff &&
    house.caps &&
    isCapitals(line.text) &&
    titleWeight(line.text) < hinted &&
    !isFirmName(line.text)
  )
}

/** How the sure headings of this CV look. */
function houseStyle(lines: readonly CvLine[], names: readonly (NamedHeading | null)[]): HouseStyle {
  const sure = lines.filter((line, at) => !line.bullet && names[at]?.certainty === 'sure')
  const capitals = sure.filter((line) => isCapitals(line.text)).length
  const likely = lines.filter(
    (line, at) => names[at]?.certainty === 'likely' && isCapitalName(line),
  ).length
  const hashes = sure.find((line) => line.hashes > 0)?.hashes ?? 0
  const loose = lines.filter(({ gap }) => gap > 0).length > lines.length * 0.6
  const caps = sure.length + likely > 1 && sure.length > 0 && capitals >= sure.length * 0.7
  const apart = lines.filter(({ gap }, at) => names[at]?.certainty === 'likely' && gap > 0)
  const own = sure.length > 0 ? [...sure, ...apart] : []
  const small = own.length > 1 && own.every(({ text }) => /^\P{L}*\p{Ll}/u.test(text))
  return { small, caps, hashes, loose }
}

function lookOf(line: CvLine, house: HouseStyle) {
  const caps = isCapitals(line.text)
  const colon = line.text.endsWith(':')
  const capital = house.small || /^\P{L}*[\p{Lu}\p{Lo}]/u.test(line.text)
  const marked = caps || colon || line.bold || line.hashes > 0 || line.numbered
  return { caps, colon, capital, marked }
}

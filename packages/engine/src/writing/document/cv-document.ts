import type {
  Cv,
  CvHeader,
  CvOtherSection,
  CvRole,
  CvSchool,
  CvSectionKind,
  CvText,
  Span,
} from '../../cv/cv.ts'
import { tellsTerms } from '../../cv/lexicon/employment-terms.ts'
import { tellsPrivate } from '../../cv/lines/tells-private.ts'
import { readStanding } from '../../match/papers/read-standing.ts'
import { startLarge } from '../../text/letters/first-letter.ts'
import { encloses } from '../../text/span.ts'
import { leadsToPost, leftBeside } from './left-beside.ts'
import { leftOver } from './left-over.ts'
import { schoolTown } from './school-town.ts'
import { groupsOf, type SkillGroup } from './skill-groups.ts'
import { wholeHeadline } from './whole-headline.ts'
import { wholeName } from './whole-name.ts'

/** A CV as it is edited and exported. */
export interface CvDocument {
  readonly header: {
    readonly name: string
    /** The line under the name, where the CV has one. */
    readonly headline?: string | undefined
    readonly email: string
    readonly phone: string
    readonly location: string
    readonly links: readonly string[]
  }
  readonly summary: string
  readonly experience: readonly DocumentRole[]
  readonly education: readonly DocumentSchool[]
  readonly skills: readonly string[]
  /** How the skills stand together, where the CV labels them; `skills` says what there is. */
  readonly skill_groups?: readonly SkillGroup[] | undefined
  /** Sections of the person's own, as they stand. */
  readonly others: readonly { readonly heading: string; readonly items: readonly string[] }[]
}

export interface DocumentRole {
  readonly title: string
  readonly company: string
  readonly dates: string
  readonly bullets: readonly string[]
}

export interface DocumentSchool {
  readonly degree: string
  readonly institution: string
  readonly dates: string
  readonly details: readonly string[]
}

/** The heading of what the reader found no field for. */
export const alsoInTheCv = 'Also in the CV'

/**
 * Puts a CV as it was read into the shape of the editor. Nothing is left out and no word changed; with
 * the CV's text, not even what the reader found no field for.
 */
export function toDocument(cv: Cv, cvText = ''): CvDocument {
  const { header } = cv
  const groups = groupsOf(cv.skills)
  const name = wholeName(header, cvText)
  const left = leftBeside(cv, cvText).filter((each) => !isPartOfName(each, header, name))
  const [letters] = header.headline ? [] : left.filter((each) => isBehindName(each, header, cvText))
  const first = header.headline ?? letters
  const headline = first && wholeHeadline(first, [...left, ...cv.unplaced], cvText)
  const isOpen = (each: CvText) =>
    each !== letters && !headline?.said.includes(each) && !leadsToPost(each)
  // "Salary: £24,000" among the lines of a role is nothing done there.
  const apart = cv.beside.filter(({ text }) => tellsPrivate(text))
  const isIn = (entries: readonly { readonly span: Span }[], { span }: CvText) =>
    entries.some((entry) => encloses(entry.span, span))
  const beside = left.filter((each) => isOpen(each) && !isIn(apart, each))
  const isAlso = ({ heading }: CvOtherSection) =>
    heading?.text.toLowerCase() === alsoInTheCv.toLowerCase()
  // What no field of a school holds is told below it.
  const unplaced = cv.unplaced.filter(
    (each) => isOpen(each) && (cvText === '' || !isIn(cv.education, each)),
  )
  const terms = unplaced.filter((each) =>
    cv.experience.some(
      (role) =>
        [role.company, role.location].some((name) => name && isBehind(name, each)) ||
        tellsTermsOf(role, each),
    ),
  )
  const [also, others] = [cv.others.filter(isAlso), cv.others.filter((each) => !isAlso(each))]
  return {
    header: {
      name,
      ...(headline ? { headline: headline.text } : {}),
      email: header.email?.text ?? '',
      phone: header.phone?.text ?? '',
      location: header.location?.text ?? '',
      links: header.links.map(({ text }) => text),
    },
    summary: cv.summaryItems.map(({ text }) => text).join('\n'),
    experience: cv.experience.map((role) => toRole(role, [...beside, ...terms])),
    education: cv.education.map((school) => toSchool(school, cvText)),
    skills: cv.skills.map(({ text }) => text),
    ...(groups.length > 0 ? { skill_groups: groups } : {}),
    others: [
      ...section(ownHeading(cv, 'certifications') ?? 'Certifications', cv.certifications),
      ...section(ownHeading(cv, 'languages') ?? 'Languages', cv.languages),
      ...section('Projects', cv.projects),
      ...section('Volunteering', cv.volunteering),
      ...others.flatMap(({ heading, items }) => section(headingOf(heading) ?? 'More', items)),
      ...section(
        alsoInTheCv,
        inOrder([
          ...also.flatMap(({ items }) => items),
          ...unplaced.filter((each) => !terms.includes(each)),
          ...beside.filter((each) => !isIn(cv.experience, each)),
          ...apart,
        ]),
      ),
    ],
  }
}

/** "RN" and "Dr" are said with the name. */
function isPartOfName({ text, span }: CvText, header: CvHeader, whole: string): boolean {
  if (!header.name || !whole.includes(text.replace(/[()]/g, ''))) return false
  const { start, end } = header.name.span
  const reach = whole.length + brackets
  return Math.abs(span.start - end) <= reach && Math.abs(span.end - start) <= reach
}

const brackets = 3

/** "Ada Byron | RN": what stands behind the name in its line, and is nothing else, says what one is. */
function isBehindName({ span }: CvText, { name }: CvHeader, cvText: string): boolean {
  const gap = name && span.start >= name.span.end ? cvText.slice(name.span.end, span.start) : '\n'
  return /^[\s|·•–—,-]*$/.test(gap) && !gap.includes('\n')
}

function toRole(role: CvRole, beside: readonly CvText[]): DocumentRole {
  const { title, company, location, dates, bullets, span } = role
  const own = inOrder(
    beside.filter((each) => span.start <= each.span.start && each.span.end <= span.end),
  )
  const behind = (name: CvText | null | undefined) =>
    name ? own.filter((each) => isBehind(name, each)) : []
  const whole = (name: CvText | null | undefined) =>
    [name?.text, ...behind(name).map(({ text }) => text)].filter(Boolean).join(' ')
  const taken = [...behind(company), ...behind(location)]
  const rest = own.filter((each) => !taken.includes(each))
  const terms = rest.filter((each) => tellsTermsOf(role, each)).map(bareTerms)
  const told = rest.filter((each) => !tellsTermsOf(role, each))
  const when = dates?.text ?? ''
  return {
    title: title?.text ?? '',
    company: [whole(company), whole(location)].filter(Boolean).join(', '),
    dates: terms.length > 0 ? `${when} (${terms.join(', ')})` : when,
    bullets: inOrder([...bullets, ...told]).map(({ text }) => text),
  }
}

/** "May 2025 to now (weekends and holidays)", "2019 - 2021, part time": on what terms, in the head of a dated role. */
function tellsTermsOf({ dates, bullets, span }: CvRole, each: CvText): boolean {
  const end = bullets[0]?.span.start ?? span.end
  const isInHead = span.start <= each.span.start && each.span.end <= end
  return dates !== null && isInHead && tellsTerms(bareTerms(each))
}

function bareTerms({ text }: CvText): string {
  return text.replace(/^[\s([,|/·–—-]+|[\s)\].]+$/g, '')
}

/** "Hill Hotel (part-time, while studying)", "Leeds (remote)": on what terms, in brackets right behind the name. */
function isBehind(name: CvText, { text, span }: CvText): boolean {
  const gap = span.start - name.span.end
  return gap >= 0 && gap <= 1 && /^\([^()]{3,60}\)$/.test(text)
}

function inOrder(texts: readonly CvText[]): readonly CvText[] {
  return texts.toSorted((a, b) => a.span.start - b.span.start)
}

function toSchool(school: CvSchool, cvText: string): DocumentSchool {
  const { degree, field, institution, dates, details } = school
  const subject = field && !degree?.text.includes(field.text) ? field.text : undefined
  // "University of Palo Duro, Amarillo": a town is no line of its own.
  const town = schoolTown(school, cvText) ?? ''
  const named = [degree?.text, subject].filter(Boolean).join(', ')
  const left = leftOver(school, cvText)
  const unfinished = left.find((line) => saysHowFar(named, line))
  const isOfDetail = details.some(({ text }) => isUnderway.test(text))
  const standing = isOfDetail ? undefined : unfinished
  // "Level 4 Diploma (2020), Level 6 in progress, expected 2027": what is under way is what is expected.
  const told = details.map(({ text }) =>
    unfinished && isUnderway.test(text) ? `${text}, ${unfinished}` : text,
  )
  // "Exam booked for March 2027": the date is that of the exam.
  const ahead = dates ? told.find((line) => leadsToDate.test(line)) : undefined
  const lines = [...told, ...left].filter((line) => line !== unfinished && line !== ahead)
  return {
    degree: standing ? `${named} (${standing})` : named,
    institution: [institution?.text, town].filter(Boolean).join(', '),
    dates: [ahead, dates?.text].filter(Boolean).join(' '),
    details: lines.filter((line) => !town.startsWith(line)),
  }
}

const isUnderway = /\b(?:in progress|ongoing|under ?way|currently|studying)\b/i
const leadsToDate = /^(?:\p{L}+ ){1,3}(?:for|in|on|by|until)$/iu

/** "Not completed" belongs to the degree, which is worth less with it. */
function saysHowFar(degree: string, left: string): boolean {
  const line = `${degree} (${left})`
  const whole = { start: 0, end: line.length }
  const isSaid = degree !== '' && !/[,;]/.test(left)
  return isSaid && readStanding(line, whole, { start: 0, end: degree.length }) !== 'held'
}

/** "Registration" stays what it is called, where it is the only section of its kind. */
function ownHeading({ sections }: Cv, kind: CvSectionKind): string | null {
  const [only, another] = sections.filter((each) => each.kind === kind)
  const words = another ? null : headingOf(only?.heading ?? null)
  if (!words || words.length > longestHeading) return null
  return words === words.toUpperCase() ? null : words
}

/** A heading without its colon, and without capitals, which are the style's. */
function headingOf(heading: CvText | null): string | null {
  const words = heading?.text.replace(/\s*[:：]\s*$/, '') ?? ''
  if (words === '') return null
  const isLoud = words === words.toUpperCase() && spelledOut.test(words)
  return isLoud ? startLarge(words.toLowerCase()) : words
}

const longestHeading = 40
/** In capitals nothing tells "HGV" from a word, except that it is short. */
const spelledOut = /^(?:\p{L}{5,}|AND|OF|[&/,\s])+$/u

function section(heading: string, items: readonly { readonly text: string }[]) {
  return items.length === 0 ? [] : [{ heading, items: items.map(({ text }) => text) }]
}

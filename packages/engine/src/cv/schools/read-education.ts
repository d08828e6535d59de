import type { Span } from '../../text/span.ts'
import type { CvSchool, CvText } from '../cv.ts'
import type { FoundDates } from '../dates/find-dates.ts'
import { datesText, mainDates } from '../dates/main-dates.ts'
import { behindLabel, formLineOf } from '../forms/form-line.ts'
import { readItems } from '../items/read-items.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { foldedPhrase } from '../words/fold.ts'
import { sign, signedWords } from '../words/word-signs.ts'
import { cutRunOn } from './cut-run-on.ts'
import { formSchools } from './form-schools.ts'
import { isBareDate, schoolBlocks } from './school-blocks.ts'
import { type SchoolLine, schoolLines } from './school-lines.ts'
import type { SchoolPart } from './school-parts.ts'
import { soleCourse } from './sole-course.ts'
import { toldSchools } from './told-schools.ts'
import { unknownSchool } from './unknown-school.ts'

/** Nobody has gone to so many schools; the lines after them stay unplaced. */
const mostLines = 250

/** Reads the schools and degrees of one education section. */
export function readEducation(text: string, lines: readonly CvLine[]): CvSchool[] {
  const own = lines.slice(0, mostLines)
  const form = formSchools(text, own)
  if (form) return form
  const told = toldSchools(text, own)
  const listed = told.rest.filter(isNoHeadOfTable).map(withoutLabel).flatMap(cutRunOn)
  const schools = schoolsOf(text, schoolLines(text, listed))
  return told.schools.length === 0 ? schools : inOrder([...schools, ...told.schools])
}

function inOrder(schools: readonly CvSchool[]): CvSchool[] {
  return schools.toSorted((a, b) => a.span.start - b.span.start)
}

/** Nor is "Dates" over it, where a page has set the first column above the others. */
function isNoHeadOfTable(line: CvLine, at: number, lines: readonly CvLine[]): boolean {
  const next = columnHeads.has(foldedPhrase(line.text)) ? lines[at + 1] : undefined
  return isNoTableHead(line) && (next === undefined || isNoTableHead(next))
}

/** "Year | School | Degree" is the head of a table. */
function isNoTableHead({ text }: CvLine): boolean {
  if (text.length > longestTableHead || !/[|\t]| {2}/.test(text)) return true
  const cells = text.split(/\s*[|\t]\s*| {2,}/).filter((cell) => cell !== '')
  const isHead = (cell: string) =>
    cell.split('/').every((name) => /^\P{L}*$/u.test(name) || columnHeads.has(foldedPhrase(name)))
  return cells.length < 2 || !cells.every(isHead)
}

const longestTableHead = 120
const otherHeads =
  'sr no|s no|sl no|year of passing|passing year|pas year|year passed|year of pass|pass year|year of completion|year of award|exam title|title of exam|exam passed|examination passed|name of exam|name of examination|concentration|major|group|branch|specialisation|specialization|name of institution|name of the institution|name of institute|name of school|name of college|institute name|school name|college name|award|awards|award obtained|certificate|certificates|certificate obtained|qualification obtained|grade obtained|marks obtained|percentage of marks|of marks|marks percentage|class obtained|duration|remarks|status'
const columnHeads: ReadonlySet<string> = new Set(
  'period exam exams examination examinations class standard stream discipline division serial sr no passing dates date year years from to school schools institution institute institutions university college board degree degrees qualification qualifications course courses subject subjects grade grades result results level place location percentage marks cgpa gpa'
    .split(' ')
    .concat(otherHeads.split('|')),
)

/** "Quals: CF1, SVQ 2" among schools. */
const ofList = /^(?:quals|qualifications|certs|certificates|exams|courses)[ \t]*:[ \t]+/i

/** "Dates<tab>2006 – 2010", "Name of school: Hill College". */
function withoutLabel(line: CvLine): CvLine {
  const [label] = ofList.exec(line.text.slice(0, 24)) ?? []
  if (label && line.text.length > label.length) {
    const start = line.start + label.length
    return { ...line, start, text: line.text.slice(label.length) }
  }
  const form = formLineOf(line)
  const isOwn = form?.label === 'dates' || form?.label === 'school'
  return isOwn && form.from < line.end ? behindLabel(line, form) : line
}

/** Reads them where no heading announces them: what stands above the first name of one is something else. */
export function readLooseEducation(text: string, lines: readonly CvLine[]): CvSchool[] {
  const own = lines.slice(0, mostLines).filter(isNoHeadOfTable).flatMap(cutRunOn)
  const all = schoolLines(text, own)
  const first = all.findIndex(({ parts }) =>
    parts.some(({ kind }) => kind === 'degree' || kind === 'school'),
  )
  return first < 0 ? [] : schoolsOf(text, all.slice(first))
}

function schoolsOf(text: string, lines: readonly SchoolLine[]): CvSchool[] {
  return schoolBlocks(lines)
    .map((block) => schoolOf(text, block))
    .map(underSharedSchool)
    .map(({ isCourse, isDegreeBold, ...school }) => school)
    .filter((school) => school.degree !== null || school.institution !== null)
}

interface ReadSchool extends CvSchool {
  /** One line that names no school: "CELTA, 2016" was passed at none of those above. */
  readonly isCourse: boolean
  /** The line of its degree is set in bold. */
  readonly isDegreeBold: boolean
}

/** Two degrees under one school, whose name stands above the first of them. */
function underSharedSchool(school: ReadSchool, at: number, all: readonly ReadSchool[]): ReadSchool {
  if (school.institution || !school.degree || school.isCourse) return school
  let above = at - 1
  while (above >= 0 && !all[above]?.institution) above--
  const shared = all[above]
  const isAbove =
    shared?.institution && shared.degree && shared.institution.span.end <= shared.degree.span.start
  // Where schools are bold and degrees are not, a bold degree opens an entry of its own.
  if (school.isDegreeBold && shared?.isDegreeBold === false) return school
  const isOwnLine = isAbove && shared.span.start <= (shared.institution?.span.start ?? 0)
  return isOwnLine && at - above < 4 ? { ...school, institution: shared.institution } : school
}

function schoolOf(text: string, lines: readonly SchoolLine[]): ReadSchool {
  const dated = lines.filter((line) => !isBareDate(line))
  const found = withValidity(
    text,
    mainDates((dated.length > 0 ? dated : lines).flatMap(({ dates }) => dates)),
  )
  const block = found?.isValidity ? lines.map((line) => withoutWordsOf(found, line)) : lines
  const heads = block.filter((line) => !line.isDetail)
  const parts = heads.flatMap((line) => line.parts)
  const named = parts.find((part) => part.kind === 'degree')
  const passed = named ? undefined : soleCourse(parts, found)
  const degree = named ?? passed
  const school =
    wholeSchool(parts.filter((part) => part.kind === 'school')) ??
    (passed ? undefined : unknownSchool(parts, degree))
  const field = passed ? undefined : (degree?.field ?? besideDegree(parts, degree, school))
  const start = Math.min(...block.map(({ line }) => line.start))
  const end = Math.max(...block.map(({ line }) => line.end))
  return {
    degree: degree?.value ?? null,
    ...(field ? { field } : {}),
    institution: school?.value ?? null,
    dates: found ? datesText(text, found) : null,
    // When a paper runs out is no time that somebody studied.
    from: found?.isValidity ? null : (found?.from ?? null),
    to: found?.isValidity ? null : (found?.to ?? null),
    details: detailsOf(text, block, { used: [degree, school], field }),
    span: { start, end },
    isCourse: passed !== undefined,
    isDegreeBold: degree?.line.bold === true && degree.line.fontSize > 0,
  }
}

/** "Faculty of Mathematics, Hill University": who asks where somebody studied is told the university. */
function wholeSchool([first, ...others]: readonly SchoolPart[]): SchoolPart | undefined {
  if (!first || !partOfSchool.test(first.value.text)) return first
  return (
    others.find(({ line, value }) => line === first.line && /universit/i.test(value.text)) ?? first
  )
}

const partOfSchool = /^(?:faculty|department|dept\.?|school) of\b|\b(?:faculty|department)$/i

interface DatesOfSchool extends FoundDates {
  /** Whether they say how long a paper holds, or when it was renewed. */
  readonly isValidity: boolean
}

/** "Expires 2027", "refresher 2024": such a date goes with the word that says what it is. */
function withValidity(text: string, found: FoundDates | null): DatesOfSchool | null {
  if (!found) return null
  const before = text.slice(Math.max(0, found.start - lettersOfValidity), found.start)
  const [said] = validity.exec(before) ?? []
  return { ...found, start: found.start - (said?.length ?? 0), isValidity: said !== undefined }
}

function withoutWordsOf({ start, end }: Span, line: SchoolLine): SchoolLine {
  const isBeside = ({ value: { span } }: SchoolPart) => span.end <= start || end <= span.start
  return { ...line, parts: line.parts.filter(isBeside) }
}

const lettersOfValidity = 24
const validity =
  /\b(?:expir(?:es|y|ing)(?: (?:date|on|in))?|valid (?:to|until|till|through)|exp\.?|renew(?:ed|al)(?: in)?|refresh(?:er|ed)(?: in)?|updated(?: in)?)[ \t:]*$/i

/** "Civil Engineering, BSc" and "BSc, Biology": the subject beside the degree. */
function besideDegree(
  parts: readonly SchoolPart[],
  degree: SchoolPart | undefined,
  school: SchoolPart | undefined,
): CvText | undefined {
  if (!degree) return undefined
  const at = parts.indexOf(degree)
  const isSubject = (part: SchoolPart | undefined) =>
    part !== undefined && part.kind === 'other' && part !== school && part.line === degree.line
  const after = parts.slice(at + 1).find(({ kind }) => kind !== 'degree')
  const before = parts[at - 1]
  if (isSubject(after)) return after?.value
  return isSubject(before) ? before?.value : undefined
}

interface Used {
  readonly used: readonly (SchoolPart | undefined)[]
  readonly field: CvText | undefined
}

/** Lines of their own, and what stands beside degree and school without being a place. */
function detailsOf(text: string, block: readonly SchoolLine[], { used, field }: Used): CvText[] {
  const usedLines = new Set(used.map((part) => part?.line))
  const isOwn = (own: SchoolLine) =>
    own.isDetail ||
    (!usedLines.has(own.line) && (own.dates.length === 0 || own.parts.length > 0)) ||
    (isBareDate(own) && block[0]?.line.bullet === false)
  const beside = block
    .filter((line) => !isOwn(line))
    .flatMap(({ parts }) => parts)
    .filter((part) => (part.kind !== 'place' || opensDetail(part)) && !used.includes(part))
    .map(({ value }) => value)
    .filter((value) => value.span.start !== field?.span.start)
  const lines = readItems(
    text,
    block.filter(isOwn).map(({ line }) => line),
  )
  return [...beside, ...lines]
}

/** "Minor in Mathematics" beside the degree: no name, and worth telling. */
function opensDetail({ value }: SchoolPart): boolean {
  return ((signedWords(value.text).signs[0] ?? 0) & sign.detail) !== 0
}

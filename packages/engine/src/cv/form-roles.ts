import { countPieces } from './count-pieces.ts'
import { withoutPlace } from './cut-place.ts'
import type { CvRole, CvText } from './cv.ts'
import { cvPassage } from './cv-text.ts'
import { findDates, findDatesOf } from './find-dates.ts'
import { type FormLine, formLineOf } from './form-line.ts'
import { isProse } from './is-prose.ts'
import type { FormLabel } from './lexicon/form-labels.ts'
import { datesText, mainDates } from './main-dates.ts'
import { readItems } from './read-items.ts'
import type { CvLine } from './read-lines.ts'
import { splitSegments } from './split-segments.ts'
import { organisationWeight, titleWeight } from './weigh-words.ts'

/** A line of a form with what it is labelled as. */
interface Labelled {
  readonly line: CvLine
  readonly form: FormLine | null
}

/** Where a form begins among lines, and its roles. */
export interface FormRoles {
  readonly above: readonly CvLine[]
  readonly roles: readonly CvRole[]
}

/** Nobody has filled in so many. */
const mostRoles = 150

/**
 * Reads roles that are written as forms, a label before each fact. Null where the lines are no form: the first label
 * decides what each role opens with, and every role needs a second one.
 */
export function formRoles(text: string, lines: readonly CvLine[]): FormRoles | null {
  const labelled = lines.map(labelledAs)
  const first = labelled.findIndex(({ form }) => form !== null && openers.has(form.label))
  const opener = labelled[first]?.form
  if (!opener) return null
  const blocks = blocksOf(labelled.slice(first), opener)
  if (!blocks.every(isForm) || blocks.some(holdsHead)) return null
  const roles = blocks.slice(0, mostRoles).flatMap((block) => rolesIn(text, block))
  return roles.length === 0 ? null : { above: lines.slice(0, first), roles }
}

/** Behind the label of a description another one may stand: "description - Role   Tester". */
function labelledAs(line: CvLine): Labelled {
  const form = formLineOf(line)
  if (form?.label !== 'description') return { line, form }
  const rest = restOf(line, form)
  const inner = formLineOf(rest)
  return inner ? { line: rest, form: inner } : { line, form }
}

function restOf(line: CvLine, { from }: FormLine): CvLine {
  return { ...line, start: from, text: line.text.slice(from - line.start), gap: 1 }
}

/** Whether a form of roles begins at a line: an employer, and what was done or held there, or when. */
export function beginsForm(lines: readonly CvLine[], at: number): boolean {
  const own = lines[at]
  const form = own && formLineOf(own)
  if (!own || form?.label !== 'company' || form.from >= own.end) return false
  const next = lines.slice(at + 1, at + 4).flatMap((line) => formLineOf(line)?.label ?? [])
  return next.includes('description') || (next.includes('title') && next.includes('dates'))
}

const openers: ReadonlySet<FormLabel> = new Set(['company', 'title', 'dates', 'client', 'project'])

function blocksOf(lines: readonly Labelled[], opener: FormLine): Labelled[][] {
  const blocks: Labelled[][] = []
  for (const each of lines) {
    if (each.form?.name === opener.name) blocks.push([each])
    else blocks.at(-1)?.push(each)
  }
  return blocks
}

function isForm(block: readonly Labelled[]): boolean {
  const labels = new Set(block.flatMap(({ form }) => form?.label ?? []))
  const isNamed = labels.has('company') || labels.has('title') || labels.has('client')
  return isNamed && labels.size > 1
}

/** Lines of a block in which a head may still stand without its label. */
const mostOfHead = 4

/** A dated head without labels further down: then the labels are only part of a role. */
function holdsHead(block: readonly Labelled[]): boolean {
  return block.some(({ line, form }, at) => {
    if (form || at < mostOfHead || line.bullet || line.text.length > 120) return false
    const isDated = findDates(line.text).some(({ from }) => from !== null)
    const title = titleWeight(line.text)
    const company = organisationWeight(line.text)
    return isDated && title + company >= 1.5 && !isProse(line.text, { title, company, isDated })
  })
}

/** The roles of one employer: one, or one for each title that only the projects there name. */
function rolesIn(text: string, block: readonly Labelled[]): CvRole[] {
  const roles = partsByTitle(block).flatMap((part) => roleOf(text, part) ?? [])
  const company = roles[0]?.company ?? null
  return roles.map((role) => (role.company ? role : { ...role, company }))
}

function partsByTitle(block: readonly Labelled[]): (readonly Labelled[])[] {
  const project = block.findIndex(({ form }) => form?.label === 'project')
  const titles = block.flatMap(({ line, form }, at) =>
    form?.label === 'title' ? [{ at, words: line.text.slice(form.from - line.start) }] : [],
  )
  const isOfEmployer = titles[0] !== undefined && titles[0].at < project
  if (titles.length < 2 || isOfEmployer) return [block]
  const starts = titles.slice(1).flatMap(({ at, words }, before) => {
    const above = titles[before]
    return above && above.words !== words ? [projectAbove(block, { at, after: above.at })] : []
  })
  return [0, ...starts].map((start, at, all) => block.slice(start, all[at + 1]))
}

/** Where the project begins that a title belongs to. */
function projectAbove(
  block: readonly Labelled[],
  { at, after }: { readonly at: number; readonly after: number },
): number {
  const start = block.findLastIndex(
    ({ form }, index) => index > after && index < at && form?.label === 'project',
  )
  return start < 0 ? at : start
}

function roleOf(text: string, block: readonly Labelled[]): CvRole | null {
  const employer = withoutPlace(text, valueUnder(text, block, 'company'), 'company')
  const company =
    employer.value ?? withoutPlace(text, valueUnder(text, block, 'client'), 'company').value
  const title = valueUnder(text, block, 'title')
  if (!company && !title) return null
  const location = valueUnder(text, block, 'location') ?? employer.place
  const dated = datedLine(block)
  const dates = dated && mainDates(findDatesOf(dated))
  const told = bodyOf({ block, head: [title, company, location], dated })
  const first = block[0]?.line
  const last = block.at(-1)?.line
  return {
    title,
    company,
    ...(location ? { location } : {}),
    dates: dates ? datesText(text, dates) : null,
    from: dates?.from ?? null,
    to: dates?.to ?? null,
    bullets: told.flatMap(({ isAbout, lines }) =>
      isAbout ? wholeOf(text, lines) : readItems(text, lines),
    ),
    span: { start: first?.start ?? 0, end: last?.end ?? 0 },
  }
}

/** The first line so labelled that says something, without its dates. */
function valueUnder(text: string, block: readonly Labelled[], label: FormLabel): CvText | null {
  for (const { line, form } of block) {
    if (form?.label !== label || form.from >= line.end) continue
    const [value] = splitSegments(text, { start: form.from, end: line.end }, findDatesOf(line))
    if (value) return value
  }
  return null
}

/** What is labelled as the time; else a range beside a name or a project at the top. */
function datedLine(block: readonly Labelled[]): CvLine | null {
  const times = block.filter(({ form }) => form?.label === 'dates')
  const own = times.find(({ line }) => findDates(line.text).some(({ from }) => from !== null))
  const beside = block
    .slice(0, mostOfHead)
    .find(({ line, form }) => !(form && undated.has(form.label)) && hasRangeAtEdge(line))
  const single = times.find(({ line }) => findDates(line.text).length > 0)
  return (own ?? beside ?? single)?.line ?? null
}

const undated: ReadonlySet<FormLabel> = new Set(['tools', 'about', 'remark', 'dates'])
const longestDated = 120

function hasRangeAtEdge({ text }: CvLine): boolean {
  if (text.length > longestDated) return false
  return findDates(text).some(
    ({ from, start, end }) => from !== null && (start === 0 || /^[\s).]*$/.test(text.slice(end))),
  )
}

interface Told {
  readonly block: readonly Labelled[]
  readonly head: readonly (CvText | null)[]
  readonly dated: CvLine | null
}

interface Passage {
  /** Whether it tells what a project was about, and not what was done in it. */
  readonly isAbout: boolean
  readonly lines: CvLine[]
}

/** What is left of a role without its names: what was done there without the label, all else with it. */
function bodyOf({ block, head, dated }: Told): Passage[] {
  const passages: Passage[] = []
  for (const { line, form } of block) {
    const isNamed = head.some(
      (value) => value && line.start <= value.span.start && value.span.end <= line.end,
    )
    if (isNamed || (line === dated && saysLittle(line)) || form?.label === 'dates') continue
    const own = form ? ownItem(line, form) : line
    if (own.text === '') {
      passages.push({ isAbout: false, lines: [] })
      continue
    }
    const before = passages.at(-1)
    const isAbout = form?.label === 'about'
    const goesOn = before?.isAbout === true && !form && !line.bullet
    if (before && (goesOn || (!isAbout && !before.isAbout))) before.lines.push(own)
    else passages.push({ isAbout, lines: [own] })
  }
  return passages
}

/** A label begins something new; that of what was done is left out. */
function ownItem(line: CvLine, form: FormLine): CvLine {
  return form.label === 'description' ? restOf(line, form) : { ...line, gap: 1 }
}

const wordsBesideDates = 3

function saysLittle({ text }: CvLine): boolean {
  const dates = findDates(text).reduce(
    (sum, { start, end }) => sum + countPieces(text.slice(start, end)),
    0,
  )
  return countPieces(text) - dates <= wordsBesideDates
}

function wholeOf(text: string, lines: readonly CvLine[]): CvText[] {
  const whole = cvPassage(text, lines[0]?.start ?? 0, lines.at(-1)?.end ?? 0)
  return whole ? [whole] : []
}

import type { CvMonth, CvRole, CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { type FoundDates, findDates, findDatesOf, holdsRange } from '../dates/find-dates.ts'
import { datesText, mainDates } from '../dates/main-dates.ts'
import type { FormLabel } from '../lexicon/form-labels.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { isOnlyPlace, withoutPlace } from '../words/cut-place.ts'
import { splitSegments } from '../words/split-segments.ts'
import { hinted, likely, organisationWeight, sure, titleWeight } from '../words/weigh-words.ts'
import { formBlocks, type Labelled, labelledAs, mostOfHead, partsByTitle } from './form-blocks.ts'
import { formBody } from './form-body.ts'
import { behindLabel, type FormLine, formLineOf } from './form-line.ts'

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
  const first = lines.findIndex(isOpener)
  const own = lines[first]
  const opener = own && formLineOf(own)
  if (!opener) return null
  if (opener.label === 'company' && isUnderTitle(lines, first)) return null
  const firms = firmsAbove(lines, opener)
  const labelled = withProjects(
    lines.map((line) => (firms.has(line) ? asFirm(line) : labelledAs(line))),
  )
  const start = firms.size > 0 ? first - 1 : first
  const blocks = formBlocks(labelled.slice(start), labelled[start]?.form ?? opener)
  if (!blocks) return null
  const roles = blocks.slice(0, mostRoles).flatMap((block) => rolesIn(text, block))
  return roles.length === 0 ? null : { above: lines.slice(0, start), roles }
}

/**
 * "1) Hill Builders Pvt. Ltd., Nagpur" or "05.2019 – now   Hill Foods" over "Designation: Site Engineer": each employer
 * heads its form, without a label.
 */
function firmsAbove(lines: readonly CvLine[], opener: FormLine): ReadonlySet<CvLine> {
  const forms = lines.map((line) => formLineOf(line))
  if (opener.label !== 'title' || forms.some((form) => form?.label === 'company')) return noFirms
  const firms = forms.flatMap((form, at) => {
    const above = lines[at - 1]
    return form?.name === opener.name ? [above && isFirm(above) ? above : null] : []
  })
  const named = firms.filter((line) => line !== null)
  return named.length === firms.length ? new Set(named) : noFirms
}

const noFirms: ReadonlySet<CvLine> = new Set()
const longestFirm = 90

function isFirm(line: CvLine): boolean {
  const { text, numbered } = line
  if (line.bullet || text.length > longestFirm || formLineOf(line)) return false
  const dates = findDates(text)
  const isHead = numbered ? /^\p{Lu}/u.test(text) && dates.length === 0 : namesBesideRange(line)
  return isHead && titleWeight(text) < likely
}

/** Names, and the time they go with, at an edge of the line. */
function namesBesideRange(line: CvLine): boolean {
  const [name] = splitSegments(line.text, { start: 0, end: line.text.length }, findDates(line.text))
  return hasRangeAtEdge(line) && name !== undefined && /^\p{Lu}/u.test(name.text)
}

function asFirm(line: CvLine): Labelled {
  return { line, form: { label: 'company', name: '', from: line.start } }
}

/** Above "Role: Tester" the "Title: Ward rounds" is that of a project. */
function withProjects(lines: readonly Labelled[]): Labelled[] {
  const isPost = ({ form }: Labelled) => form?.label === 'title' && form.name !== 'title'
  return lines.map((each, at) => {
    const isProject = each.form?.name === 'title' && lines.slice(at + 1, at + 4).some(isPost)
    return each.form && isProject ? { ...each, form: { ...each.form, label: 'project' } } : each
  })
}

/** "Staff Nurse" over "Employer: Hill Clinic" heads the role, and the label stands within. */
function isUnderTitle(lines: readonly CvLine[], at: number): boolean {
  const above = lines[at - 1]
  if (!above || above.bullet || lines[at]?.gap !== 0 || formLineOf(above)) return false
  const next = lines.slice(at + 1, at + 4).map((line) => formLineOf(line)?.label)
  return !next.includes('title') && titleWeight(above.text) >= likely
}

function isOpener(line: CvLine): boolean {
  const form = formLineOf(line)
  return form !== null && openers.has(form.label)
}

/** Whether a form of roles begins at a line: an employer, and what was done or held there, or when. */
export function beginsForm(lines: readonly CvLine[], at: number): boolean {
  const own = lines[at]
  const form = own && formLineOf(own)
  if (!own || form?.label !== 'company' || form.from >= own.end) return false
  const next = lines.slice(at + 1, at + 4).flatMap((line) => formLineOf(line)?.label ?? [])
  return next.includes('description') || (next.includes('title') && next.includes('dates'))
}

/** Whether the last of some lines are the labels of a role. */
export function endsInForm(lines: readonly CvLine[]): boolean {
  const labels = lines.slice(-labelsOfHead).map((line) => formLineOf(line)?.label)
  return labels.includes('company') || (labels.includes('title') && labels.includes('dates'))
}

const labelsOfHead = 4
const openers: ReadonlySet<FormLabel> = new Set(['company', 'title', 'dates', 'client', 'project'])

/** The roles of one employer: one, or one for each title that only the projects there name. */
function rolesIn(text: string, block: readonly Labelled[]): CvRole[] {
  const roles = partsByTitle(block).flatMap((part) => roleOf(text, part) ?? [])
  const company = roles[0]?.company ?? null
  return roles.map((role) => (role.company ? role : { ...role, company }))
}

function roleOf(text: string, block: readonly Labelled[]): CvRole | null {
  const employer = withoutPlace(text, valueUnder(text, block, 'company'), 'company')
  const company =
    employer.value ?? withoutPlace(text, valueUnder(text, block, 'client'), 'company').value
  const title = valueUnder(text, block, 'title') ?? titleBelow(text, block)
  if (!company && !title) return null
  const location = valueUnder(text, block, 'location') ?? employer.place
  const dated = datedLine(block)
  const range = dated && (rangeUntil(text, block, dated) ?? rangeOf(text, dated))
  const first = block[0]?.line
  const last = block.at(-1)?.line
  return {
    title,
    company,
    ...(location ? { location } : {}),
    dates: range?.dates ?? null,
    from: range?.from ?? null,
    to: range?.to ?? null,
    bullets: formBody(text, { block, head: [title, company, location], dated }),
    span: { start: first?.start ?? 0, end: last?.end ?? 0 },
  }
}

/** The first line so labelled that says something, without its dates. */
function valueUnder(text: string, block: readonly Labelled[], label: FormLabel): CvText | null {
  for (const { line, form } of block) {
    if (form?.label !== label || form.from >= line.end) continue
    const values = splitSegments(text, { start: form.from, end: line.end }, findDatesOf(line))
    const value = label === 'title' ? withBothNames(text, values) : values[0]
    if (value) return value
  }
  return null
}

/** "Java Developer" right below "Client: Hill Foods", without a label. */
function titleBelow(text: string, [first, next]: readonly Labelled[]): CvText | null {
  if (!first || !next || first.form?.label === 'title' || next.form || next.line.bullet) return null
  const { line } = next
  if (line.gap > 0 || line.text.length > longestTitle || /[.;:]$/.test(line.text)) return null
  const [value] = splitSegments(text, line, findDatesOf(line))
  return value && titleWeight(value.text) >= sure ? value : null
}

const longestTitle = 60

/** "Picker / Packer" is one title, and so is "Sr. Executive - Sea Exports". */
function withBothNames(text: string, [first, second]: readonly CvText[]): CvText | undefined {
  if (!first || !second) return first
  const gap = text.slice(first.span.end, second.span.start).trim()
  const isSubject = organisationWeight(second.text) < hinted && !isOnlyPlace(second.text)
  const isOne = gap === '/' || (/^[-–—]$/.test(gap) && isSubject)
  return (isOne && cvText(text, first.span.start, second.span.end)) || first
}

export type ToldRange = Pick<CvRole, 'dates' | 'from' | 'to'>

/** "From: Jan 2019" over "To: present" is one range, whatever stands between them. */
function rangeUntil(text: string, block: readonly Labelled[], dated: CvLine): ToldRange | null {
  const own = mainDates(findDatesOf(dated))
  if (!own || own.from) return null
  const behind = untilBehind(dated, own)
  const ends = behind ? [behind] : block.filter(isUntil)
  for (const { line, form } of ends) {
    const ended = form && behindLabel(line, form)
    const range = ended && (stillHeld(text, own, ended) ?? endedAt(text, { dated, own, ended }))
    if (range) return range
  }
  return null
}

/** "Is this your current job: Yes". */
function stillHeld(text: string, own: FoundDates, ended: CvLine): ToldRange | null {
  if (!/^(?:yes|y|true|ja|oui|s[ií])$/i.test(ended.text.trim())) return null
  const dates = datesText(text, own)
  return { dates, from: startOf(dates.text), to: 'present' }
}

/** When something began that has not ended. */
export function startOf(words: string): CvMonth | null {
  return findDates(`${words} – present`)[0]?.from ?? null
}

interface Ends {
  readonly dated: CvLine
  readonly own: FoundDates
  readonly ended: CvLine
}

/** A range whose end stands in a line of its own. */
export function endedAt(text: string, { dated, own, ended }: Ends): ToldRange | null {
  const begun = `${dated.text.slice(own.start - dated.start, own.end - dated.start)} – `
  const written = begun + ended.text
  const [range] = findDates(written)
  if (!range?.from) return null
  const start = Math.min(own.start, ended.start)
  const end = Math.max(own.end, ended.start + range.end - begun.length)
  const dates = {
    text: written.slice(range.start, range.end).replace(/\s+/g, ' '),
    quote: text.slice(start, end),
    span: { start, end },
  }
  return { dates, from: range.from, to: range.to }
}

function isUntil({ form }: Labelled): boolean {
  return form?.label === 'until'
}

/** "From: Jan 2019   To: present" on one line. */
function untilBehind(dated: CvLine, { end }: { readonly end: number }): Labelled | null {
  const start = end + (/^[\s,;|/)]*/.exec(dated.text.slice(end - dated.start))?.[0].length ?? 0)
  const line = { ...dated, start, text: dated.text.slice(start - dated.start) }
  const form = formLineOf(line)
  return form?.label === 'until' ? { line, form } : null
}

function rangeOf(text: string, dated: CvLine): ToldRange | null {
  const own = mainDates(findDatesOf(dated))
  return own && { dates: datesText(text, own), from: own.from, to: own.to }
}

/** What is labelled as the time; else a range beside a name or a project at the top. */
function datedLine(block: readonly Labelled[]): CvLine | null {
  const times = block.filter(({ form }) => form?.label === 'dates')
  const own = times.find(({ line }) => holdsRange(line.text))
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

import type { CvMonth, CvRole, CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { findDates } from '../dates/find-dates.ts'
import { readItems } from '../items/read-items.ts'
import { presentWords } from '../lexicon/calendar-words.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { withoutPlace } from '../words/cut-place.ts'
import { fold, foldedPhrase } from '../words/fold.ts'
import { dutiesBelow } from './duties-below.ts'

type Column = 'title' | 'company' | 'location' | 'dates' | 'from' | 'to' | 'told' | 'aside'

/** What stands over the columns of a table of posts, folded, as seafarers and application forms write it. */
const columnNames: Readonly<Record<Column, string>> = {
  title: 'rank|position|position held|post|post held|title|job title|designation|role|capacity',
  company:
    'company|company name|name of company|employer|name of employer|organisation|organization|manager|managers|owner|crewing agency|school',
  location: 'location|place|city|town',
  dates: 'dates|period|duration|from to|dates employed|year|years',
  from: 'from|date from|from date|sign on|signed on|joined|start|start date',
  to: 'to|until|date to|to date|sign off|signed off|left|end|end date',
  told: 'project|projects|client|duties|main duties|key duties|responsibilities|main responsibilities|nature of work|job description',
  aside:
    'vessel|vessels|vessel name|name of vessel|name of ship|ship|ship name|vessel type|type|type of vessel|ship type|flag|grt|gt|dwt|kw|bhp|hp|engine|engine type|type of engine|trade|trading area|no|s no|sr no|sl no|salary|reason|reason for leaving|hours|status|type of contract',
}
const columnByName: ReadonlyMap<string, Column> = new Map(
  (['title', 'company', 'location', 'dates', 'from', 'to', 'told', 'aside'] as const).flatMap(
    (column) => columnNames[column].split('|').map((name) => [name, column] as const),
  ),
)
const fewestColumns = 3
const longestHead = 160
const gap = /\s*\|\s*|[\t\n]+| {2,}/g
const anyGap = /[|\t]| {2}/

/** Reads a table of posts by the names of its columns; null where a section holds none. */
export function tableRoles(text: string, given: readonly CvLine[]) {
  const lines = withDatesBeside(text, given)
  const at = lines.findIndex((line) => columnsOf(text, line) !== null)
  const head = lines[at]
  const columns = head && columnsOf(text, head)
  if (!columns) return null
  const roles: CvRole[] = []
  let body: CvLine[] = []
  for (const line of lines.slice(at + 1)) {
    const role = roleOf(text, line, columns)
    if (role) {
      withBody(text, roles, body)
      roles.push(role)
      body = []
    } else body.push(line)
  }
  withBody(text, roles, body)
  return roles.length > 0 ? { above: lines.slice(0, at), roles } : null
}

/** "Dates" over "Employer<tab>Position", "2019 – 2021" over "Hill Inn<tab>Cook": a page may set the first column above the others. */
function withDatesBeside(text: string, lines: readonly CvLine[]): readonly CvLine[] {
  const isRow = (line: CvLine | undefined) =>
    line !== undefined && line.gap === 0 && anyGap.test(text.slice(line.start, line.end))
  const head = lines.findIndex((line, at) => datesHead.test(line.text) && isRow(lines[at + 1]))
  if (head < 0) return lines
  const rows: CvLine[] = []
  for (let at = 0; at < lines.length; at++) {
    const [own, next] = [lines[at], lines[at + 1]]
    if (!own) continue
    const isFirst = next && isRow(next) && (at === head || (at > head && isOnlyDates(own)))
    rows.push(isFirst ? { ...own, end: next.end, text: `${own.text}\t${next.text}` } : own)
    if (isFirst) at++
  }
  return rows
}

const datesHead =
  /^(?:dates?|dates employed|periods?|years?|when|from ?(?:[-–—/]|to) ?to|from to)$/i

function isOnlyDates({ text }: CvLine): boolean {
  const [found, more] = text.length > longestDates ? [] : findDates(text)
  return found !== undefined && !more && found.end - found.start >= text.length - 2
}

const longestDates = 40

function columnsOf(text: string, line: CvLine): readonly Column[] | null {
  if (line.text.length > longestHead || !anyGap.test(text.slice(line.start, line.end))) return null
  if (/\d/.test(line.text)) return null
  const columns = cellsOf(text, line).map((cell) =>
    columnByName.get(foldedPhrase(cell?.text ?? '')),
  )
  const known = columns.filter((column) => column !== undefined)
  const isTable =
    known.length >= fewestColumns &&
    known.length === columns.length &&
    known.includes('title') &&
    (known.includes('from') || known.includes('dates'))
  return isTable ? known : null
}

/** Of a cell that holds a dash or nothing there is none. */
function cellsOf(text: string, { start, end }: CvLine): (CvText | null)[] {
  const cells: (CvText | null)[] = []
  let from = start
  for (const match of [...text.slice(start, end).matchAll(gap)]) {
    cells.push(cvText(text, from, start + match.index))
    from = start + match.index + match[0].length
  }
  return [...cells, cvText(text, from, end)]
}

function roleOf(text: string, line: CvLine, columns: readonly Column[]): CvRole | null {
  const cells = cellsOf(text, line)
  if (cells.length !== columns.length) return null
  const named = (column: Column) => cells[columns.indexOf(column)] ?? null
  const { dates, from, to } = datesOf(text, named)
  const title = named('title')
  if (!dates || !title) return null
  const employer = named('company')
  const hasPlaces = columns.includes('location')
  const own = hasPlaces ? { value: employer, place: null } : withoutPlace(text, employer, 'company')
  const location = named('location') ?? own.place
  return {
    title,
    company: own.value,
    ...(location ? { location } : {}),
    dates,
    from,
    to,
    bullets: cells.flatMap((cell, at) => (cell && columns[at] === 'told' ? [cell] : [])),
    span: { start: line.start, end: line.end },
  }
}

interface Dates {
  readonly dates: CvText | null
  readonly from: CvMonth | null
  readonly to: CvMonth | 'present' | null
}

const noDates: Dates = { dates: null, from: null, to: null }

/** Dates of one column, or of two that stand beside each other. */
function datesOf(text: string, named: (column: Column) => CvText | null): Dates {
  const whole = named('dates')
  const [range] = findDates(whole?.text ?? '')
  if (whole && range) return { dates: whole, from: range.from, to: range.to }
  const [first, last] = [named('from'), named('to')]
  const from = findDates(first?.text ?? '')[0]?.to
  if (!first || !from || from === 'present') return noDates
  const to = last && endOf(last.text)
  const dates = cvText(text, first.span.start, (to ? last : first)?.span.end ?? first.span.end)
  return { dates, from, to: to ?? null }
}

function endOf(words: string): CvMonth | 'present' | null {
  const found = findDates(words)[0]?.to
  if (found) return found
  const isToday = words.split(/\s+/).some((word) => presentWords.has(fold(word)))
  return isToday || endsToday(words) ? 'present' : null
}

/** "Till date", "to date": words that say so behind another date. */
function endsToday(words: string): boolean {
  return findDates(`2000 – ${words}`)[0]?.to === 'present'
}

/** Below the last row what was done may stand under the name of each employer. */
function withBody(text: string, roles: CvRole[], lines: readonly CvLine[]): void {
  const last = roles.length - 1
  for (const [at, own] of dutiesBelow(roles, lines)) {
    const role = roles[at]
    if (!role) continue
    const bullets = [...role.bullets, ...readItems(text, own)]
    const end = (at === last ? lines : []).at(-1)?.end ?? role.span.end
    roles[at] = { ...role, bullets, span: { start: role.span.start, end } }
  }
}

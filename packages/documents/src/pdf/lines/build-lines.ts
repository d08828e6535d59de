import type { DraftLine } from '../../draft.ts'
import { cleanCharacters } from '../../layout/clean-characters.ts'
import { findFullLines } from '../../layout/find-full-lines.ts'
import type { Gutter } from '../../layout/find-gutter.ts'
import { findLabelColumn } from '../../layout/find-label-column.ts'
import { areApart, type Columns } from '../../layout/gutter-overleaf.ts'
import { joinSplitRanges } from '../../layout/joins/join-split-ranges.ts'
import { joinSpreadWords } from '../../layout/joins/join-spread-words.ts'
import { type IsBroken, joinToldBreaks } from '../../layout/joins/join-told-breaks.ts'
import { joinWrappedDates } from '../../layout/joins/join-wrapped-dates.ts'
import { joinWrappedEntries } from '../../layout/joins/join-wrapped-entries.ts'
import { joinWrappedHeads } from '../../layout/joins/join-wrapped-heads.ts'
import { joinWrappedLabels } from '../../layout/joins/join-wrapped-labels.ts'
import { joinWrappedNames } from '../../layout/joins/join-wrapped-names.ts'
import { setPlacesBelowTitles } from '../../layout/joins/set-places-below-titles.ts'
import { readBullet } from '../../layout/read-bullet.ts'
import { orderSegments } from '../../layout/reading-order/order-segments.ts'
import { areItems, dateLike, rejoinRows } from '../../layout/reading-order/rejoin-rows.ts'
import { opensSectionName } from '../../layout/section-names.ts'
import { findDrawnBullets } from '../drawing/find-drawn-bullets.ts'
import type { PageRuns } from '../drawing/read-runs.ts'
import type { Segment } from './build-segments.ts'
import { markSymbolBullets } from './mark-symbol-bullets.ts'

export interface PageLines {
  readonly lines: readonly DraftLine[]
  readonly columns: number
  readonly gutter: Gutter | null
  readonly rebuilt: boolean
  readonly unmapped: number
  readonly icons: number
}

/** What a page draws, and what the pages around it tell. */
export interface DrawnPage extends Pick<PageRuns, 'fonts' | 'painted'> {
  readonly page: number
  readonly segments: readonly Segment[]
  /** What parts the columns of the page before. */
  readonly before: Columns | null
  /** Which lines are broken, where the file tells it. */
  readonly isBroken: IsBroken | null
}

/** A page's text as lines in reading order. */
export function buildLines({
  page,
  segments,
  fonts,
  painted,
  before,
  isBroken,
}: DrawnPage): PageLines {
  const { upright, turned } = partByAngle(markSymbolBullets(segments))
  const isBold = (font: string): boolean => fonts.get(font)?.bold ?? false
  const dated = joinWrappedDates(joinSpreadWords(upright))
  const told = isBroken ? joinToldBreaks(dated, isBroken) : dated
  const named = joinWrappedHeads(joinWrappedNames(told, isBold))
  const whole = setPlacesBelowTitles(joinWrappedEntries(joinWrappedLabels(named)))
  const labels = findLabelColumn(whole)
  const { items, columns, gutter, rebuilt } = orderSegments(whole, { before, labels })
  const ordered = rebuilt ? items : rejoinRows(items, { columns, labels, gutter })
  const rows = joinSplitRanges(
    markSymbolBullets(joinRows([...ordered, ...turned], { labels, gutter })),
  )
  const drawnBullets = findDrawnBullets(rows, painted)
  const step = usualStep(rows)
  const full = findFullLines(rows)
  let unmapped = 0
  let icons = 0
  const lines = rows.map((row, index): DraftLine => {
    const cleaned = cleanCharacters(row.text)
    unmapped += cleaned.unmapped
    icons += cleaned.icons
    const font = fonts.get(row.font)
    const bullet = readBullet(cleaned.text)
    return {
      text: bullet ?? cleaned.text,
      kind: bullet !== null || drawnBullets.has(row) ? 'bullet' : 'text',
      page,
      x: drawnBullets.get(row) ?? row.start,
      y: row.baseline,
      width: row.end - row.start,
      fontSize: row.size,
      fontName: font?.name ?? '',
      bold: font?.bold ?? false,
      place: 'body',
      gapAbove: isApart(row, rows[index - 1], step),
      isFull: full.has(row),
    }
  })
  return {
    lines: lines.filter(({ text }) => text.trim() !== ''),
    columns,
    gutter,
    rebuilt,
    unmapped,
    icons,
  }
}

/**
 * Text that is turned against the rest of the page stands beside it: read after it. What runs across the page at
 * a slant is stamped on it.
 */
function partByAngle(segments: readonly Segment[]): {
  readonly upright: readonly Segment[]
  readonly turned: readonly Segment[]
} {
  const letters = new Map<number, number>()
  for (const { angle, text } of segments) {
    letters.set(angle, (letters.get(angle) ?? 0) + text.length)
  }
  const main = [...letters].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0
  return {
    upright: segments.filter(({ angle }) => angle === main),
    turned: segments.filter(({ angle }) => angle !== main && !isSlanted(angle - main)),
  }
}

function isSlanted(angle: number): boolean {
  const slant = Math.abs(angle) % 90
  return Math.min(slant, 90 - slant) > leastSlant
}

/** Degrees; less is a scan that lies askew, or a playful heading. */
const leastSlant = 20

/** What follows on the same baseline is the same line: a date set to the right of a title. A label heads its own. */
function joinRows(
  segments: readonly Segment[],
  { labels, gutter }: { readonly labels: ReadonlySet<Segment>; readonly gutter: Gutter | null },
): readonly Segment[] {
  const rows: Segment[] = []
  for (const segment of segments) {
    const row = rows.at(-1)
    const isApart =
      row !== undefined &&
      (areItems(row, segment) ||
        (areApart(row, segment, gutter) && ![row, segment].some(({ text }) => dateLike.test(text))))
    if (row && !labels.has(row) && isSameRow(row, segment) && !isApart) {
      const lonelyBullet = readBullet(row.text) === null && bulletAlone.test(row.text)
      const [left, right] = [row.text.trimEnd(), segment.text.trimStart()]
      const isName = opensSectionName(`${left.trim()} ${right.trim()}`)
      const text = `${left}${lonelyBullet || isName ? ' ' : '\t'}${right}`
      const main = lonelyBullet || segment.text.length > row.text.length ? segment : row
      const last = Math.max(lastBaselineOf(row), lastBaselineOf(segment))
      const below = last > main.baseline ? { lastBaseline: last } : {}
      rows[rows.length - 1] = { ...main, text, start: row.start, end: segment.end, ...below }
    } else rows.push(segment)
  }
  return rows
}

const bulletAlone = /^\s*[^\p{L}\p{N}\s]\s*$/u

/** A date set beside a text may reach a little into it. */
const overlapInEms = 0.2

function isSameRow(row: Segment, segment: Segment): boolean {
  const size = Math.max(row.size, segment.size)
  if (row.angle !== segment.angle || segment.start < row.end - overlapInEms * size) return false
  return Math.abs(row.baseline - segment.baseline) <= 0.3 * size
}

/** A gap above is more than the usual step from line to line, or a step back up the page. */
function isApart(row: Segment, before: Segment | undefined, usual: number): boolean {
  if (!before) return true
  const step = stepTo(row, before)
  // Dates head no column: they belong to what the one before ends with.
  if (step < 0 && datesAlone.test(row.text)) return false
  const ems = step / Math.max(row.size, before.size)
  return step < 0 || ems > apartInEms || (ems > maybeApartInEms && step > moreThanUsual * usual)
}

const datesAlone =
  /^(?:\p{L}{3,9}\.? |\d\d?[./])?(?:19|20)\d\d ?(?:[-–—]|to) ?(?:\p{L}{3,9}|(?:\p{L}{3,9}\.? |\d\d?[./])?(?:19|20)\d\d)$/u
const apartInEms = 1.9
/** Where nearly all lines stand closer than that, less is a gap as well. */
const maybeApartInEms = 1.6
const moreThanUsual = 1.35
const fewestSteps = 8
const mostLines = 0.6

/** The step that most lines keep to, or none that could be exceeded. */
function usualStep(rows: readonly Segment[]): number {
  const steps = rows.flatMap((row, index) => {
    const before = rows[index - 1]
    const step = before && before.size === row.size ? stepTo(row, before) : 0
    return step > 0 && step <= apartInEms * row.size ? [step] : []
  })
  const sorted = steps.sort((a, b) => a - b)
  const most = sorted[Math.floor(sorted.length * mostLines)]
  return most === undefined || sorted.length < fewestSteps ? Number.POSITIVE_INFINITY : most
}

function stepTo(row: Segment, before: Segment): number {
  const step = row.baseline - before.baseline
  // What is broken over lines may go on beside the next one.
  return step < 0 ? step : Math.max(0, row.baseline - lastBaselineOf(before))
}

function lastBaselineOf({ baseline, lastBaseline }: Segment): number {
  return lastBaseline ?? baseline
}

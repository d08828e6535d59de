import { isSpread } from '../../layout/joins/join-letters.ts'
import { isSectionName, opensSectionName } from '../../layout/section-names.ts'
import { breakInEms, type DrawnText, spaceInEms } from '../drawing/show-text.ts'
import { partWideGaps } from './part-wide-gaps.ts'

/** Words that stand together on one baseline, with no gap wider than a few letters. */
export interface Segment {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly baseline: number
  /** Where the last of several lines stands that were joined to one. */
  readonly lastBaseline?: number
  readonly size: number
  readonly angle: number
  readonly font: string
  /** The fonts that it begins and ends with: a title in bold may go on with an employer that is not. */
  readonly firstFont?: string
  readonly lastFont?: string
  /** A blank was drawn before it, however wide the gap is. */
  readonly afterSpace?: boolean
}

/** Runs overlap slightly where fonts change. */
const overlapInEms = 0.6
/** Less is hardly a space, and no cell's edge that can be told from one. */
const touchingInEms = 0.2
/** What stands so far behind the name of a section is what it heads. */
const labelGapInEms = 0.6

interface OpenSegment {
  text: string
  start: number
  end: number
  baseline: number
  size: number
  readonly angle: number
  readonly firstFont: string
  readonly afterSpace: boolean
  lastFont: string
  readonly letters: Map<string, number>
}

/** Joins runs to segments in the order in which they were drawn. */
export function buildSegments(runs: readonly DrawnText[]): readonly Segment[] {
  const segments: { readonly open: OpenSegment; readonly runs: DrawnText[] }[] = []
  for (const run of runs) {
    const last = segments.at(-1)
    if (last && continues(last.open, run)) {
      append(last.open, run)
      last.runs.push(run)
    } else segments.push({ open: openSegment(run), runs: [run] })
  }
  return segments.flatMap(({ open, runs: own }) => {
    const parts = opensSectionName(open.text) ? [] : partWideGaps(own)
    return (parts.length > 1 ? parts.map(joinRuns) : [open]).map(close)
  })
}

function joinRuns([first, ...rest]: readonly DrawnText[]): OpenSegment {
  if (!first) throw new Error('a line has text')
  const open = openSegment(first)
  for (const run of rest) append(open, run)
  return open
}

function close({ letters, ...segment }: OpenSegment): Segment {
  return { ...segment, font: mostUsed(letters) }
}

function continues(open: OpenSegment, run: DrawnText): boolean {
  if (open.angle !== run.angle) return false
  const size = Math.max(open.size, run.size)
  const gap = run.start - open.end
  if (gap < -overlapInEms * size || gap > breakInEms * size) return false
  const isLabel = gap > labelGapOf(open) * size && isSectionName(open.text)
  if (isLabel && !goesOnAsName(open.text, run.text)) return false
  if (gap < touchingInEms * size && touchesDates(open.text, run.text)) return false
  const rise = Math.abs(open.baseline - run.baseline)
  // Raised and lowered letters touch what they belong to.
  const isScript = rise <= 0.6 * size && run.size < 0.85 * open.size && gap < 0.3 * size
  const wasScript = rise <= 0.6 * size && open.size < 0.85 * run.size && gap < 0.3 * size
  return rise <= 0.25 * size || isScript || wasScript
}

/** The words of a name whose letters stand apart do so by more. */
function labelGapOf({ text }: OpenSegment): number {
  return isSpread(text) ? 2 * labelGapInEms : labelGapInEms
}

/** "Language" and "skills", set with wide spaces; what a label heads begins with a capital. */
function goesOnAsName(name: string, text: string): boolean {
  return /^\s*(?:\p{Ll}|AND\b|OF\b|&)/u.test(text) || isSectionName(`${name} ${text}`)
}

/** Cells without space between them: "2016 - 2020" and "Nurse", whichever stands first. */
function touchesDates(left: string, right: string): boolean {
  const endsInDates = /[\dtweTWE]$/.test(left) && datesEnd.test(left.slice(-longestDates))
  if (endsInDates) return /^\p{Lu}/u.test(right)
  return /\p{L}$/u.test(left) && datesBegin.test(right.slice(0, longestDates))
}

const longestDates = 32
const datesEnd =
  /(?:19|20)\d\d ?(?:[-–—]|to) ?(?:present|current|now|date|(?:\p{L}{3,9}\.? |\d\d?[./])?(?:19|20)\d\d)$/iu
const datesBegin =
  /^(?:(?:\p{Lu}\p{L}{2,8}\.? )?|\d\d?[./])(?:19|20)\d\d ?(?:[-–—]|to) ?(?:present|current|now|date|(?:\p{L}{3,9}\.? |\d\d?[./])?(?:19|20)\d\d)$/iu

function append(open: OpenSegment, run: DrawnText): void {
  const size = Math.max(open.size, run.size)
  const gap = run.start - open.end
  const apart = gap > spaceInEms * size || (run.afterSpace && gap > 0.05 * size)
  const touching = /\s$/.test(open.text) || /^\s/.test(run.text)
  // A drawn space on top of a gap shows where a word ends among letters that all stand apart.
  const space = !apart || touching ? '' : run.afterSpace ? '  ' : ' '
  open.text += space + run.text
  open.start = Math.min(open.start, run.start)
  open.end = Math.max(open.end, run.end)
  if (run.size > open.size) {
    open.size = run.size
    open.baseline = run.baseline
  }
  if (run.text.trim() !== '') open.lastFont = run.font
  countLetters(open.letters, run)
}

function openSegment(run: DrawnText): OpenSegment {
  const { text, start, end, baseline, size, angle, font, afterSpace } = run
  const letters = new Map<string, number>()
  countLetters(letters, run)
  return {
    text,
    start,
    end,
    baseline,
    size,
    angle,
    firstFont: font,
    afterSpace,
    lastFont: font,
    letters,
  }
}

function countLetters(letters: Map<string, number>, run: DrawnText): void {
  letters.set(run.font, (letters.get(run.font) ?? 0) + run.text.trim().length)
}

function mostUsed(letters: ReadonlyMap<string, number>): string {
  return [...letters].sort(([, a], [, b]) => b - a)[0]?.[0] ?? ''
}

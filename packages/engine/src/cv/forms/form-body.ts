import type { CvText } from '../cv.ts'
import { cvPassage } from '../cv-text.ts'
import { findDates } from '../dates/find-dates.ts'
import { readItems } from '../items/read-items.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { countPieces } from '../words/count-pieces.ts'
import { type Labelled, restOf } from './form-blocks.ts'
import type { FormLine } from './form-line.ts'

interface Told {
  readonly block: readonly Labelled[]
  readonly head: readonly (CvText | null)[]
  readonly dated: CvLine | null
}

/** What is left of a role without its names: what was done there without the label, all else with it. */
export function formBody(text: string, told: Told): CvText[] {
  return passagesOf(told).flatMap(({ isAbout, lines }) =>
    isAbout ? wholeOf(text, lines) : readItems(text, lines),
  )
}

interface Passage {
  /** Whether it tells what a project was about, and not what was done in it. */
  readonly isAbout: boolean
  readonly lines: CvLine[]
}

function passagesOf({ block, head, dated }: Told): Passage[] {
  const passages: Passage[] = []
  for (const { line, form } of block) {
    const isNamed = head.some(
      (value) => value && line.start <= value.span.start && value.span.end <= line.end,
    )
    if (
      isNamed ||
      (line === dated && saysLittle(line)) ||
      form?.label === 'dates' ||
      form?.label === 'until'
    )
      continue
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

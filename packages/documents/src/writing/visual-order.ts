import bidiFactory from 'bidi-js/dist/bidi.mjs'
import type { Fragment } from './break-lines.ts'
import type { SetRun } from './find-font.ts'
import { holdsRightToLeft } from './reading-direction.ts'

/** A stretch of a line as it is drawn, `x` from the line's left end. */
export interface DrawnPiece {
  readonly run: SetRun
  /** As its font is given it, which turns letters that are read from the right by itself. */
  readonly text: string
  readonly x: number
}

type Line = readonly Fragment<SetRun>[]
type Measure = (text: string, run: SetRun) => number

const bidi = bidiFactory()

/** Where each stretch of a line stands, in the order in which it is read. */
export function placePieces(
  line: Line,
  { isFromRight, measure }: { readonly isFromRight: boolean; readonly measure: Measure },
): readonly DrawnPiece[] {
  const text = line.map((fragment) => fragment.text).join('')
  if (!isFromRight && !holdsRightToLeft(text)) return inSequence(line)
  let x = 0
  const placed = visualStretches(line, isFromRight).map(({ start, run, text: drawn }) => {
    const piece = { start, run, text: drawn, x }
    x += measure(drawn, run)
    return piece
  })
  return placed.sort((one, other) => one.start - other.start)
}

function inSequence(line: Line): readonly DrawnPiece[] {
  let x = 0
  return line.map(({ run, text, width }) => {
    const piece = { run, text, x }
    x += width
    return piece
  })
}

interface Stretch {
  readonly start: number
  readonly run: SetRun
  readonly text: string
}

/** Stretches of one run and one direction, from left to right as they stand on the page. */
function visualStretches(line: Line, isFromRight: boolean): Stretch[] {
  const units = isolated(line)
  const text = units.map(({ unit }) => unit).join('')
  const embedding = bidi.getEmbeddingLevels(text, isFromRight ? 'rtl' : 'ltr')
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels)
  const isTurned = (index: number) => (embedding.levels[index] ?? 0) % 2 === 1
  const stretches: number[][] = []
  for (const index of bidi.getReorderedIndices(text, embedding)) {
    if (!units[index]?.run) continue
    const last = stretches.at(-1)
    const before = last?.at(-1) ?? Number.NaN
    const goesOn =
      units[before]?.run === units[index]?.run &&
      isTurned(before) === isTurned(index) &&
      index - before === (isTurned(index) ? -1 : 1)
    if (goesOn) last?.push(index)
    else stretches.push([index])
  }
  return stretches.flatMap((indices) => {
    const start = Math.min(...indices)
    const run = units[start]?.run
    const written = indices
      .toSorted((one, other) => one - other)
      .map((index) => mirrored.get(index) ?? text.charAt(index))
      .join('')
    const isBare = isTurned(start) && !holdsRightToLeft(written)
    return run ? [{ start, run, text: isBare ? [...written].reverse().join('') : written }] : []
  })
}

interface Unit {
  readonly unit: string
  /** Null for what only tells the direction. */
  readonly run: SetRun | null
}

/** A line unit by unit. What stands beside each other as fields, like a phone and a mail address, is kept apart. */
function isolated(line: Line): Unit[] {
  return line.flatMap(({ run, text }, index) => {
    const units: Unit[] = text.split('').map((unit) => ({ unit, run }))
    if (line[index - 1]?.run.whole !== run.whole) units.unshift({ unit: '\u2068', run: null })
    if (line[index + 1]?.run.whole !== run.whole) units.push({ unit: '\u2069', run: null })
    return units
  })
}

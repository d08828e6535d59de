import type { Box, Gutter } from '../find-gutter.ts'
import { areApart } from '../gutter-overleaf.ts'
import { readBullet } from '../read-bullet.ts'
import { isSectionName } from '../section-names.ts'

interface TextBox extends Box {
  readonly text: string
}

/**
 * Brings what was drawn apart but stands on one line back together: browsers draw all floats of a
 * page, such as dates set to the right, before its other text.
 */
export function rejoinRows<Item extends TextBox>(
  drawn: readonly Item[],
  { columns, labels, gutter = null }: RowsOf<Item>,
): readonly Item[] {
  const rows = groupByBaseline(drawn)
  const follows = new Map<Item, Item>()
  const precedes = new Map<Item, Item>()
  drawn.forEach((item, index) => {
    const mate = leftNeighbour(item, rows)
    if (!mate || mate === drawn[index - 1] || (columns > 1 && signAlone.test(item.text))) return
    if (labels?.has(mate) || areNames(mate, item) || areItems(mate, item)) return
    const isElsewhere = areApart(mate, item, gutter)
    if (isElsewhere && (!isLoneDate(item, drawn) || isNextLine(drawn[index - 1], item, gutter)))
      return
    if (dateLike.test(item.text) && isBesideNext(item, drawn[index + 1])) return
    // Beside another column only a date, or the dot of a timeline, is surely no line of that.
    const mayMove = ({ text }: Item): boolean =>
      columns === 1 || dateLike.test(text) || signAlone.test(text)
    // A date drawn right before the line it stands beside belongs to no other.
    const isJustBefore = mate === drawn[index + 1] && dateLike.test(item.text)
    const isSigned = signAlone.test(mate.text)
    if (!isSigned && (isJustBefore || (mayMove(item) && isLoner(drawn, index)))) {
      if (!headsNext(mate, drawn)) follows.set(mate, item)
    } else if (mayMove(mate) && (isSigned || !leftNeighbour(mate, rows))) {
      const at = drawn.indexOf(mate)
      const isJustBehind = drawn[at - 1] === item && dateLike.test(mate.text)
      const isAlone = isJustBehind || isLoner(drawn, at)
      if (isAlone && !headsNext(mate, drawn)) precedes.set(item, mate)
    }
  })
  if (follows.size === 0 && precedes.size === 0) return drawn
  const moved = new Set([...follows.values(), ...precedes.values()])
  const placed: Item[] = []
  const place = (item: Item | undefined): void => {
    if (!item) return
    const before = precedes.get(item)
    if (before) placed.push(before)
    placed.push(item)
    place(follows.get(item))
  }
  for (const item of drawn) if (!moved.has(item)) place(item)
  // What could only follow something that moved itself stays where it was drawn last.
  const known = new Set(placed)
  return [...placed, ...drawn.filter((item) => !known.has(item))]
}

/** A date with no text above or below it is of no column but that of the line it ends. */
export function isLoneDate(item: TextBox, drawn: readonly TextBox[]): boolean {
  return dateLike.test(item.text) && !drawn.some((other) => other !== item && isNear(item, other))
}

/** A date at the right of its column, right below the line that was drawn before it there. */
function isNextLine(before: TextBox | undefined, item: TextBox, gutter: Gutter | null): boolean {
  if (!before || !gutter || before.end <= gutter.at) return false
  const step = item.baseline - before.baseline
  return step > 0.5 * item.size && step <= mostStep * item.size
}

/** Two items of a list that is set in columns. */
export function areItems({ text: left }: TextBox, { text: right }: TextBox): boolean {
  return readBullet(left) !== null && readBullet(right) !== null
}

/** The name of a section right above what is drawn next heads that, whatever stands beside it. */
function headsNext<Item extends TextBox>(name: Item, drawn: readonly Item[]): boolean {
  if (!isSectionName(name.text)) return false
  const next = drawn[drawn.indexOf(name) + 1]
  const step = next ? next.baseline - name.baseline : 0
  return step > sameLine * name.size && step <= mostStep * name.size
}

/** In letter sizes. */
const mostStep = 2.2

/** Two sections that begin side by side. */
function areNames(mate: TextBox, item: TextBox): boolean {
  return isSectionName(mate.text) && isSectionName(item.text)
}

interface RowsOf<Item> {
  readonly columns: number
  readonly labels?: ReadonlySet<Item> | undefined
  readonly gutter?: Gutter | null
}

/** A date in a narrow column of its own is drawn right before the line to its right. */
function isBesideNext(item: Box, next: Box | undefined): boolean {
  return (
    next !== undefined &&
    next.start >= item.end &&
    Math.abs(next.baseline - item.baseline) <= sameLine * item.size
  )
}

/** In letter sizes. */
const sameLine = 0.3
const rowTolerance = 2

function groupByBaseline<Item extends Box>(items: readonly Item[]): ReadonlyMap<number, Item[]> {
  const rows = new Map<number, Item[]>()
  for (const item of items) {
    const key = Math.round(item.baseline / rowTolerance)
    const row = rows.get(key)
    if (row) row.push(item)
    else rows.set(key, [item])
  }
  return rows
}

/** What stands nearest to the left on the same baseline. */
function leftNeighbour<Item extends Box>(
  item: Item,
  rows: ReadonlyMap<number, readonly Item[]>,
): Item | undefined {
  const key = Math.round(item.baseline / rowTolerance)
  return [-2, -1, 0, 1, 2]
    .flatMap((step) => rows.get(key + step) ?? [])
    .filter(({ baseline }) => Math.abs(baseline - item.baseline) <= sameLine * item.size)
    .filter((other) => other !== item && other.end <= item.start + 0.2 * item.size)
    .sort((a, b) => b.end - a.end)[0]
}

/** Neither the line before nor the one after in the order of drawing belongs to the same column. */
function isLoner(drawn: readonly TextBox[], index: number): boolean {
  const item = drawn[index]
  if (!item) return false
  const neighbours = [drawn[index - 1], drawn[index + 1]].filter((other) => other !== undefined)
  const isDate = dateLike.test(item.text)
  return neighbours.every((other) => {
    const apart = !isNear(item, other)
    return apart || (isDate && (dateLike.test(other.text) || !isAligned(item, other)))
  })
}

/** A long name above a date reaches over it and heads no column in which it stands. */
function isAligned(item: Box, other: Box): boolean {
  return [item.start - other.start, item.end - other.end].some((step) => Math.abs(step) <= aligned)
}

const aligned = 3

/** A column of nothing but dates belongs to the lines beside it, however close the dates stand. */
export const dateLike = /^.{0,14}\b(?:19|20)\d\d\b.{0,20}$/

export const signAlone = /^\s*[^\p{L}\p{N}\s]\s*$/u

function isNear(item: Box, other: Box): boolean {
  const step = Math.abs(item.baseline - other.baseline)
  const size = Math.max(item.size, other.size)
  return step <= mostStep * size && item.start < other.end && other.start < item.end
}

import { type Box, findGutter, type Gutter } from '../find-gutter.ts'
import { type Columns, gutterOverleaf } from '../gutter-overleaf.ts'
import { isSectionName } from '../section-names.ts'
import { orderByColumns } from './order-by-columns.ts'
import { raiseLateBlocks } from './raise-late-blocks.ts'
import { dateLike, isLoneDate, rejoinRows, signAlone } from './rejoin-rows.ts'

interface TextBox extends Box {
  readonly text: string
}

export interface OrderedPage<Item> {
  readonly items: readonly Item[]
  readonly columns: number
  /** What parts the columns; null where there is one. */
  readonly gutter: Gutter | null
  /** The order in which the file draws its text made no sense and was rebuilt from positions. */
  readonly rebuilt: boolean
}

/**
 * The order in which a page is read. The order of drawing was right in all 21 two-column files
 * measured, where sorting by position broke ten, so it stands unless it jumps about.
 */
export function orderSegments<Item extends TextBox>(
  drawn: readonly Item[],
  { before, labels }: Surroundings<Item> = {},
): OrderedPage<Item> {
  const tails = new Set(drawn.filter((item) => isLoneDate(item, drawn)))
  const text = drawn.filter((item) => !tails.has(item))
  const own = findGutter(text)
  const goneOn = !own && before ? gutterOverleaf(drawn, before) : null
  const gutter = own ?? goneOn
  const columns = goneOn ? 2 : countColumns(text)
  const page = { columns, gutter: columns > 1 ? gutter : null }
  const isSorted = isScrambled(text.filter((item) => !labels?.has(item)))
  if (!isSorted && gutter && isInterleaved(text, gutter) && areNamed(text, gutter)) {
    const items = rejoinRows(sideBySide(drawn, { gutter, tails }), { ...page, labels })
    return { items, ...page, rebuilt: true }
  }
  const rebuilt = isSorted || (gutter !== null && isInterleaved(text, gutter))
  const whole = gutter && columns > 1 ? readColumnsWhole(drawn, { gutter, tails }) : drawn
  const items = rebuilt ? orderByColumns(drawn) : raiseLateBlocks(whole)
  return { items, ...page, rebuilt }
}

interface Surroundings<Item> {
  /** What parts the columns of the page before. */
  readonly before?: Columns | null
  /** Names of sections beside what they head: the drawing goes up from each of them. */
  readonly labels?: ReadonlySet<Item>
}

interface Parted<Item> {
  readonly gutter: Gutter
  /** Dates that end a line of the column to their left. */
  readonly tails: ReadonlySet<Item>
}

/**
 * A column that the drawing leaves and comes back to is read whole, in its place: browsers draw entries with something
 * positioned in them after all the rest of the page.
 */
function readColumnsWhole<Item extends TextBox>(
  drawn: readonly Item[],
  parted: Parted<Item>,
): readonly Item[] {
  const { gutter, tails } = parted
  const beside = besideGutter(drawn, gutter)
  const text = beside.filter((item) => !tails.has(item))
  const isWhole = countSwitches(text, gutter) > mostSwitches || isOfDates(beside, gutter)
  return isWhole ? drawn : sideBySide(drawn, parted)
}

/** What stands beside a gutter, one side after the other, each as it was drawn: a table sets sections beside each other row by row. */
function sideBySide<Item extends TextBox>(
  drawn: readonly Item[],
  { gutter, tails }: Parted<Item>,
): readonly Item[] {
  const beside = besideGutter(drawn, gutter)
  const first = beside.find((item) => !tails.has(item))
  if (!first) return drawn
  const isFirst = ({ end }: Item): boolean => end <= gutter.at === first.end <= gutter.at
  const sides: { readonly first: Item[]; readonly other: Item[] } = { first: [], other: [] }
  let side = sides.first
  for (const item of beside) {
    if (!tails.has(item)) side = isFirst(item) ? sides.first : sides.other
    side.push(item)
  }
  const inPlace = [...sides.first, ...sides.other].values()
  const isBeside = new Set(beside)
  return drawn.map((item) => (isBeside.has(item) ? (inPlace.next().value ?? item) : item))
}

function besideGutter<Item extends Box>(
  items: readonly Item[],
  { top, bottom }: Gutter,
): readonly Item[] {
  return items.filter(({ baseline }) => baseline >= top && baseline <= bottom)
}

/** Whether the gutter is crossed from dates to what they stand beside: each begins an entry there. */
function isOfDates(beside: readonly TextBox[], { at }: Gutter): boolean {
  const crossings = beside.flatMap((item, index) => {
    const before = beside[index - 1]
    return before && before.end <= at && item.end > at ? [{ before, item }] : []
  })
  const dated = crossings.filter(
    ({ before, item }) =>
      dateLike.test(before.text) &&
      Math.abs(before.baseline - item.baseline) <= sameLine * item.size,
  )
  return dated.length >= leastDated && dated.length >= crossings.length / 2
}

const leastDated = 2
/** In letter sizes. */
const sameLine = 0.3

/** Lines that go up the page again where no new column begins, as a share of all. */
const mostJumps = 0.2
const leastJumps = 5

function isScrambled(drawn: readonly TextBox[]): boolean {
  // The dots of a timeline are drawn last and stand all over the page.
  const text = drawn.filter((item) => !signAlone.test(item.text))
  let jumps = 0
  text.forEach((item, index) => {
    const before = text[index - 1]
    if (!before) return
    const goesUp = item.baseline < before.baseline - 0.5 * before.size
    const goesFarDown = item.baseline > before.baseline + 20 * before.size
    if (goesUp || goesFarDown) jumps += 1
  })
  return jumps >= leastJumps && jumps > mostJumps * text.length
}

/** A column read well is left once or twice. */
const mostSwitches = 3
/** Fewer lines than that beside each other are a table of labels and values. */
const leastColumnLines = 8

function isInterleaved(drawn: readonly TextBox[], gutter: Gutter): boolean {
  const beside = drawn.filter(({ baseline }) => baseline >= gutter.top && baseline <= gutter.bottom)
  const left = beside.filter(({ end }) => end <= gutter.at)
  const right = beside.filter(({ end }) => end > gutter.at)
  const switches = countSwitches(beside, gutter)
  if (switches <= mostSwitches) return false
  if (![left, right].every((side) => side.length >= leastColumnLines && isContiguous(side)))
    return false
  // A table sets two stories beside each other row by row.
  if (areStories(left, right)) return true
  const namesLeft = countNames(left)
  const namesRight = countNames(right)
  // What stands beside text below a section's name belongs to that section, where it is drawn entry by entry.
  const isNamedOnce = namesLeft === 0 ? namesRight > 1 : namesRight === 0
  const isTable = isNamedOnce && beside.length >= leastOfEntry * switches
  return !isTable && switches >= 0.5 * Math.min(left.length, right.length)
}

/** How often the order of drawing goes from one side to the other. */
function countSwitches(beside: readonly Box[], { at }: Gutter): number {
  let switches = 0
  beside.forEach((item, index) => {
    const before = beside[index - 1]
    if (before && item.end <= at !== before.end <= at) switches += 1
  })
  return switches
}

/** Lines that are drawn before the gutter is crossed; columns drawn across each other have one. */
const leastOfEntry = 1.5

/** Whether sections are named on both sides of a gutter. */
function areNamed(text: readonly TextBox[], gutter: Gutter): boolean {
  const beside = besideGutter(text, gutter)
  return areStories(
    beside.filter(({ end }) => end <= gutter.at),
    beside.filter(({ end }) => end > gutter.at),
  )
}

/** With sections on either side, each tells of its own. */
function areStories(left: readonly TextBox[], right: readonly TextBox[]): boolean {
  return countNames(left) > 1 && countNames(right) > 1
}

function countNames(side: readonly TextBox[]): number {
  return side.filter(({ text }) => isSectionName(text)).length
}

/** Dates, years and the names of sections belong to what stands beside them, even where they are drawn first. */
function tellsByItself(side: readonly TextBox[]): boolean {
  const labels = side.filter(({ text }) => dateLike.test(text) || isSectionName(text)).length
  return side.length >= leastColumnLines && labels < side.length / 2
}

/** Dates and labels beside a text stand alone; the lines of a column follow each other closely. */
function isContiguous(side: readonly Box[]): boolean {
  const sorted = [...side].sort((a, b) => a.baseline - b.baseline)
  const close = sorted.filter((item, index) => {
    const before = sorted[index - 1]
    return before && item.baseline - before.baseline <= 2.2 * item.size
  })
  return close.length >= 0.6 * (sorted.length - 1)
}

function countColumns(boxes: readonly TextBox[], depth = 0): number {
  const gutter = depth < 2 ? findGutter(boxes) : null
  if (!gutter) return 1
  const beside = boxes.filter(({ baseline }) => baseline >= gutter.top && baseline <= gutter.bottom)
  const left = beside.filter(({ end }) => end <= gutter.at)
  const right = beside.filter(({ end }) => end > gutter.at)
  // Bars that show how good somebody is at something part the lines of a column, too.
  const isDrawnApart =
    countSwitches(beside, gutter) <= mostSwitches && [left, right].every(tellsByItself)
  if (!isDrawnApart && !areStories(left, right) && ![left, right].every(isContiguous)) return 1
  return countColumns(left, depth + 1) + countColumns(right, depth + 1)
}

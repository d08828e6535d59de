/** A piece of text on a page, wherever it came from. */
export interface Box {
  readonly start: number
  readonly end: number
  readonly baseline: number
  readonly size: number
}

/** A vertical strip that no text crosses between two heights, with columns on both sides. */
export interface Gutter {
  readonly at: number
  readonly top: number
  readonly bottom: number
}

/** Lines a side needs to be a column and not a pair of entries. */
const leastLines = 4
/** The share of the text's height that both columns must run beside each other. */
const leastHeight = 0.15
/** Columns begin within this of each other, in points. */
const edgeTolerance = 3
/** A column is wider than that, in points. */
const narrowest = 40

/** The gutter with the most lines beside it, null on a page of one column. */
export function findGutter(items: readonly Box[]): Gutter | null {
  const boxes = items.filter((item) => !isSign(item))
  const sorted = [...boxes].sort((a, b) => a.baseline - b.baseline)
  const top = sorted[0]?.baseline ?? 0
  const height = (sorted.at(-1)?.baseline ?? 0) - top
  let best: { gutter: Gutter; lines: number } | null = null
  const edges = columnEdges(boxes)
  for (const edge of edges) {
    const before = edges.findLast((other) => other < edge - narrowest) ?? Number.NEGATIVE_INFINITY
    const behind = edges.find((other) => other > edge + narrowest) ?? Number.POSITIVE_INFINITY
    const found = clearBand(sorted, { at: edge - 1, before, behind })
    if (!found || found.gutter.bottom - found.gutter.top < leastHeight * height) continue
    if (!best || found.lines > best.lines) best = found
  }
  return best?.gutter ?? null
}

/** Where at least four lines begin, the leftmost place aside. */
function columnEdges(boxes: readonly Box[]): readonly number[] {
  const starts = boxes.map(({ start }) => start).sort((a, b) => a - b)
  const leftmost = starts[0] ?? 0
  const edges: number[] = []
  let from = 0
  starts.forEach((start, index) => {
    const next = starts[index + 1]
    if (next !== undefined && next - start <= edgeTolerance) return
    const first = starts[from] ?? start
    if (index - from + 1 >= leastLines && first > leftmost + narrowest) edges.push(first)
    from = index + 1
  })
  return edges
}

/** The dots of a timeline stand on the edge of the column they belong to, and are no column. */
function isSign({ start, end, size }: Box): boolean {
  return end - start <= size
}

/** Dates, places and levels set to the right of an entry end on one edge, as no column of text does. */
function isSetRight(side: readonly Box[]): boolean {
  const rightEdge = Math.max(...side.map(({ end }) => end))
  const leftEdge = Math.min(...side.map(({ start }) => start))
  const atRight = side.filter(({ end }) => end >= rightEdge - edgeTolerance)
  const atLeft = side.filter(({ start }) => start <= leftEdge + edgeTolerance)
  const isNarrow = side.every(({ start, end, size }) => end - start <= widestTail * size)
  const isAtRight = atRight.length >= mostlyAtEdge * side.length
  return isNarrow && isAtRight && atLeft.length < atRight.length
}

/** In letter sizes. */
const widestTail = 14
const mostlyAtEdge = 0.8

/** A strip, and the edges nearest to it on either side. */
interface Strip {
  readonly at: number
  readonly before: number
  readonly behind: number
}

/**
 * The stretch with the most lines in which nothing crosses the strip. Counted is what stands in the columns next to it:
 * dates between a column at the side and the text are few, however many lines that has.
 */
function clearBand(
  sorted: readonly Box[],
  { at, before, behind }: Strip,
): { gutter: Gutter; lines: number } | null {
  let best: { gutter: Gutter; lines: number } | null = null
  let band: Box[] = []
  const close = (): void => {
    // Dates set to the right of the left column may reach a little into the right one.
    const reach = band.flatMap(({ start, end }) => (start < at ? [end] : []))
    const edge = Math.max(at, ...reach)
    const left = band.filter(({ end }) => end <= edge)
    const right = band.filter(({ end }) => end > edge)
    const isColumn = Math.min(left.length, right.length) >= leastLines && !isSetRight(right)
    const nextLeft = left.filter(({ end }) => end > before)
    const nextRight = right.filter(({ start }) => start < behind)
    const lines = Math.min(nextLeft.length, nextRight.length)
    if (isColumn && (!best || lines > best.lines)) {
      // Text above or below the shared stretch belongs to whoever stands there alone.
      const top = band[0]?.baseline ?? 0
      const bottom = band.at(-1)?.baseline ?? 0
      best = { gutter: { at: edge, top, bottom }, lines }
    }
    band = []
  }
  for (const box of sorted) {
    if (box.start < at && box.end > at + edgeTolerance) close()
    else band.push(box)
  }
  close()
  return best
}

import type { DraftLine } from '../../draft.ts'
import type { Gutter } from '../../layout/find-gutter.ts'
import type { Columns } from '../../layout/gutter-overleaf.ts'
import { isSectionName } from '../../layout/section-names.ts'

interface Page {
  readonly lines: readonly DraftLine[]
  readonly gutter: Gutter | null
}

type Side = 'left' | 'right'

/** The signs of a list and the dots of a timeline stand left of the column's edge by as much, in points. */
const signsBeforeColumn = 20

/** How many lines of the next page tell which column it goes on with. */
const linesOfNext = 5

/**
 * Reads columns whole that run over a page's end. Where both go on, what the first holds overleaf is read behind it; where
 * one does, it is read last: a role is then not parted by what stands beside it.
 */
export function flowColumns<Read extends Page>(pages: readonly Read[]): readonly Read[] {
  const flowed: Read[] = []
  while (flowed.length < pages.length) {
    const from = flowed.length
    const last = pages.findIndex((page, at) => at >= from && !bothGoOn(page, pages[at + 1]))
    flowed.push(...columnByColumn(pages.slice(from, last + 1), pages[last + 1]))
  }
  return flowed
}

/** Whether both columns of a page go on with the next one, in the same places. */
function bothGoOn({ lines, gutter }: Page, next: Page | undefined): boolean {
  if (!gutter || !next?.gutter || Math.abs(gutter.at - next.gutter.at) > signsBeforeColumn)
    return false
  const beside = lines.filter((line) => sideOf(line, gutter) !== null)
  const left = Math.min(...beside.map(({ x }) => x))
  const right = Math.max(...beside.map(({ x, width }) => x + width))
  const [narrow = 0, wide = 0] = [gutter.at - left, right - gutter.at].toSorted((a, b) => a - b)
  const { bottom } = gutter
  const below = lines.filter(({ y }) => y > bottom)
  const above = next.lines.filter(({ y }) => y < (next.gutter?.top ?? 0))
  return narrow < widthsApart * wide && Math.max(below.length, above.length) <= mostRunning
}

/** Columns of one width may be those of a newspaper, which are read page by page. */
const widthsApart = 0.8
/** Lines of a running head or foot, which both columns stand between. */
const mostRunning = 2

/** One column of all the pages, then the other, which is the one that goes on behind them. */
function columnByColumn<Read extends Page>(
  [opening, ...others]: readonly Read[],
  next: Page | undefined,
): readonly Read[] {
  if (!opening) return []
  const { gutter } = others.at(-1) ?? opening
  const before = others.at(-1) ?? opening
  const goesOn = gutter && next ? sideGoneOnWith(withoutRunning(next, before), gutter) : null
  const lines =
    goesOn && opening.gutter ? withLast(opening.lines, opening.gutter, goesOn) : opening.lines
  const sides = lines.map((line) => sideOn(opening, line))
  const first = sides.find((side) => side !== null) ?? null
  const ofFirst = others.flatMap((page) =>
    page.lines.filter((line) => sideOn(page, line) === first),
  )
  return [
    { ...opening, lines: lines.toSpliced(sides.lastIndexOf(first) + 1, 0, ...ofFirst) },
    ...others.map((page) => ({
      ...page,
      lines: page.lines.filter((line) => !ofFirst.includes(line)),
    })),
  ]
}

function sideOn({ gutter }: Page, line: DraftLine): Side | null {
  return gutter && sideOf(line, gutter)
}

/** What stands on the page before in the same place is a running head, and goes on with nothing. */
function withoutRunning({ lines }: Page, before: Page): readonly DraftLine[] {
  return lines.filter(
    ({ text, x, y }) =>
      !before.lines.some((own) => own.text === text && own.x === x && own.y === y),
  )
}

/** Which column the next page goes on with; null where it begins with a section of its own, or with text across both. */
function sideGoneOnWith(lines: readonly DraftLine[], { at }: Gutter): Side | null {
  const [first] = lines
  if (!first || isSectionName(first.text)) return null
  const opening = lines.slice(0, linesOfNext)
  if (opening.every(({ x }) => x >= at - signsBeforeColumn)) return 'right'
  return opening.every(({ x, width }) => x + width <= at) ? 'left' : null
}

function withLast(lines: readonly DraftLine[], gutter: Gutter, last: Side): readonly DraftLine[] {
  const isOther = (line: DraftLine) => {
    const side = sideOf(line, gutter)
    return side !== null && side !== last
  }
  const top = Math.min(...lines.filter(isOther).map(({ y }) => y))
  const own = lines.filter((line) => sideOf(line, gutter) === last)
  const stays = aboveOther(own, top)
  const isLast = (line: DraftLine) => sideOf(line, gutter) === last && !stays.has(line)
  const from = lines.findIndex(isLast)
  const to = lines.findLastIndex(isOther)
  if (from < 0 || to < from) return lines
  const between = lines.slice(from, to + 1)
  return [
    ...lines.slice(0, from),
    ...between.filter((line) => !isLast(line)),
    ...between.filter(isLast),
    ...lines.slice(to + 1),
  ]
}

/** The lines that end above the other column, where a section begins beside it: short columns at the foot of a page. */
function aboveOther(side: readonly DraftLine[], top: number): ReadonlySet<DraftLine> {
  const above = side.filter(({ y, fontSize }) => y < top - fontSize)
  const opening = side[above.length]
  return new Set(opening && isSectionName(opening.text) ? above : [])
}

/** What stands above or below both columns is of neither. */
function sideOf({ x, y, width }: DraftLine, { at, top, bottom }: Gutter): Side | null {
  if (y < top || y > bottom) return null
  return x + width > at ? 'right' : 'left'
}

/** What parts the columns of a page, and where they begin. */
export function columnsOf({ lines, gutter }: Page): Columns | null {
  if (!gutter) return null
  const edgeOf = (side: Side) =>
    Math.min(...lines.filter((line) => sideOf(line, gutter) === side).map(({ x }) => x))
  return { gutter, left: edgeOf('left'), right: edgeOf('right') }
}

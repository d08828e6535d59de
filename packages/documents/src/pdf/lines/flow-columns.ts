import type { DraftLine } from '../../draft.ts'
import type { Gutter } from '../../layout/find-gutter.ts'
import { isSectionName } from '../../layout/section-names.ts'

interface Page {
  readonly lines: readonly DraftLine[]
  readonly gutter: Gutter | null
}

type Side = 'left' | 'right'

/** How many lines of the next page tell which column it goes on with. */
const linesOfNext = 5

/**
 * Puts the column of a page last that the next page goes on with: a role that runs over the page's end is then
 * read whole, and not parted by what stands beside it.
 */
export function flowColumns<Read extends Page>(pages: readonly Read[]): readonly Read[] {
  return pages.map((page, at) => {
    const next = pages[at + 1]
    const { gutter } = page
    const goesOn = gutter && next ? sideGoneOnWith(next.lines, gutter) : null
    return goesOn && gutter ? { ...page, lines: withLast(page.lines, gutter, goesOn) } : page
  })
}

/** Which column the next page goes on with; null where it begins with a section of its own, or with text across both. */
function sideGoneOnWith(lines: readonly DraftLine[], { at }: Gutter): Side | null {
  const [first] = lines
  if (!first || isSectionName(first.text)) return null
  const opening = lines.slice(0, linesOfNext)
  if (opening.every(({ x }) => x >= at - 1)) return 'right'
  return opening.every(({ x, width }) => x + width <= at) ? 'left' : null
}

function withLast(lines: readonly DraftLine[], gutter: Gutter, last: Side): readonly DraftLine[] {
  const isLast = (line: DraftLine) => sideOf(line, gutter) === last
  const isOther = (line: DraftLine) => {
    const side = sideOf(line, gutter)
    return side !== null && side !== last
  }
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

/** What stands above or below both columns is of neither. */
function sideOf({ x, y }: DraftLine, { at, top, bottom }: Gutter): Side | null {
  if (y < top || y > bottom) return null
  return x >= at - 1 ? 'right' : 'left'
}

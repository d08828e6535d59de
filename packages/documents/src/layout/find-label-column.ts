import type { Box } from './find-gutter.ts'
import { headsEntries, isSectionName } from './section-names.ts'

interface TextBox extends Box {
  readonly text: string
}

const leastLabels = 2
/** Text on one baseline differs by less, in letter sizes. */
const sameLine = 0.3
/** In letter sizes of the name. */
const mostStep = 1.5
/** Points by which text may reach over an edge. */
const overlap = 1

/** The names of sections that stand in a column of their own, each beside what it heads. */
export function findLabelColumn<Item extends TextBox>(drawn: readonly Item[]): ReadonlySet<Item> {
  const names = drawn.filter(({ text }) => isSectionName(text))
  const pairs = names.flatMap((name) => {
    const beside = rightNeighbour(name, drawn) ?? nextBeside(name, drawn)
    return beside && !isSectionName(beside.text) ? [{ name, beside }] : []
  })
  if (pairs.length < leastLabels) return new Set()
  const edge = Math.min(...pairs.map(({ beside }) => beside.start))
  const top = Math.min(...pairs.map(({ name }) => name.baseline))
  const bottom = Math.max(...pairs.map(({ name }) => name.baseline))
  const between = drawn.filter(({ baseline }) => baseline >= top && baseline <= bottom)
  const labels = names.filter((name) => between.includes(name) && name.end <= edge + overlap)
  const isColumn = labels.length >= leastLabels && labels.some(({ text }) => headsEntries(text))
  return isColumn && !between.some((item) => crosses(item, edge)) ? new Set(labels) : new Set()
}

function rightNeighbour<Item extends Box>(name: Item, drawn: readonly Item[]): Item | undefined {
  const onLine = drawn.filter(
    (item) =>
      item.start >= name.end && Math.abs(item.baseline - name.baseline) <= sameLine * name.size,
  )
  return onLine.sort((a, b) => a.start - b.start)[0]
}

/** A name in larger letters stands a little lower than the text that it heads, and is drawn right before it. */
function nextBeside<Item extends Box>(name: Item, drawn: readonly Item[]): Item | undefined {
  const next = drawn[drawn.indexOf(name) + 1]
  const isBeside =
    next &&
    next.start >= name.end &&
    Math.abs(next.baseline - name.baseline) <= mostStep * name.size
  return isBeside ? next : undefined
}

/** Text below a heading that stands alone begins where the heading does. Dates stand among the labels, close to a title. */
function crosses({ start, end, text }: TextBox, edge: number): boolean {
  return start < edge - overlap && end > edge + overlap && !opensWithDate.test(text)
}

const opensWithDate = /^(?:\p{L}{3,12}\.? )?(?:\d\d?[./-])?(?:19|20)\d\d\b/u

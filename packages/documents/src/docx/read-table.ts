import type { DraftLine } from '../draft.ts'
import { headsEntries, isSectionName } from '../layout/section-names.ts'

type Cell = readonly DraftLine[]

/** Dates and places; what is longer is text of its own. */
const longestLabel = 40
/** A title with its employer and town. */
const longestHead = 100

/** A table's lines: what stands beside the first line of a text, such as its dates, is read on that line. */
export function readTable(table: readonly (readonly Cell[])[]): readonly DraftLine[] {
  const parts = stretches(table)
  if (!parts.some(isPage)) return readRows(table)
  return parts.flatMap((rows) => (isPage(rows) ? readColumns(rows) : readRows(rows)))
}

/** Rows below each other with as many cells; a name may stand across the page above the rest. */
function stretches(table: readonly (readonly Cell[])[]): readonly (readonly Cell[])[][] {
  const found: (readonly Cell[])[][] = []
  for (const row of table) {
    const open = found.at(-1)
    if (open?.[0]?.length === row.length) open.push(row)
    else found.push([row])
  }
  return found
}

/** Columns of a page and not rows: two of them hold sections one below the other. */
function isPage(rows: readonly (readonly Cell[])[]): boolean {
  const [first = []] = rows
  const columns = first.map((_, at) => rows.filter((row) => opensSection(row[at] ?? [])).length)
  return columns.filter((sections) => sections >= leastSections).length > 1
}

const leastSections = 2

function opensSection(cell: Cell): boolean {
  return cell.length > 1 && isSectionName(cell[0]?.text ?? '')
}

function readColumns(rows: readonly (readonly Cell[])[]): readonly DraftLine[] {
  const [first = []] = rows
  return first.flatMap((_, at) => rows.flatMap((row) => apart(row[at] ?? [])))
}

function isFilled(cell: Cell): boolean {
  return cell.length > 0
}

function readRows(table: readonly (readonly Cell[])[]): readonly DraftLine[] {
  const rows = table.map((row) => row.filter(isFilled))
  const names = rows.flatMap(([cell]) => (cell && isName(cell) ? cell : []))
  // "Languages" beside "Java" is one kind of skills where no other label is a section's.
  const hasHeadings = names.length > 1 && names.some(({ text }) => headsEntries(text))
  return rows.flatMap((filled) => {
    const [first, ...others] = filled
    if (!hasHeadings || !first || !isName(first)) return readRow(filled)
    const below = readRow(others)
    return [...apart(first), ...below.map((line, at) => (at === 0 ? joined(line) : line))]
  })
}

function isName(cell: Cell): boolean {
  const [only] = cell
  return cell.length === 1 && only !== undefined && isSectionName(only.text)
}

function readRow(filled: readonly Cell[]): readonly DraftLine[] {
  const texts = filled.filter((lines) => lines.length > 1)
  if (filled.length > 1 && texts.length === 0) return [joinCells(filled.flat())]
  const [text] = texts
  if (texts.length !== 1 || filled.length === 1 || !text || !isBesideLabels(filled, text)) {
    return filled.flatMap(apart)
  }
  const across = joinCells(filled.flatMap((lines) => lines.slice(0, 1)))
  return [...apart([across]), ...text.slice(1)]
}

function isBesideLabels(filled: readonly Cell[], text: Cell): boolean {
  const [head] = text
  if (!head || head.kind === 'bullet' || head.text.length > longestHead) return false
  return filled.every((lines) => {
    const [line] = lines
    return lines === text || (line?.kind === 'text' && line.text.length <= longestLabel)
  })
}

function apart(lines: Cell): readonly DraftLine[] {
  return lines.map((line, index) => (index === 0 ? { ...line, gapAbove: true } : line))
}

function joined(line: DraftLine): DraftLine {
  return { ...line, gapAbove: false }
}

/** A row of single lines reads across: label, then value. */
function joinCells(cells: Cell): DraftLine {
  const [first] = cells
  if (!first) throw new Error('a row without cells')
  const bold = cells.every((cell) => cell.bold)
  return { ...first, text: cells.map((cell) => cell.text.trim()).join('\t'), bold }
}

import type { DraftLine } from '../draft.ts'
import type { Collected } from './collect-lines.ts'
import {
  attribute,
  child,
  childrenOf,
  descendants,
  isElement,
  textOf,
  type XmlElement,
} from './parse-xml.ts'
import {
  isDark,
  opensBlock,
  readParagraph,
  type Surroundings,
  shadingOf,
} from './read-paragraph.ts'
import { isPlaceholder } from './read-runs.ts'
import { readTable } from './read-table.ts'

/** Reads paragraphs and tables in order, and through whatever wraps them. */
export function walkBody(
  container: XmlElement,
  surroundings: Surroundings,
  collected: Collected,
): void {
  const waiting: XmlElement[] = []
  const settle = (): void => {
    for (const box of waiting.splice(0)) walkTextBox(box, surroundings, collected)
  }
  for (const node of container.children.filter(isElement)) {
    if (node.name === 'w:p') {
      if (waiting.length > 0 && opensBlock(node, surroundings, collected)) settle()
      const before = collected.lines.length
      waiting.push(...readParagraph(node, surroundings, collected))
      // A box that stands by itself is read there; the words of a paragraph go on in the next one.
      if (collected.lines.length === before || !waiting.some(isSideBar)) settle()
    } else if (node.name === 'w:tbl') {
      settle()
      walkTable(node, surroundings, collected)
    } else if (isPlaceholder(node)) collected.pendingGap = true
    else if (node.name === 'w:del' || node.name === 'w:moveFrom') collected.trackedChanges += 1
    else if (node.name === 'mc:AlternateContent') {
      const choice = child(node, 'mc:Choice') ?? child(node, 'mc:Fallback')
      if (choice) walkBody(choice, surroundings, collected)
    } else if (!node.name.endsWith('Pr')) walkBody(node, surroundings, collected)
  }
  settle()
}

/** Longer than a date or a place that is set beside its entry. */
const sideBarParagraphs = 4

function isSideBar(box: XmlElement): boolean {
  const paragraphs = descendants(box, 'w:p')
  return paragraphs.filter((each) => textOf(each).trim() !== '').length >= sideBarParagraphs
}

function walkTextBox(box: XmlElement, surroundings: Surroundings, collected: Collected): void {
  collected.textBoxes += 1
  const isApart = !holdsDates(box)
  collected.pendingGap ||= isApart
  const place = surroundings.place === 'body' ? 'text_box' : surroundings.place
  // A box has a fill of its own, which may be dark.
  walkBody(box, { ...surroundings, place, maybeDark: true }, collected)
  collected.pendingGap ||= isApart
}

/** Dates that hang on a title stand between it and the employer below. */
function holdsDates(box: XmlElement): boolean {
  const text = textOf(box).trim()
  return text.length <= longestDates && /\b(?:19|20)\d\d\b/.test(text)
}

const longestDates = 40

function walkTable(table: XmlElement, surroundings: Surroundings, collected: Collected): void {
  const properties = child(table, 'w:tblPr')
  const style = attribute(child(properties, 'w:tblStyle')) ?? ''
  const styled = style !== '' && !/^(TableGrid|TableNormal)/i.test(style)
  const place = surroundings.place === 'body' ? 'table' : surroundings.place
  const maybeDark = surroundings.maybeDark || styled || isDark(shadingOf(properties))
  collected.tables += 1
  collected.pendingGap = true
  const rows = rowsOf(table).flatMap((row) => {
    if (child(child(row, 'w:trPr'), 'w:del')) {
      collected.trackedChanges += 1
      return []
    }
    return [readCells(row, { ...surroundings, place, maybeDark }, collected)]
  })
  collected.lines.push(...readTable(rows))
  // A row of its own within a cell sets two things beside each other: a title and its dates.
  collected.pendingGap = surroundings.place !== 'table' || rows.length > 1
}

/** The lines of each cell of a row. */
function readCells(
  row: XmlElement,
  surroundings: Surroundings,
  collected: Collected,
): readonly (readonly DraftLine[])[] {
  const outer = collected.lines
  const cells = cellsOf(row).map((cell) => {
    collected.lines = []
    const shaded = isDark(shadingOf(child(cell, 'w:tcPr')))
    const maybeDark = surroundings.maybeDark || shaded
    walkBody(cell, { ...surroundings, maybeDark }, collected)
    return collected.lines
  })
  collected.lines = outer
  // A cell that ends in an empty paragraph, as Word demands after a table, leaves no gap in the text.
  collected.pendingGap = false
  if (cells.filter((lines) => lines.length >= columnLines).length > 1) {
    collected.columns = Math.max(
      collected.columns,
      cells.filter((lines) => lines.length > 0).length,
    )
  }
  return cells
}

/** From so many lines on, cells side by side are columns of a page and not entries of a table. */
const columnLines = 3

function rowsOf(table: XmlElement): readonly XmlElement[] {
  return wrapped(table, 'w:tr')
}

function cellsOf(row: XmlElement): readonly XmlElement[] {
  return wrapped(row, 'w:tc')
}

/** Content controls and insertions may stand around rows and cells. */
function wrapped(parent: XmlElement, name: string): readonly XmlElement[] {
  return parent.children
    .filter(isElement)
    .flatMap((node) =>
      node.name === name ? [node] : wrappers.has(node.name) ? wrapped(node, name) : [],
    )
}

const wrappers = new Set(['w:sdt', 'w:sdtContent', 'w:ins', 'w:moveTo', 'w:customXml'])

/** Word takes no more. */
const mostColumns = 45

/** How many columns the sections of the body ask for. */
export function sectionColumns(body: XmlElement): number {
  const paragraphs = childrenOf(body, 'w:p')
  const sections = [
    ...childrenOf(body, 'w:sectPr'),
    ...paragraphs.flatMap((paragraph) => childrenOf(child(paragraph, 'w:pPr'), 'w:sectPr')),
  ]
  const asked = sections.map((section) => Number(attribute(child(section, 'w:cols'), 'w:num')))
  return Math.max(1, ...asked.filter((columns) => columns <= mostColumns).map(Math.floor))
}

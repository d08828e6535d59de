import type { Link } from '../document.ts'
import { toLink } from '../layout/to-link.ts'
import type { Relation } from './open-package.ts'
import { attribute, child, descendants, isElement, textOf, type XmlElement } from './parse-xml.ts'
import { mergeLooks, type RunLook, readLook, type Styles } from './read-styles.ts'
import { readSymbol } from './read-symbol.ts'

/** Text of one look, or a break, in the order of the paragraph. */
export type Piece =
  | { readonly text: string; readonly look: RunLook }
  | { readonly breaks: 'line' | 'page' | 'seen_page' }

export interface ParagraphContent {
  readonly pieces: readonly Piece[]
  readonly textBoxes: readonly XmlElement[]
  readonly images: number
  readonly trackedChanges: number
  readonly links: readonly Link[]
}

interface Reading {
  readonly styles: Styles
  readonly relations: ReadonlyMap<string, Relation>
  readonly diagrams: ReadonlyMap<string, XmlElement>
  readonly page: number
  readonly pieces: Piece[]
  readonly textBoxes: XmlElement[]
  readonly links: Link[]
  /** Fields may hold fields; each gathers its instruction and what it shows. */
  readonly fields: { instruction: string; shown: string }[]
  images: number
  trackedChanges: number
}

/** Everything a paragraph shows, with tracked changes as if accepted and text boxes set aside. */
export function readRuns(
  paragraph: XmlElement,
  context: {
    readonly styles: Styles
    readonly relations: ReadonlyMap<string, Relation>
    readonly diagrams: ReadonlyMap<string, XmlElement>
    readonly look: RunLook
    readonly page: number
  },
): ParagraphContent {
  const reading: Reading = {
    ...context,
    pieces: [],
    textBoxes: [],
    links: [],
    fields: [],
    images: 0,
    trackedChanges: 0,
  }
  walk(paragraph, context.look, reading)
  return reading
}

function walk(element: XmlElement, look: RunLook, reading: Reading): void {
  for (const node of element.children.filter(isElement)) {
    if (node.name === 'w:r') readRun(node, look, reading)
    else if (node.name === 'w:hyperlink') readHyperlink(node, look, reading)
    else if (node.name === 'w:fldSimple') readSimpleField(node, look, reading)
    else if (node.name === 'mc:AlternateContent') walk(chosen(node), look, reading)
    else if (removed.has(node.name)) reading.trackedChanges += 1
    else if (isPlaceholder(node)) continue
    else if (!properties.has(node.name)) {
      if (added.has(node.name)) reading.trackedChanges += 1
      walk(node, look, reading)
    }
  }
}

/** What a template shows where nothing has been typed: "Click or tap here to enter text." */
export function isPlaceholder(node: XmlElement): boolean {
  return node.name === 'w:sdt' && child(child(node, 'w:sdtPr'), 'w:showingPlcHdr') !== undefined
}

const removed = new Set(['w:del', 'w:moveFrom'])
const added = new Set(['w:ins', 'w:moveTo'])
const properties = new Set(['w:pPr', 'w:rPr', 'w:sdtPr', 'w:sdtEndPr', 'w:smartTagPr'])

function readRun(run: XmlElement, outer: RunLook, reading: Reading): void {
  const direct = child(run, 'w:rPr')
  const style = reading.styles.character(attribute(child(direct, 'w:rStyle')))
  const look = direct ? mergeLooks([outer, style, readLook(direct)]) : outer
  for (const node of run.children.filter(isElement)) readRunPart(node, look, reading)
}

function readRunPart(node: XmlElement, look: RunLook, reading: Reading): void {
  const sign = signs[node.name]
  if (node.name === 'w:t') say(textOf(node), look, reading)
  else if (sign !== undefined) say(sign, look, reading)
  else if (node.name === 'w:sym') say(readSymbol(node), look, reading)
  else if (node.name === 'w:br' || node.name === 'w:cr') {
    reading.pieces.push({ breaks: attribute(node, 'w:type') === 'page' ? 'page' : 'line' })
  } else if (node.name === 'w:lastRenderedPageBreak') reading.pieces.push({ breaks: 'seen_page' })
  else if (node.name === 'w:fldChar') readFieldMark(node, reading)
  else if (node.name === 'w:instrText') {
    const field = reading.fields.at(-1)
    if (field) field.instruction += textOf(node)
  } else if (node.name === 'mc:AlternateContent') {
    for (const part of chosen(node).children.filter(isElement)) readRunPart(part, look, reading)
  } else if (drawings.has(node.name)) readDrawing(node, reading)
}

const drawings = new Set(['w:drawing', 'w:pict', 'w:object'])
const signs: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:noBreakHyphen': '-',
  'w:softHyphen': '\u00ad',
}

function say(text: string, look: RunLook, reading: Reading): void {
  if (text === '') return
  reading.pieces.push({ text, look })
  for (const field of reading.fields) field.shown += text
}

/** Newer and older drawing of the same thing: one of them. */
function chosen(alternatives: XmlElement): XmlElement {
  return (
    child(alternatives, 'mc:Choice') ??
    child(alternatives, 'mc:Fallback') ?? { name: '', attributes: {}, children: [] }
  )
}

function readDrawing(drawing: XmlElement, reading: Reading): void {
  for (const node of drawing.children.filter(isElement)) {
    const diagram = reading.diagrams.get(node.attributes['r:dm'] ?? '')
    if (node.name === 'w:txbxContent') reading.textBoxes.push(node)
    else if (diagram) reading.textBoxes.push(diagram)
    else if (node.name === 'mc:AlternateContent') readDrawing(chosen(node), reading)
    else {
      if (node.name === 'pic:pic' || node.name === 'v:imagedata') reading.images += 1
      readDrawing(node, reading)
    }
  }
}

function readHyperlink(node: XmlElement, look: RunLook, reading: Reading): void {
  const from = reading.pieces.length
  walk(node, look, reading)
  const relation = reading.relations.get(node.attributes['r:id'] ?? '')
  const shown = reading.pieces.slice(from).map((piece) => ('text' in piece ? piece.text : ' '))
  if (relation?.external) keepLink(relation.target, shown.join(''), reading)
}

function readSimpleField(node: XmlElement, look: RunLook, reading: Reading): void {
  walk(node, look, reading)
  const shown = descendants(node, 'w:t').map(textOf).join('')
  keepLink(targetOf(attribute(node, 'w:instr') ?? ''), shown, reading)
}

function readFieldMark(node: XmlElement, reading: Reading): void {
  const type = attribute(node, 'w:fldCharType')
  if (type === 'begin') reading.fields.push({ instruction: '', shown: '' })
  if (type !== 'end') return
  const field = reading.fields.pop()
  if (field) keepLink(targetOf(field.instruction), field.shown, reading)
}

function targetOf(instruction: string): string {
  return /^\s*HYPERLINK\s+"([^"]{1,2000})"/i.exec(instruction)?.[1] ?? ''
}

function keepLink(target: string, text: string, reading: Reading): void {
  const link = toLink({ target, text, page: reading.page })
  if (link) reading.links.push(link)
}

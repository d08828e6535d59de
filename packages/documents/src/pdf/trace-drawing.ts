import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import {
  type DrawingState,
  firstState,
  moveLine,
  setTextMatrix,
  transform,
} from './drawing-state.ts'
import { asMatrix, type Matrix, numbersOf } from './matrix.ts'
import { type DrawnText, type FontFacts, showText } from './show-text.ts'

/** Something painted over an area of the page: a box, a banner, a background. */
export interface Painted {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly fill: string
  readonly opacity: number
  /** How many texts were drawn before it and may lie under it. */
  readonly over: number
}

export interface Drawing {
  readonly texts: readonly DrawnText[]
  readonly painted: readonly Painted[]
}

interface Tracing {
  state: DrawingState
  readonly saved: DrawingState[]
  readonly texts: DrawnText[]
  readonly painted: Painted[]
  readonly fonts: (name: string) => FontFacts
}

const mostPainted = 2000

/** Follows a page's drawing operations and notes where text goes, in which look, and what is painted. */
export function traceDrawing(
  operations: Awaited<ReturnType<PDFPageProxy['getOperatorList']>>,
  page: { readonly matrix: Matrix; readonly fonts: (name: string) => FontFacts },
): Drawing {
  const tracing: Tracing = {
    state: firstState(page.matrix),
    saved: [],
    texts: [],
    painted: [],
    fonts: page.fonts,
  }
  operations.fnArray.forEach((operation, index) => {
    steps.get(operation)?.(tracing, operations.argsArray[index])
  })
  return tracing
}

type Step = (tracing: Tracing, values: unknown) => void

const steps: ReadonlyMap<number, Step> = new Map<number, Step>([
  [OPS.save, save],
  [OPS.restore, restore],
  [OPS.beginGroup, save],
  [OPS.endGroup, restore],
  [OPS.paintFormXObjectBegin, beginForm],
  [OPS.paintFormXObjectEnd, restore],
  [
    OPS.transform,
    (tracing, values) => change(tracing, (state) => transform(state, asMatrix(values))),
  ],
  [OPS.beginText, (tracing) => change(tracing, (state) => setTextMatrix(state, asMatrix([])))],
  [
    OPS.setTextMatrix,
    (tracing, values) => change(tracing, (state) => setTextMatrix(state, asMatrix(first(values)))),
  ],
  [OPS.moveText, (tracing, values) => change(tracing, (state) => moveBy(state, values))],
  [
    OPS.setLeadingMoveText,
    (tracing, values) =>
      change(tracing, (state) => ({
        ...moveBy(state, values),
        leading: numbersOf(values)[1] ?? 0,
      })),
  ],
  [OPS.nextLine, (tracing) => change(tracing, (state) => moveLine(state, 0, state.leading))],
  [OPS.setLeading, (tracing, values) => set(tracing, { leading: -number(values) })],
  [OPS.setCharSpacing, (tracing, values) => set(tracing, { letterSpacing: number(values) })],
  [OPS.setWordSpacing, (tracing, values) => set(tracing, { wordSpacing: number(values) })],
  [OPS.setHScale, (tracing, values) => set(tracing, { widthScale: number(values) / 100 })],
  [OPS.setTextRise, (tracing, values) => set(tracing, { rise: number(values) })],
  [OPS.setTextRenderingMode, (tracing, values) => set(tracing, { mode: number(values) })],
  [OPS.setFont, setFont],
  [OPS.setGState, setGraphicsState],
  [OPS.setFillRGBColor, (tracing, values) => set(tracing, { fill: String(first(values)) })],
  [OPS.setFillColorN, (tracing) => set(tracing, { fill: '' })],
  [OPS.setFillTransparent, (tracing) => set(tracing, { fill: '' })],
  [OPS.showText, (tracing, values) => show(tracing, first(values))],
  [OPS.constructPath, paint],
])

function save(tracing: Tracing): void {
  tracing.saved.push(tracing.state)
}

function restore(tracing: Tracing): void {
  tracing.state = tracing.saved.pop() ?? tracing.state
}

function beginForm(tracing: Tracing, values: unknown): void {
  save(tracing)
  const matrix = first(values)
  if (matrix) change(tracing, (state) => transform(state, asMatrix(matrix)))
}

function change(tracing: Tracing, act: (state: DrawingState) => DrawingState): void {
  tracing.state = act(tracing.state)
}

function set(tracing: Tracing, part: Partial<DrawingState>): void {
  tracing.state = { ...tracing.state, ...part }
}

function moveBy(state: DrawingState, values: unknown): DrawingState {
  const [right = 0, up = 0] = numbersOf(values)
  return moveLine(state, right, up)
}

function setFont(tracing: Tracing, values: unknown): void {
  if (!Array.isArray(values)) return
  set(tracing, { font: String(values[0]), fontSize: Number(values[1]) || 0 })
}

function setGraphicsState(tracing: Tracing, values: unknown): void {
  const entries: unknown = first(values)
  if (!Array.isArray(entries)) return
  for (const entry of entries) {
    const [key, value]: readonly unknown[] = Array.isArray(entry) ? entry : []
    if (key === 'ca') set(tracing, { opacity: Number(value) })
    if (key === 'Font') setFont(tracing, value)
  }
}

function show(tracing: Tracing, glyphs: unknown): void {
  if (!Array.isArray(glyphs)) return
  const { texts, x, y } = showText(tracing.state, glyphs, tracing.fonts(tracing.state.font))
  for (const text of texts) tracing.texts.push(text)
  set(tracing, { x, y })
}

const fills: ReadonlySet<unknown> = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
])

function paint(tracing: Tracing, values: unknown): void {
  if (!Array.isArray(values) || !fills.has(values[0])) return
  if (tracing.painted.length >= mostPainted) return
  const [left = 0, bottom = 0, right = 0, top = 0] = numbersOf(values[2])
  const { matrix, fill, opacity } = tracing.state
  const [a, b, c, d, e, f] = matrix
  const corners = [
    [left, bottom],
    [right, bottom],
    [left, top],
    [right, top],
  ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f] as const)
  const across = corners.map(([x]) => x)
  const down = corners.map(([, y]) => y)
  tracing.painted.push({
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
    fill,
    opacity,
    over: tracing.texts.length,
  })
}

function first(values: unknown): unknown {
  return Array.isArray(values) ? values[0] : undefined
}

function number(values: unknown): number {
  return Number(first(values)) || 0
}

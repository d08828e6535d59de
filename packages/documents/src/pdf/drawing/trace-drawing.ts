import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import {
  type DrawingState,
  firstState,
  moveLine,
  setTextMatrix,
  transform,
} from './drawing-state.ts'
import { asMatrix, identity, type Matrix, numbersOf } from './matrix.ts'
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
  readonly page: Matrix
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
    page: page.matrix,
    fonts: page.fonts,
  }
  operations.fnArray.forEach((operation, index) => {
    steps.get(operation)?.(tracing, listOf(operations.argsArray[index]))
  })
  return tracing
}

type Step = (tracing: Tracing, values: readonly unknown[]) => void

const steps: ReadonlyMap<number, Step> = new Map<number, Step>([
  [OPS.save, save],
  [OPS.restore, restore],
  [OPS.beginGroup, save],
  [OPS.endGroup, restore],
  [OPS.paintFormXObjectBegin, beginForm],
  [OPS.paintFormXObjectEnd, restore],
  [OPS.beginAnnotation, beginAnnotation],
  [OPS.endAnnotation, restore],
  [OPS.transform, ({ state }, values) => transform(state, asMatrix(values))],
  [OPS.beginText, ({ state }) => setTextMatrix(state, identity)],
  [OPS.setTextMatrix, ({ state }, values) => setTextMatrix(state, asMatrix(values[0]))],
  [OPS.moveText, ({ state }, values) => moveLine(state, number(values[0]), number(values[1]))],
  [OPS.setLeadingMoveText, moveAndLead],
  [OPS.nextLine, ({ state }) => moveLine(state, 0, state.leading)],
  [OPS.setLeading, set((state, value) => (state.leading = -number(value)))],
  [OPS.setCharSpacing, set((state, value) => (state.letterSpacing = number(value)))],
  [OPS.setWordSpacing, set((state, value) => (state.wordSpacing = number(value)))],
  [OPS.setHScale, set((state, value) => (state.widthScale = number(value) / 100))],
  [OPS.setTextRise, set((state, value) => (state.rise = number(value)))],
  [OPS.setTextRenderingMode, set((state, value) => (state.mode = number(value)))],
  [OPS.setFont, ({ state }, values) => setFont(state, values)],
  [OPS.setGState, setGraphicsState],
  [OPS.setFillRGBColor, set((state, value) => (state.fill = String(value)))],
  [OPS.setFillColorN, set((state) => (state.fill = ''))],
  [OPS.setFillTransparent, set((state) => (state.fill = ''))],
  [OPS.showText, show],
  [OPS.constructPath, paint],
])

function save(tracing: Tracing): void {
  tracing.saved.push({ ...tracing.state })
}

function restore(tracing: Tracing): void {
  tracing.state = tracing.saved.pop() ?? tracing.state
}

function beginForm(tracing: Tracing, values: readonly unknown[]): void {
  save(tracing)
  if (values[0]) transform(tracing.state, asMatrix(values[0]))
}

/** What a filled form shows is drawn from a fresh state, moved to the field's place. */
function beginAnnotation(tracing: Tracing, values: readonly unknown[]): void {
  save(tracing)
  tracing.state = firstState(tracing.page)
  transform(tracing.state, asMatrix(values[2]))
  transform(tracing.state, asMatrix(values[3]))
}

function moveAndLead({ state }: Tracing, values: readonly unknown[]): void {
  moveLine(state, number(values[0]), number(values[1]))
  state.leading = number(values[1])
}

function set(change: (state: DrawingState, value: unknown) => unknown): Step {
  return ({ state }, values) => void change(state, values[0])
}

function setFont(state: DrawingState, values: readonly unknown[]): void {
  state.font = String(values[0])
  state.fontSize = number(values[1])
}

function setGraphicsState({ state }: Tracing, values: readonly unknown[]): void {
  for (const entry of listOf(values[0])) {
    const [key, value] = listOf(entry)
    if (key === 'ca') state.opacity = number(value)
    if (key === 'Font') setFont(state, listOf(value))
  }
}

function show(tracing: Tracing, values: readonly unknown[]): void {
  const { state } = tracing
  showText(state, listOf(values[0]), { font: tracing.fonts(state.font), texts: tracing.texts })
}

const fills: ReadonlySet<unknown> = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
])

function paint(tracing: Tracing, values: readonly unknown[]): void {
  if (!fills.has(values[0])) return
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

function listOf(values: unknown): readonly unknown[] {
  return Array.isArray(values) ? values : []
}

function number(value: unknown): number {
  return Number(value) || 0
}

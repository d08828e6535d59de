import { identity, type Matrix, multiply } from './matrix.ts'

/**
 * What is in force while a page is drawn, as far as text depends on it. Changed in place: browsers
 * draw letter by letter, and a copy for each took as long as pdf.js itself.
 */
export interface DrawingState {
  matrix: Matrix
  textMatrix: Matrix
  /** Both together, worked out when text is shown. */
  frame: TextFrame | null
  x: number
  y: number
  lineX: number
  lineY: number
  font: string
  fontSize: number
  letterSpacing: number
  wordSpacing: number
  widthScale: number
  leading: number
  rise: number
  mode: number
  /** `#rrggbb`, or '' for a pattern. */
  fill: string
  opacity: number
}

/** How text lies on the page. */
export interface TextFrame {
  readonly matrix: Matrix
  /** Page points for one unit along the line, and for one across it. */
  readonly along: number
  readonly across: number
  readonly cos: number
  readonly sin: number
  readonly angle: number
}

export function firstState(matrix: Matrix): DrawingState {
  return {
    matrix,
    textMatrix: identity,
    frame: null,
    x: 0,
    y: 0,
    lineX: 0,
    lineY: 0,
    font: '',
    fontSize: 0,
    letterSpacing: 0,
    wordSpacing: 0,
    widthScale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
    fill: '#000000',
    opacity: 1,
  }
}

/** Places the start of a line, from the start of the line before. */
export function moveLine(state: DrawingState, right: number, up: number): void {
  state.lineX += right
  state.lineY += up
  state.x = state.lineX
  state.y = state.lineY
}

export function setTextMatrix(state: DrawingState, textMatrix: Matrix): void {
  state.textMatrix = textMatrix
  state.frame = null
  state.x = 0
  state.y = 0
  state.lineX = 0
  state.lineY = 0
}

export function transform(state: DrawingState, matrix: Matrix): void {
  state.matrix = multiply(state.matrix, matrix)
  state.frame = null
}

export function frameOf(state: DrawingState): TextFrame {
  if (state.frame) return state.frame
  const matrix = multiply(state.matrix, state.textMatrix)
  const [a, b, c, d] = matrix
  const along = Math.hypot(a, b)
  const cos = along > 0 ? a / along : 1
  const sin = along > 0 ? b / along : 0
  const angle = Math.round((Math.atan2(sin, cos) * 180) / Math.PI)
  state.frame = { matrix, along, across: Math.hypot(c, d), cos, sin, angle }
  return state.frame
}

import { identity, type Matrix, multiply } from './matrix.ts'

/** What is in force while a page is drawn, as far as text depends on it. */
export interface DrawingState {
  readonly matrix: Matrix
  readonly textMatrix: Matrix
  readonly x: number
  readonly y: number
  readonly lineX: number
  readonly lineY: number
  readonly font: string
  readonly fontSize: number
  readonly letterSpacing: number
  readonly wordSpacing: number
  readonly widthScale: number
  readonly leading: number
  readonly rise: number
  readonly mode: number
  /** `#rrggbb`, or '' for a pattern. */
  readonly fill: string
  readonly opacity: number
}

export function firstState(matrix: Matrix): DrawingState {
  return {
    matrix,
    textMatrix: identity,
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
export function moveLine(state: DrawingState, right: number, up: number): DrawingState {
  const lineX = state.lineX + right
  const lineY = state.lineY + up
  return { ...state, x: lineX, y: lineY, lineX, lineY }
}

export function setTextMatrix(state: DrawingState, textMatrix: Matrix): DrawingState {
  return { ...state, textMatrix, x: 0, y: 0, lineX: 0, lineY: 0 }
}

export function transform(state: DrawingState, matrix: Matrix): DrawingState {
  return { ...state, matrix: multiply(state.matrix, matrix) }
}

/** From text to page, at the place where the next glyph goes. */
export function glyphMatrix(state: DrawingState): Matrix {
  const { matrix, textMatrix, x, y, rise } = state
  return multiply(multiply(matrix, textMatrix), [1, 0, 0, 1, x, y + rise])
}

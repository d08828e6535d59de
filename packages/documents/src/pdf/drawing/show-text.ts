import { rightToLeftLetter } from '../../layout/logical-order.ts'
import { type DrawingState, frameOf } from './drawing-state.ts'

/** What a font says of itself, as far as placing text needs it. */
export interface FontFacts {
  readonly name: string
  readonly bold: boolean
  readonly vertical: boolean
  /** Points that one unit of a glyph's width takes at size 1: a thousandth but for drawn fonts. */
  readonly unit: number
  /** Height of a letter at size 1 where the font's glyphs are drawings. */
  readonly drawnHeight: number | null
}

/** Text drawn in one go, where it stands on the page as it is looked at. */
export interface DrawnText {
  /** As it looks, from left to right, whatever the script. */
  readonly text: string
  /** Along the line and across it: x and y of the page wherever the text is not turned. */
  readonly start: number
  readonly end: number
  readonly baseline: number
  readonly size: number
  /** Degrees, 0 for usual text. */
  readonly angle: number
  readonly font: string
  readonly fill: string
  readonly opacity: number
  readonly mode: number
  /** Blank space was drawn between this and the text before. */
  afterSpace: boolean
}

/** Wider than that is a space: measured on 79 CVs, kerning stays below. */
export const spaceInEms = 0.17
/** Wider than that is a tab, a table's cell or another column. */
export const breakInEms = 1.6

interface Piece {
  text: string
  from: number
  to: number
}

/** Places the glyphs of one operation; wide gaps between them part the text. Moves the state along. */
export function showText(
  state: DrawingState,
  glyphs: readonly unknown[],
  { font, texts }: { readonly font: FontFacts; readonly texts: DrawnText[] },
): void {
  const { pieces, advance } = layOut(state, glyphs, font)
  const { matrix, along, across, cos, sin, angle } = frameOf(state)
  const [a, b, c, d, e, f] = matrix
  const up = state.y + state.rise
  const originX = a * state.x + c * up + e
  const originY = b * state.x + d * up + f
  const origin = originX * cos + originY * sin
  const baseline = originY * cos - originX * sin
  const size = across * Math.abs(state.fontSize) * (font.drawnHeight ?? 1)
  for (const { text, from, to } of pieces) {
    texts.push({
      text,
      start: origin + from * along,
      end: origin + to * along,
      baseline,
      size,
      angle,
      font: state.font,
      fill: state.fill,
      opacity: state.opacity,
      mode: state.mode,
      afterSpace: false,
    })
  }
  if (font.vertical) state.y -= advance
  else state.x += advance
}

function layOut(
  state: DrawingState,
  glyphs: readonly unknown[],
  font: FontFacts,
): { readonly pieces: readonly Piece[]; readonly advance: number } {
  const { fontSize, letterSpacing, wordSpacing, widthScale } = state
  const pieces: Piece[] = []
  let open: Piece | null = null
  let pen = 0
  let gap = 0
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') {
      const shift = (-glyph * fontSize) / 1000
      gap += shift
      pen += shift * widthScale
      continue
    }
    const { text, width, isSpace } = readGlyph(glyph)
    const ems = fontSize === 0 ? 0 : gap / Math.abs(fontSize)
    if (open && ems > breakInEms) open = null
    else if (open && ems > spaceInEms && !open.text.endsWith(' ')) open.text += ' '
    gap = 0
    if (!open) {
      open = { text: '', from: pen, to: pen }
      pieces.push(open)
    }
    open.text += text
    const glyphWidth = width * fontSize * font.unit
    open.to = pen + glyphWidth * widthScale
    pen += (glyphWidth + letterSpacing + (isSpace ? wordSpacing : 0)) * widthScale
  }
  return { pieces, advance: pen }
}

function readGlyph(glyph: unknown): { text: string; width: number; isSpace: boolean } {
  const { unicode, width, isSpace } = Object(glyph)
  return {
    text: typeof unicode === 'string' ? asDrawn(unicode) : '',
    width: Number.isFinite(width) ? Number(width) : 0,
    isSpace: isSpace === true,
  }
}

/** Letters that an Arabic font draws as one are named in the order in which they are read. */
function asDrawn(unicode: string): string {
  const isReversed = unicode.length > 1 && rightToLeftLetter.test(unicode)
  return isReversed ? [...unicode].reverse().join('') : unicode
}

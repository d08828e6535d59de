import type { Line } from './document.ts'
import type { DraftLine } from './draft.ts'
import { bulletSign } from './layout/read-bullet.ts'

interface Kind {
  /**
   * In a file of plain text wide blanks are all that parts its columns: "2018 to date  Driver  Hill Coaches". Its lines
   * have no type either: with a size made up for them they would be read otherwise than the same words pasted.
   */
  readonly isPlain: boolean
}

/** Joins drafted lines to one text and tells each line where it stands in it. */
export function assembleText(
  drafted: readonly DraftLine[],
  { isPlain }: Kind,
): {
  readonly text: string
  readonly lines: readonly Line[]
} {
  const parts: string[] = []
  const lines: Line[] = []
  let offset = 0
  for (const draft of drafted) {
    const words = (isPlain ? draft.text : narrowed(draft.text)).trim()
    if (words === '') continue
    const text = draft.kind === 'bullet' ? `${bulletSign} ${words}` : words
    if (draft.gapAbove && parts.length > 0) {
      parts.push('')
      offset += 1
    }
    const { page, x, y, fontSize, bold, kind, place } = draft
    const position = { page, x: round(x), y: round(y), fontSize: isPlain ? 0 : round(fontSize) }
    const full = draft.isFull === undefined ? {} : { isFull: draft.isFull }
    lines.push({ ...position, bold, offset, length: text.length, kind, place, ...full })
    parts.push(text)
    offset += text.length + 1
  }
  return { text: parts.join('\n'), lines }
}

function narrowed(text: string): string {
  return text.replace(/[ \u00a0]{2,}/g, ' ')
}

function round(points: number): number {
  return Math.round(points * 10) / 10
}

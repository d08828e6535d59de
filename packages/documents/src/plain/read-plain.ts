import { type Draft, type DraftLine, emptyDraft } from '../draft.ts'
import { cleanCharacters } from '../layout/clean-characters.ts'
import { readBullet } from '../layout/read-bullet.ts'
import { Unreadable } from '../unreadable.ts'
import { decodeText } from './decode-text.ts'

/** A CV of ten pages has some 40,000 characters. */
const longestText = 400_000
const mostLines = 20_000
/** What a typewriter page holds; only so that lines have a place. */
const lineHeight = 14
const letterWidth = 6
const textSize = 11

/** Reads a text file: its lines as they stand. */
export function readPlain(bytes: Uint8Array): Draft {
  return draftOf('text', plainLines(bytes), toLine)
}

/** Lines of a text file with what is not text dropped. */
export function plainLines(bytes: Uint8Array): { lines: readonly string[]; unmapped: number } {
  const decoded = decodeText(bytes)
  if (decoded.length > longestText) throw new Unreadable('too_large')
  const { text, unmapped } = cleanCharacters(decoded.replaceAll('\f', '\n'))
  const lines = text.split('\n')
  if (lines.length > mostLines) throw new Unreadable('too_large')
  return { lines, unmapped }
}

/** Gives each written line its place on one endless page. */
export function draftOf(
  format: 'text' | 'markdown',
  { lines, unmapped }: { readonly lines: readonly string[]; readonly unmapped: number },
  read: (text: string) => Pick<DraftLine, 'text' | 'kind' | 'bold'>,
): Draft {
  const drafted: DraftLine[] = []
  let gapAbove = false
  lines.forEach((raw, index) => {
    const indent = /^[\t ]*/.exec(raw)?.[0].length ?? 0
    const line = read(raw.trim())
    if (line.text !== '') {
      const spot = { page: 1, x: indent * letterWidth, y: (index + 1) * lineHeight }
      const look = { width: line.text.length * letterWidth, fontSize: textSize, fontName: '' }
      drafted.push({ ...line, ...spot, ...look, place: 'body', gapAbove })
    }
    gapAbove = line.text === ''
  })
  return { ...emptyDraft(format), lines: drafted, unmappedCharacters: unmapped }
}

function toLine(raw: string): Pick<DraftLine, 'text' | 'kind' | 'bold'> {
  const bullet = readBullet(raw)
  return bullet === null
    ? { text: raw, kind: 'text', bold: false }
    : { text: bullet, kind: 'bullet', bold: false }
}

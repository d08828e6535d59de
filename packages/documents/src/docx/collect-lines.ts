import type { HiddenText, LinePlace, Link } from '../document.ts'
import type { DraftLine } from '../draft.ts'
import { cleanCharacters } from '../layout/clean-characters.ts'
import type { RunLook } from './read-styles.ts'

/** What is gathered while a document is walked. */
export interface Collected {
  lines: DraftLine[]
  readonly links: Link[]
  readonly hiddenText: HiddenText[]
  page: number
  y: number
  pendingGap: boolean
  tables: number
  images: number
  textBoxes: number
  trackedChanges: number
  columns: number
  characters: number
  unmapped: number
  icons: number
  /** Word left marks of where its pages ended. */
  sawPageMarks: boolean
}

export function emptyCollection(): Collected {
  return {
    lines: [],
    links: [],
    hiddenText: [],
    page: 1,
    y: 0,
    pendingGap: false,
    tables: 0,
    images: 0,
    textBoxes: 0,
    trackedChanges: 0,
    columns: 1,
    characters: 0,
    unmapped: 0,
    icons: 0,
    sawPageMarks: false,
  }
}

const usualSize = 11
/** A line of a page with usual margins. */
const lineWidth = 468

/** Adds one line with the look that most of its characters have. */
export function addLine(
  collected: Collected,
  pieces: readonly { readonly text: string; readonly look: RunLook }[],
  line: { readonly kind: DraftLine['kind']; readonly place: LinePlace; readonly x: number },
): void {
  const { text, unmapped, icons } = cleanCharacters(pieces.map((piece) => piece.text).join(''))
  collected.unmapped += unmapped
  collected.icons += icons
  collected.characters += text.length
  if (text.trim() === '') return
  const look = prevailingLook(pieces)
  const fontSize = look.size ?? usualSize
  const width = text.length * fontSize * 0.5
  collected.y += fontSize * 1.2
  collected.lines.push({
    text: text.replaceAll('\u00ad', ''),
    page: collected.page,
    y: collected.y,
    width: Math.min(width, lineWidth),
    fontSize,
    fontName: look.font ?? '',
    bold: look.bold ?? false,
    gapAbove: collected.pendingGap,
    ...line,
  })
  collected.y += Math.floor(width / lineWidth) * fontSize * 1.2
  collected.pendingGap = false
}

export function turnPage(collected: Collected): void {
  collected.page += 1
  collected.y = 0
}

function prevailingLook(pieces: readonly { text: string; look: RunLook }[]): RunLook {
  const shares = new Map<string, { look: RunLook; letters: number }>()
  for (const { text, look } of pieces) {
    const key = `${look.size} ${look.bold} ${look.font}`
    const share = shares.get(key) ?? { look, letters: 0 }
    share.letters += text.trim().length
    shares.set(key, share)
  }
  const [most] = [...shares.values()].sort((a, b) => b.letters - a.letters)
  return most?.look ?? {}
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'
import type { PageFace } from './page.ts'

export interface FontFile {
  /** Names the font within a document. */
  readonly name: string
  readonly bytes: Buffer
  /** Whether it has a shape for a character. */
  readonly has: (codePoint: number) => boolean
  /** How wide a text is in a size. */
  readonly widthOf: (text: string, size: number) => number
  /** How far letters reach below the baseline, for a size of 1. */
  readonly descent: number
}

const cuts = {
  regular: '400Regular',
  italic: '400Regular_Italic',
  bold: '700Bold',
  boldItalic: '700Bold_Italic',
} as const

const folders = { Tinos: 'tinos', Carlito: 'carlito', Arimo: 'arimo' } as const satisfies Record<
  PageFace,
  string
>

const opened = new Map<string, FontFile>()
const { resolve } = createRequire(import.meta.url)

/** The font of a face in the cut a run asks for; each file is read once. */
export function fontFile(
  face: PageFace,
  { bold, italic }: { readonly bold: boolean; readonly italic: boolean },
): FontFile {
  const cut = bold ? (italic ? cuts.boldItalic : cuts.bold) : italic ? cuts.italic : cuts.regular
  const name = `${face}_${cut}`
  const known = opened.get(name)
  if (known) return known
  const path = resolve(`@expo-google-fonts/${folders[face]}/${cut}/${name}.ttf`)
  const file = openFont(name, withoutSubstitutions(readFileSync(path)))
  opened.set(name, file)
  return file
}

/**
 * Hides the table of ligatures and alternates: a line with them would be narrower than a word
 * processor sets it, some readers lose their letters, and looking through it took half of the time.
 */
function withoutSubstitutions(bytes: Buffer): Buffer {
  const tables = bytes.readUInt16BE(4)
  for (let record = 12; record < 12 + tables * 16; record += 16) {
    if (bytes.toString('latin1', record, record + 4) === 'GSUB') bytes.write('XSUB', record)
  }
  return bytes
}

function openFont(name: string, bytes: Buffer): FontFile {
  const font = fontkit.create(bytes)
  if (!('unitsPerEm' in font)) throw new TypeError(`${name} holds several fonts`)
  return {
    name,
    bytes,
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    widthOf: (text, size) => (font.layout(text).advanceWidth / font.unitsPerEm) * size,
    descent: -font.descent / font.unitsPerEm,
  }
}

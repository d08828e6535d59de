import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, extname, join } from 'node:path'
import * as fontkit from 'fontkit'
import type { PageFace } from './page.ts'
import { speakLigatures } from './speak-ligatures.ts'

export interface FontFile {
  /** Names the font within a document. */
  readonly name: string
  /** The font anew, for one document: what it was asked before decides which letters its shapes stand for. */
  readonly open: () => fontkit.Font
  /** Whether it has a shape for a character. */
  readonly has: (codePoint: number) => boolean
  /** How wide a text is in a size. */
  readonly widthOf: (text: string, size: number) => number
  /** How far letters reach below the baseline, for a size of 1. */
  readonly descent: number
}

/** The faces that are asked, in this order, for what the face of a page does not have. */
export const furtherFaces = ['Arimo', 'DejaVu', 'NotoThai', 'NotoHans', 'NotoKorean'] as const
export type FontFace = PageFace | (typeof furtherFaces)[number]

interface Cut {
  readonly bold: boolean
  readonly italic: boolean
}

/** By face and cut, as they are asked for letter by letter; cuts that a face lacks share a file. */
const chosen = new Map<string, FontFile>()
const opened = new Map<string, FontFile>()
const { resolve } = createRequire(import.meta.url)

/** The font of a face in the cut a run asks for; each file is read once. */
export function fontFile(face: FontFace, cut: Cut): FontFile {
  const key = `${face} ${cut.bold} ${cut.italic}`
  const known = chosen.get(key) ?? openFile(face, paths[face](cut))
  chosen.set(key, known)
  return known
}

function openFile(face: FontFace, path: string): FontFile {
  const known = opened.get(path)
  if (known) return known
  const bytes = readFileSync(path)
  const file = openFont(path, shaped.has(face) ? bytes : withoutSubstitutions(bytes))
  opened.set(path, file)
  return file
}

/** Scripts whose letters change shape beside each other. */
const shaped: ReadonlySet<FontFace> = new Set(['DejaVu', 'NotoThai'])

const paths = {
  Tinos: (cut) => googlePath('tinos/Tinos', cut),
  Carlito: (cut) => googlePath('carlito/Carlito', cut),
  Arimo: (cut) => googlePath('arimo/Arimo', cut),
  // Its oblique cuts have no Arabic, and nothing of another script leans.
  DejaVu: ({ bold }) => resolve(`dejavu-fonts-ttf/ttf/DejaVuSans${bold ? '-Bold' : ''}.ttf`),
  NotoThai: ({ bold }) => googlePath('noto-sans-thai/NotoSansThai', { bold, italic: false }),
  NotoHans: (cut) => notoPath('@embedpdf/fonts-sc', 'NotoSansHans', cut),
  NotoKorean: (cut) => notoPath('@embedpdf/fonts-kr', 'NotoSansKR', cut),
} as const satisfies Record<FontFace, (cut: Cut) => string>

function googlePath(place: string, { bold, italic }: Cut): string {
  const [folder, face] = place.split('/')
  const cut = `${bold ? '700Bold' : '400Regular'}${italic ? '_Italic' : ''}`
  return resolve(`@expo-google-fonts/${folder}/${cut}/${face}_${cut}.ttf`)
}

/** These packages name their front door only. */
function notoPath(library: string, name: string, { bold }: Cut): string {
  return join(resolve(library), '../../fonts', `${name}-${bold ? 'Bold' : 'Regular'}.otf`)
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

function openFont(path: string, bytes: Buffer): FontFile {
  const open = () => {
    const font = fontkit.create(bytes)
    if (!('unitsPerEm' in font)) throw new TypeError(`${path} holds several fonts`)
    speakLigatures(font)
    return font
  }
  const font = open()
  return {
    name: basename(path, extname(path)),
    open,
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    widthOf: (text, size) => (font.layout(text).advanceWidth / font.unitsPerEm) * size,
    descent: -font.descent / font.unitsPerEm,
  }
}

import { type FontFile, fontFile, furtherFaces } from './font-files.ts'
import type { PageFace, PageRun } from './page.ts'

/** A run whose letters are all in one font. */
export interface SetRun extends PageRun {
  readonly font: FontFile
  /** What it is a part of. */
  readonly whole: PageRun
}

/** Every face has these. */
const everywhere = /^[\x20-\x7e\u00a0-\u00ff–—‘’“”•…€]*$/

/** Marks, joiners and spaces stay in the font of the letter before them. */
const goesAlong = /[\s\p{M}\p{Default_Ignorable_Code_Point}]/u

/** Runs parted where another font has to help out. */
export function inFonts(runs: readonly PageRun[], face: PageFace): readonly SetRun[] {
  return runs.flatMap((run) => {
    const own = fontFile(face, run)
    if (everywhere.test(run.text)) return [{ ...run, font: own, whole: run }]
    const parts: { text: string; font: FontFile }[] = []
    for (const character of run.text) {
      const last = parts.at(-1)
      const isAlong = last && goesAlong.test(character) && hasIn(last.font, character)
      const font = isAlong ? last.font : (findFont(character, face, run) ?? own)
      if (last?.font === font) last.text += character
      else parts.push({ text: character, font })
    }
    return parts.map((part) => ({ ...run, ...part, whole: run }))
  })
}

/** The first font that has a character, the page's own face before others; null where none has. */
export function findFont(
  character: string,
  face: PageFace,
  cut: { readonly bold: boolean; readonly italic: boolean },
): FontFile | null {
  for (const each of [face, ...furtherFaces]) {
    const file = fontFile(each, cut)
    if (hasIn(file, character)) return file
  }
  return null
}

function hasIn({ has }: FontFile, character: string): boolean {
  return has(character.codePointAt(0) ?? 0)
}

import { fontFile } from './font-files.ts'
import type { Page } from './page.ts'

/** Joiners and variation marks have no shape of their own. */
const shapeless = /\s|\p{Default_Ignorable_Code_Point}/u

/** The letters of right-to-left scripts, which the PDF writer does not set. */
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** The characters of a page that its embedded font cannot show, each once, in reading order. */
export function findUnset({ font, paragraphs }: Page): readonly string[] {
  const unset = new Set<string>()
  for (const { runs, right, look } of paragraphs) {
    for (const run of [...runs, ...right]) {
      const { has } = fontFile(font.face, run)
      for (const character of look.capitals ? run.text.toUpperCase() : run.text) {
        const isSet = has(character.codePointAt(0) ?? 0) && !rightToLeft.test(character)
        if (!isSet && !shapeless.test(character)) unset.add(character)
      }
    }
  }
  return [...unset]
}

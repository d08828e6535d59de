import { isPlainLetter } from '../../text/letters/character-kinds.ts'
import { documentTitles } from '../lexicon/section-headings.ts'
import { joinLetterSpaced } from '../lines/join-letter-spaced.ts'
import { foldedPhrase } from '../words/fold.ts'

/** Of each two plain letters 1 where a title begins so: most lines begin with others. */
const beginnings = new Uint8Array(32 ** 2)
for (const title of documentTitles) beginnings[pairAt(title)] = 1

/** "Curriculum Vitae" over the whole: nobody's name and no section. */
export function isDocumentTitle(line: string): boolean {
  if (line.length > 60 || (line.length > 35 && !line.includes('  '))) return false
  const isPlain = isPlainLetter(line.charCodeAt(0)) && isPlainLetter(line.charCodeAt(1))
  if (isPlain && beginnings[pairAt(line)] !== 1) return false
  return documentTitles.has(foldedPhrase(joinLetterSpaced(line))) || documentTitles.has(line.trim())
}

function pairAt(words: string): number {
  return ((words.charCodeAt(0) & 31) << 5) | (words.charCodeAt(1) & 31)
}

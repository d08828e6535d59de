import { foldedPhrase } from './fold.ts'
import { joinLetterSpaced } from './join-letter-spaced.ts'
import { documentTitles } from './lexicon/section-headings.ts'
import { WordSieve } from './word-sieve.ts'

/** Most lines begin with other words; a title may be spaced letter by letter. */
const beginnings = new WordSieve([...documentTitles, ...'abcdefghijklmnopqrstuvwxyz'])

/** "Curriculum Vitae" over the whole: nobody's name and no section. */
export function isDocumentTitle(line: string): boolean {
  if (line.length > 60 || (line.length > 35 && !line.includes('  '))) return false
  if (!beginnings.mayBegin(line)) return false
  return documentTitles.has(foldedPhrase(joinLetterSpaced(line))) || documentTitles.has(line.trim())
}

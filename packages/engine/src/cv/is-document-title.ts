import { foldedPhrase } from './fold.ts'
import { joinLetterSpaced } from './join-letter-spaced.ts'
import { documentTitles } from './lexicon/section-headings.ts'

/** "Curriculum Vitae" over the whole: nobody's name and no section. */
export function isDocumentTitle(line: string): boolean {
  if (line.length > 60 || (line.length > 35 && !line.includes('  '))) return false
  return documentTitles.has(foldedPhrase(joinLetterSpaced(line))) || documentTitles.has(line.trim())
}

import { foldedPhrase } from './fold.ts'
import { joinLetterSpaced } from './join-letter-spaced.ts'
import { documentTitles } from './lexicon/section-headings.ts'

/** The first two letters of each title in plain letters: most lines begin with others. */
const beginnings: ReadonlySet<string> = new Set(
  [...documentTitles].map((title) => title.slice(0, 2)),
)
const letterPair = /^[a-z]{2}/i

/** "Curriculum Vitae" over the whole: nobody's name and no section. */
export function isDocumentTitle(line: string): boolean {
  if (line.length > 60 || (line.length > 35 && !line.includes('  '))) return false
  const start = line.slice(0, 2)
  if (letterPair.test(start) && !beginnings.has(start.toLowerCase())) return false
  return documentTitles.has(foldedPhrase(joinLetterSpaced(line))) || documentTitles.has(line.trim())
}

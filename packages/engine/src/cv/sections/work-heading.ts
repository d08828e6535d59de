import { cvText } from '../cv-text.ts'
import { holdsRange } from '../dates/find-dates.ts'
import { titleOpeners } from '../lexicon/title-openers.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { timeOff } from '../roles/lines-apart.ts'
import { hinted, titleWeight } from '../words/weigh-words.ts'
import type { OpenSection, Surroundings } from './open-section.ts'

/** "Before nursing", "Since retiring", or the trade alone, "Nursing", set off above roles: a heading in one's own words. */
export function workSection(text: string, line: CvLine, around: Surroundings): OpenSection | null {
  const { within, above } = around
  if (line.gap === 0 || line.bullet || line.text.length > longestHeading) return null
  const isAmongRoles = within === 'experience' && whenInLife.test(line.text)
  const isBelowContacts = within === 'header' || within === 'summary'
  const isTrade = isBelowContacts && above.some(isReached) && namesTrade(line.text)
  if (!isAmongRoles && !isTrade) return null
  return opensRoles(around)
    ? { kind: 'experience', heading: cvText(text, line.start, line.end), lines: [] }
    : null
}

const longestHeading = 32

/** Small words behind the first: "Since leaving school", and no employer's name. */
const whenInLife =
  /^(?:Before|Since|After|Alongside|Outside|While) (?:(?:the|my|I was) )?\p{Ll}+(?: \p{Ll}+)?:?$/u

function isReached({ text }: CvLine): boolean {
  return text.includes('@') || /\d{5}|\d{3} \d{3}/.test(text)
}

/** "Nursing", "Warehouse and logistics". */
function namesTrade(words: string): boolean {
  if (!/^\p{Lu}\p{Ll}{3,}(?: (?:and|&) \p{L}\p{Ll}{3,})?:?$/u.test(words)) return false
  if (titleWeight(words) >= hinted) return false
  return words
    .toLowerCase()
    .split(/[ :&]+/)
    .every((word) => word === '' || word === 'and' || titleOpeners.has(word))
}

/** A role with its time begins in the next lines. */
function opensRoles({ below }: Surroundings): boolean {
  const next = below().slice(0, mostOfHead)
  const isRange = ({ text }: CvLine) => holdsRange(text)
  const dated = next.findIndex(isRange)
  return dated >= 0 && next.slice(0, dated + 1).some(({ text }) => titleWeight(text) >= hinted)
}

const mostOfHead = 3

/** "Career break" among roles, with its time below, is one more entry, and further roles may follow. */
export function isBreakAmongRoles({ text }: CvLine, { within, below }: Surroundings): boolean {
  if (within !== 'experience' || !timeOff.test(text)) return false
  return below()
    .slice(0, mostOfHead)
    .some((next) => holdsRange(next.text))
}

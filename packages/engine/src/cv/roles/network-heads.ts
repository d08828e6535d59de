import { isDigit } from '../../text/letters/character-kinds.ts'
import { duration } from '../dates/duration.ts'
import { holdsRange } from '../dates/find-dates.ts'
import type { CvLine } from '../lines/read-lines.ts'

/** An employer's name, a place and a title may stand between how long somebody was there and the first dates. */
const mostBetween = 4
const longestDuration = 32

/**
 * "Hill Foods · Full-time" over "4 yrs 2 mos", and below it the titles held there: networks say so how long somebody was
 * at one employer. The line above names who it was, whatever its words are, and the first title goes with it, though
 * an empty line parts them; how long it was in all is told again by the dates.
 */
export function networkHeads(lines: readonly CvLine[]): readonly CvLine[] {
  const totals = lines.filter((line, at) => isTotal(line) && isOverTitles(lines, at))
  if (totals.length === 0) return lines
  const kept: CvLine[] = []
  let isAmongNames = false
  for (const line of lines) {
    const before = kept.at(-1)
    if (totals.includes(line) && before) {
      kept[kept.length - 1] = { ...before, isEmployer: true }
      isAmongNames = true
      continue
    }
    kept.push(isAmongNames && line.gap > 0 ? { ...line, gap: 0 } : line)
    if (isAmongNames && holdsRange(line.text)) isAmongNames = false
  }
  return kept
}

function isTotal({ text, bullet }: CvLine): boolean {
  const mayBe = !bullet && text.length <= longestDuration && isDigit(text.charCodeAt(0))
  return mayBe && duration.test(text)
}

/** Right below a name without dates, and soon above the dates of what was done there. */
function isOverTitles(lines: readonly CvLine[], at: number): boolean {
  const [above, own] = [lines[at - 1], lines[at]]
  if (!above || !own || above.bullet || own.gap > 0 || holdsRange(above.text)) return false
  if (at > 1 && above.gap === 0) return false
  const below = lines.slice(at + 1, at + 1 + mostBetween)
  const dated = below.findIndex(({ text }) => holdsRange(text))
  return dated > 0 && !below.slice(0, dated).some(({ bullet }) => bullet)
}

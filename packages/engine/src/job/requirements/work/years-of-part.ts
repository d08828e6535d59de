import { eachMatch } from '../../../text/patterns/each-match.ts'
import { number } from './number-words.ts'

interface Part {
  readonly number: string
  /** Where its number stands, and where what it is of begins. */
  readonly start: number
  readonly end: number
}

/**
 * "Five years in payroll, two of which in a supervisory role", "of which at least two as a manager": the number of
 * years asked of a part, where the word for years is not said again.
 */
export function partsOfYears(sentence: string): readonly Part[] {
  if (!mayName.test(sentence)) return []
  const pattern = new RegExp(
    String.raw`,? ?\b(?:(${number})(?: \(\d\))? of (?:which|them|these|those)|(?:of|from) (?:which|these|those|them),? (?:at least |a minimum of |minimum )?(${number})(?! ?(?:years?|yrs?|months?)\b))\b`,
    'giu',
  )
  return eachMatch(sentence, pattern).map((match) => ({
    number: match[1] ?? match[2] ?? '',
    start: match.index + (/^,? ?/.exec(match[0])?.[0].length ?? 0),
    end: match.index + match[0].length,
  }))
}

const mayName = /\bof (?:which|them|these|those)\b/i

import type { Box } from '../find-gutter.ts'

interface Row extends Box {
  readonly text: string
  readonly lastBaseline?: number
}

/**
 * Joins a line that ends within dates, or with a comma before them, with the one that goes on with them: "…, Leeds,
 * Feb" over "– July 2026", whose dash is no bullet.
 */
export function joinSplitRanges<Item extends Row>(rows: readonly Item[]): readonly Item[] {
  const joined: Item[] = []
  for (const row of rows) {
    const above = joined.at(-1)
    if (above && goesOn(above, row)) {
      const text = `${above.text.trimEnd()} ${row.text.trimStart()}`
      joined[joined.length - 1] = { ...above, text, lastBaseline: row.baseline }
    } else joined.push(row)
  }
  return joined
}

const mostStep = 1.8

function goesOn(above: Row, row: Row): boolean {
  const step = row.baseline - (above.lastBaseline ?? above.baseline)
  return (
    row.size === above.size &&
    Math.abs(row.start - above.start) <= 2 &&
    step > 0.5 * row.size &&
    step <= mostStep * row.size &&
    !bulletBegins.test(above.text) &&
    isBroken(singleSpaced(above.text), singleSpaced(row.text))
  )
}

/** Some files draw two blanks between words. */
function singleSpaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function isBroken(above: string, below: string): boolean {
  if (above.endsWith(',')) return rangeAlone.test(below)
  const end = above.slice(-longestRange)
  return (
    (rangeGoesOn.test(below) && dateEnds.test(above.slice(-longestDate))) ||
    halves.some(([first, second]) => first.test(end) && second.test(below))
  )
}

const longestDate = 20
const longestRange = 40
const months =
  'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic|fév|avr|mai|juin|juil|août|déc|mär|okt|dez'
const date = `(?:(?:${months})\\p{L}{0,7}\\.? |\\d\\d?[./])?(?:19|20)\\d\\d`
const rangeGoesOn = new RegExp(
  `^[-–—] ?(?:present|current|now|today|${date})(?![\\p{L}\\d:])`,
  'iu',
)
const rangeAlone = new RegExp(`^${date} ?[-–—] ?(?:present|current|now|today|${date})$`, 'iu')
const month = `(?<!\\p{L})(?:${months})\\p{L}{0,7}\\.?`
/** Behind a date the line ends, or a sign parts it from what else stands there. */
const parts = String.raw`(?=\s*(?:$|[|,;)(·•]))`
/** "… | Jun 2018 – Feb" over "2021", "… | Jun 2018 –" over "Feb 2021", "… | Jun" over "2018 – Feb 2021". */
const halves = [
  [`${date} ?(?:[-–—]|to) ?${month}$`, `^(?:19|20)\\d\\d${parts}`],
  [`${date} ?(?:[-–—]|to)$`, `^(?:present|current|now|today|${date})${parts}`],
  [
    `(?:^|[|,;(·•] ?)${month}$`,
    `^(?:19|20)\\d\\d ?[-–—] ?(?:present|current|now|today|${date})${parts}`,
  ],
].map((pair) => pair.map((source) => new RegExp(source, 'iu')) as [RegExp, RegExp])
/** One date, and not the end of a range already. */
const dateEnds = new RegExp(
  `(?<![-–—] ?|to )(?<!\\p{L})(?:(?:${months})\\p{L}{0,7}\\.?(?: (?:19|20)\\d\\d)?|(?:\\d\\d?[./])?(?:19|20)\\d\\d)$`,
  'iu',
)
const bulletBegins = /^\s*[^\p{L}\p{N}\s]\s/u

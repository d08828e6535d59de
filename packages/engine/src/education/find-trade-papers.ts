import { eachMatch } from '../text/patterns/each-match.ts'
import type { Span } from '../text/span.ts'
import { degreeLevels } from './degrees.ts'

/** Words that say of somebody that a trade was learned. */
export interface TradePaper extends Span {
  readonly level: number
  /** Whether they name the trade by a title, rather than by a bare level. */
  readonly isTitled: boolean
}

const trained = /\b(?:fully |trade )?(?:qualified|time[- ]served|certified|chartered)\s+$/i
const levelInShort =
  /\b(?:L|Level |Lvl )([2-5])\b(?! ?(?:support|manager|of\b|[Ff](?:ood|irst [Aa]id)))/g
/** "Food hygiene L2" is a day's course. */
const shortCourse = /(?:hygiene|food safety|first aid)[^,;.\n]*$/i

/** What a CV says of being trained for a trade without naming a certificate: "qualified carpenter", "L4 Carpentry". */
export function findTradePapers(text: string, titles: readonly Span[]): TradePaper[] {
  const byTitle = titles.flatMap(({ start, end }) => {
    const word = trained.exec(text.slice(Math.max(0, start - 24), start))
    return word
      ? [{ start: start - word[0].length, end, level: degreeLevels.vocational, isTitled: true }]
      : []
  })
  const byLevel = eachMatch(text, levelInShort)
    .filter(({ index }) => !shortCourse.test(text.slice(Math.max(0, index - 24), index)))
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      isTitled: false,
      level: match[1] === '5' ? degreeLevels.associate : degreeLevels.vocational,
    }))
  return [...byTitle, ...byLevel]
}

import type { MatchRow, TimeShown } from '../../match/match-row.ts'
import { quoted } from '../in-words.ts'

const monthsPerYear = 12

/** What dated roles lack of the years asked for: time, or the words that say what it was spent on. */
export function tellShort({ requirement: { need, text }, time }: MatchRow): string {
  const asked = quoted(text)
  if (!time || need.type !== 'years') return `The dated roles do not show ${asked}.`
  const { named, kindred, counted, statedYears } = time
  const months = need.years * monthsPerYear
  if (statedYears > 0) return `${asked}: the CV says so, but its dated roles do not show it.`
  if (kindred >= months) return `${asked}: ${tellUnnamed(time, months, need)}`
  if (kindred > 0)
    return `${asked}: the dated roles show ${inYears(kindred)} of such work${named === 0 && need.terms.length > 0 ? ', and no line in them names it' : ''}.`
  if (need.of === 'leading') return `${asked}: no dated role says that people were led.`
  return counted > 0
    ? `${asked}: the dated roles show ${inYears(counted)} of other work.`
    : `${asked}: no dated role shows such work.`
}

interface AskedTime {
  readonly terms: readonly string[]
  readonly isQualified?: true
}

/** The roles are long enough; what they lack is told. */
function tellUnnamed(
  { named, own, kindred }: TimeShown,
  months: number,
  { terms, isQualified }: AskedTime,
): string {
  const enough = `the dated roles are long enough, ${inYears(kindred)}, but`
  if (named >= months && own < months) return `${enough} their titles are of other work.`
  if (named >= months)
    return `${enough} time spent learning ${isQualified ? 'is not counted' : 'or labouring counts for half'}.`
  if (terms.length === 0) return `${enough} their titles are of other work.`
  return named === 0
    ? `${enough} no line in them names it.`
    : `${enough} their lines name it for ${inYears(named)} only.`
}

/** "4 years and 5 months". */
function inYears(months: number): string {
  const years = Math.floor(months / monthsPerYear)
  const rest = months % monthsPerYear
  const parts = [count(years, 'year'), count(rest, 'month')].filter((part) => part !== '')
  return parts.join(' and ')
}

function count(number: number, unit: string): string {
  return number === 0 ? '' : `${number} ${unit}${number === 1 ? '' : 's'}`
}

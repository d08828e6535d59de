import type { DateToken } from './date-tokens.ts'

const earliestYear = 1940
const latestYear = 2059

/** A number of four digits that may be a year of somebody's life. */
export function yearOf(token: DateToken | undefined): number | null {
  if (token?.kind !== 'number' || token.text.length !== 4) return null
  const year = Number(token.text)
  return year >= earliestYear && year <= latestYear ? year : null
}

/** "$2000", "2000 %", "2,000" and "2000+" count something. */
export function isAmount(tokens: readonly DateToken[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? ''
  const after = tokens[at + 1]?.text ?? ''
  if (/^[$€£#%]$/.test(before) || /^[%+€$£]$/.test(after)) return true
  const isGrouped = /^[.,]$/.test(after) && /^\d{3}$/.test(tokens[at + 2]?.text ?? '')
  return isGrouped || (/^[.,]$/.test(before) && tokens[at - 2]?.kind === 'number')
}

/** Over a blank, if there is one. */
export function skip(tokens: readonly DateToken[], at: number): number {
  return tokens[at]?.kind === 'space' ? at + 1 : at
}

/** The same, towards the beginning. */
export function skipBack(tokens: readonly DateToken[], at: number): number {
  return tokens[at]?.kind === 'space' ? at - 1 : at
}

/** Whether a month has this number. */
export function isMonthNumber(number: number): boolean {
  return number >= 1 && number <= 12
}

/** Two-digit years: a CV reaches back some sixty years. */
export function century(shortYear: number): number {
  return shortYear < 60 ? 2000 + shortYear : 1900 + shortYear
}

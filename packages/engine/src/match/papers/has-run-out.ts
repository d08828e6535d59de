import type { Month } from '../../candidate/months-worked.ts'
import { findDates } from '../../cv/dates/find-dates.ts'

const reach = 80
/** "Exp." is experience, too: behind years, or before a stretch of them. */
const leadsToEnd =
  /^(?: (?!(?:and|or|years?|yrs|months?)\b)[^\s,;:(&/]+){0,4}(?:[\s,(–—-]+(?:[a-z]+ )?20\d\d)?[\s:(,|–—-]*(?:exp(?:iry|ires?|iring)?\b\.?(?: date| on)?|(?:valid|current|in date) (?:until|till?|to))[:\s]*/i
/** "05/26", "May 26". */
const beforeShortYear = /^(?:\d\d?\/|[a-z]+ )(?=\d\d(?![\d/]))/i
/** "05/12/2026": one country reads the day first, another the month. */
const dayOrMonth = /^(?:0?\d|1[0-2])[/.]\d\d?[/.]/

/** Whether a CV names, behind a paper, a month until which it was good and which is over. */
export function hasRunOut(text: string, end: number, today: Month): boolean {
  const [following = ''] = text.slice(end, end + reach).split('\n', 1)
  const lead = leadsToEnd.exec(following)
  if (!lead) return false
  const written = following.slice(lead[0].length).replace(beforeShortYear, '$&20')
  const [date] = findDates(written)
  if (!date || date.start > 0 || date.from || date.to === 'present') return false
  const { year, month = december } = date.to
  const last = year * december + (dayOrMonth.test(written) ? december : month)
  return last < today.year * december + today.month && !/\brenewed\b/i.test(written)
}

const december = 12

import type { Month } from '../../candidate/months-worked.ts'
import { findDates } from '../../cv/dates/find-dates.ts'

const reach = 80
const leadsToEnd =
  /^[^;]{0,40}?[\s,(–—:-](?:exams?|tests?|assessments?|re-?sits?|viva|completion|completes|finish(?:es|ing)|start(?:s|ing)|sitting|qualifying)\b(?: (?:exam|test|date|due|is|in|on|by|for)\b)*[\s:]*/i

/** "Exam in June 2027": whether a CV names, behind a paper, a month still to come in which it is earned. */
export function isToCome(text: string, end: number, today: Month): boolean {
  const [following = ''] = text.slice(end, end + reach).split('\n', 1)
  const lead = leadsToEnd.exec(following)
  const [date] = lead ? findDates(following.slice(lead[0].length)) : []
  if (!date || date.start > 0 || date.from || date.to === 'present') return false
  const { year, month = december } = date.to
  return year * december + month > today.year * december + today.month
}

const december = 12

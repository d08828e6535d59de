import { analyze, type Report } from '../src/analyze.ts'
import type { MatchRow } from '../src/match/match-row.ts'

/** The report on two texts that can be scored. */
export function scoredReport(cvText: string, jobText: string): Report {
  const found = analyze({ cvText, jobText, today: { year: 2026, month: 11 } })
  if (found.status !== 'scored') throw new Error(found.reason)
  return found
}

/** What a report says of something that the posting asks for by these words. */
export function rowOf({ rows }: Report, asked: string): MatchRow {
  const row = rows.find(({ requirement }) => requirement.text.includes(asked))
  if (!row) throw new Error(`The posting does not ask for ${asked}.`)
  return row
}

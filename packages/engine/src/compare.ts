import type { AnalyzeInput } from './analyze.ts'
import { type Comparison, compareRead } from './compare-read.ts'
import { readPosting } from './read-posting.ts'
import { type ReadTold, readTold } from './read-told.ts'
import { type Refusal, refuseUnread } from './refuse.ts'
import { refuseFiller } from './refuse-filler.ts'
import { refusePosting } from './refuse-posting.ts'
import { quoteSpan } from './text/span.ts'

/** Reads a posting and a CV and matches them. */
export function compare(input: AnalyzeInput, read: ReadTold = readTold): Comparison | Refusal {
  const unread = refuseUnread(input)
  if (unread) return unread
  const { jobText, today } = input
  const told = read(input)
  const filler = refuseFiller(told.worded.tokens)
  if (filler) return filler
  const compared = compareRead({ posting: readPosting(jobText), told, today })
  // The same posting in both places has a sentence of its own.
  const other = compared.status === 'refused' ? null : refusePosting(told.text, told.cv)
  if (other) return other
  const isAsTyped = compared.status === 'refused' || told.worded.text === told.text
  return isAsTyped ? compared : inLettersOf(told.text, compared)
}

/** What was read with capitals set and lines joined is quoted as it was given. */
function inLettersOf(text: string, compared: Comparison): Comparison {
  const { candidate, matched } = compared
  const rows = matched.rows.map((row) => ({
    ...row,
    evidence: row.evidence.map((shown) => ({ ...shown, ...quoteSpan(text, shown) })),
  }))
  return { ...compared, candidate: { ...candidate, text }, matched: { ...matched, rows } }
}

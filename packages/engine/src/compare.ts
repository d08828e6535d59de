import type { AnalyzeInput } from './analyze.ts'
import { type Comparison, compareRead } from './compare-read.ts'
import { readPosting } from './read-posting.ts'
import { type ReadTold, readTold } from './read-told.ts'
import { type Refusal, refuseUnread } from './refuse.ts'

/** Reads a posting and a CV and matches them. */
export function compare(input: AnalyzeInput, read: ReadTold = readTold): Comparison | Refusal {
  const unread = refuseUnread(input)
  if (unread) return unread
  const { jobText, today } = input
  return compareRead({ posting: readPosting(jobText), told: read(input), today })
}

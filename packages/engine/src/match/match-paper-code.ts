import type { Candidate } from '../candidate/candidate.ts'
import { type AskedPaper, creditPaper } from './credit-paper.ts'
import { evidenceAt, unitAround } from './evidence-at.ts'
import { type Found, nothingFound } from './match-terms.ts'

/** A paper that a CV calls by its code alone: "A04 blue card" where a posting asks for CPCS A04. */
export function matchPaperCode(candidate: Candidate, asked: AskedPaper): Found {
  const { text, titles } = candidate
  if (asked.code === null) return nothingFound
  const at = new RegExp(`\\b${asked.code}[A-Z]?\\b`).exec(text)
  if (!at) return nothingFound
  const span = { start: at.index, end: at.index + at[0].length }
  const line = unitAround(candidate, span)
  if (!line) return nothingFound
  const { strength, backing } = line
  return {
    credit: backing * creditPaper(text, { line, hit: span, asked, titles }),
    how: 'alias',
    evidence: [evidenceAt(candidate, span, { how: 'alias', strength })],
  }
}

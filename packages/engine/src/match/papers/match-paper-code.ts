import type { Candidate } from '../../candidate/candidate.ts'
import type { AskedPaper } from '../../papers/asked-paper.ts'
import { type Found, nothingFound } from '../skills/match-terms.ts'
import { findPaper } from './find-paper.ts'

/** A paper that a CV calls by its code alone: "A04 blue card" where a posting asks for CPCS A04. */
export function matchPaperCode(candidate: Candidate, asked: AskedPaper): Found {
  if (asked.code === null) return nothingFound
  const at = new RegExp(`\\b${asked.code}[A-Z]?\\b`).exec(candidate.text)
  if (!at) return nothingFound
  const place = { start: at.index, end: at.index + at[0].length }
  return findPaper(candidate, [place], { asked, how: 'alias' })
}

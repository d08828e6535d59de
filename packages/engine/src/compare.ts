import type { AnalyzeInput } from './analyze.ts'
import type { Candidate } from './candidate/candidate.ts'
import { readCandidate } from './candidate/read-candidate.ts'
import type { Job } from './job/job.ts'
import { readKnowledge } from './knowledge.ts'
import { findCopied } from './match/find-copied.ts'
import { match } from './match/match.ts'
import { readPosting } from './read-posting.ts'
import { type ReadTold, readTold } from './read-told.ts'
import { type Refusal, refuseCandidate, refuseJob, refuseUnread } from './refuse.ts'
import { type Matched, toMatched } from './score/score.ts'
import type { Span } from './text/span.ts'
import type { Token } from './text/tokenize.ts'
import { tokensIn } from './text/tokens-in.ts'

/** A posting and a CV as read, and where they meet. */
export interface Comparison {
  readonly status: 'compared'
  readonly job: Job
  readonly jobTokens: readonly Token[]
  readonly candidate: Candidate
  /** Stretches of the CV that were copied from the posting. */
  readonly copied: readonly Span[]
  readonly matched: Matched
}

/** Reads a posting and a CV and matches them: all that a score follows from. */
export function compare(input: AnalyzeInput, read: ReadTold = readTold): Comparison | Refusal {
  const unread = refuseUnread(input)
  if (unread) return unread

  // 1. What does the posting ask for?
  const { lexicon, words } = readKnowledge()
  const { job, worded: jobWords } = readPosting(input.jobText)
  const refusedJob = refuseJob(job)
  if (refusedJob) return refusedJob

  // 2. What does the CV show?
  const { cv, worded: cvWords } = read(input)
  const copied = findCopied(cvWords.tokens, jobWords.tokens)
  const { today } = input
  const candidate = readCandidate(lexicon, { worded: cvWords, cv, today, words, copied })
  const copiedTokens = copied.flatMap((span) => tokensIn(cvWords.tokens, span))
  const refusedCv = refuseCandidate(candidate, copiedTokens)
  if (refusedCv) return refusedCv

  // 3. Where do they meet?
  const meeting = match({ lexicon, words, today }, job, candidate)
  const matched = toMatched(job, candidate, meeting)
  return { status: 'compared', job, jobTokens: jobWords.tokens, candidate, copied, matched }
}

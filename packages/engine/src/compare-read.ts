import type { Candidate } from './candidate/candidate.ts'
import type { Month } from './candidate/months-worked.ts'
import { readCandidate } from './candidate/read-candidate.ts'
import type { Cv } from './cv/cv.ts'
import type { Job } from './job/job.ts'
import { readKnowledge } from './knowledge.ts'
import type { WordedText } from './lexicon/find/read-words.ts'
import { findCopied } from './match/find-copied.ts'
import { match } from './match/match.ts'
import { type Refusal, refuseCandidate, refuseJob } from './refuse.ts'
import { type Matched, toMatched } from './score/score.ts'
import type { Span } from './text/span.ts'
import type { Token } from './text/tokenize.ts'
import { tokensIn } from './text/tokens-in.ts'

/** A posting with its words. */
export interface ReadPosting {
  readonly job: Job
  readonly tokens: readonly Token[]
}

/** What a CV tells: its parts and its words. */
export interface Told {
  readonly cv: Cv
  readonly worded: WordedText
}

/** A posting and a CV as read, and the month in which "present" ends. */
export interface ReadPair {
  readonly posting: ReadPosting
  readonly told: Told
  readonly today: Month
}

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

/** Matches what was read: all that a score follows from, without a reader of either text. */
export function compareRead({ posting, told, today }: ReadPair): Comparison | Refusal {
  const { job, tokens: jobTokens } = posting
  const refusedJob = refuseJob(job)
  if (refusedJob) return refusedJob

  // 1. What does the CV show?
  const { lexicon, words } = readKnowledge()
  const { cv, worded } = told
  const copied = findCopied(worded, { text: job.text, tokens: jobTokens })
  const candidate = readCandidate(lexicon, { worded, cv, today, words, copied })
  const copiedTokens = copied.flatMap((span) => tokensIn(worded.tokens, span))
  const refusedCv = refuseCandidate(candidate, copiedTokens)
  if (refusedCv) return refusedCv

  // 2. Where does it meet what the posting asks for?
  const meeting = match({ lexicon, words, today }, job, candidate)
  const matched = toMatched(job, candidate, meeting)
  return { status: 'compared', job, jobTokens, candidate, copied, matched }
}

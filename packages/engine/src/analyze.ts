import type { Advice } from './advice/advice.ts'
import { advise } from './advice/advise.ts'
import type { Candidate } from './candidate/candidate.ts'
import type { Month } from './candidate/months-worked.ts'
import { readCandidate } from './candidate/read-candidate.ts'
import type { LayoutLine } from './cv/cv.ts'
import { readCv } from './cv/read-cv.ts'
import { checkCv } from './findings/check-cv.ts'
import type { FileFacts, Quality } from './findings/finding.ts'
import type { Job } from './job/job.ts'
import { readKnowledge } from './knowledge.ts'
import { readWords } from './lexicon/read-words.ts'
import { findCopied } from './match/find-copied.ts'
import { match } from './match/match.ts'
import type { MatchRow } from './match/match-row.ts'
import { readPosting } from './read-posting.ts'
import { type Refusal, refuseCandidate, refuseJob, refuseUnread } from './refuse.ts'
import { readCeiling } from './score/ceiling.ts'
import { type Certainty, readCertainty } from './score/certainty.ts'
import { type Score, score, toMatched } from './score/score.ts'
import { algorithmVersion } from './score/score-weights.ts'
import { tokensIn } from './text/tokens-in.ts'
import { detectLanguage } from './words/detect-language.ts'

/** Two texts, the month they are read in, and what the file reader saw of the CV. */
export interface AnalyzeInput {
  readonly cvText: string
  readonly jobText: string
  /** The month in which "present" ends. */
  readonly today: Month
  readonly layout?: readonly LayoutLine[]
  readonly file?: FileFacts
}

/** Everything the engine has to say about a CV and a posting. */
export interface Report extends Score {
  readonly status: 'scored'
  readonly version: number
  readonly job: Job
  readonly candidate: Candidate
  readonly rows: readonly MatchRow[]
  /** The score this CV could reach by telling better what it already shows. */
  readonly ceiling: number
  readonly certainty: Certainty
  readonly quality: Quality
  readonly advice: Advice
}

/** Reads a posting and a CV, matches them, scores the match and says what to change. */
export function analyze(input: AnalyzeInput): Report | Refusal {
  const unread = refuseUnread(input)
  if (unread) return unread

  // 1. What does the posting ask for?
  const { lexicon, words } = readKnowledge()
  const { job, worded: jobWords } = readPosting(input.jobText)
  const refusedJob = refuseJob(job)
  if (refusedJob) return refusedJob

  // 2. What does the CV show?
  const cv = readCv(input.cvText, input.layout)
  const cvWords = readWords(lexicon, input.cvText)
  const copied = findCopied(cvWords.tokens, jobWords.tokens)
  const { today } = input
  const candidate = readCandidate(lexicon, { worded: cvWords, cv, today, words, copied })
  const copiedTokens = copied.flatMap((span) => tokensIn(cvWords.tokens, span))
  const refusedCv = refuseCandidate(candidate, copiedTokens)
  if (refusedCv) return refusedCv

  // 3. Where do they meet, and what is that worth?
  const rows = match({ lexicon, words, today }, job, candidate)
  const matched = toMatched(job, candidate, rows)
  const scored = score(matched)
  const languages = { job: detectLanguage(jobWords.tokens), cv: detectLanguage(cvWords.tokens) }

  // 4. What would make it better without a word that is not true?
  const quality = checkCv({ candidate, job, copied, today, file: input.file ?? null })
  return {
    status: 'scored',
    version: algorithmVersion,
    ...scored,
    job,
    candidate,
    rows,
    ceiling: readCeiling(matched),
    certainty: readCertainty(job, candidate, languages),
    quality,
    advice: advise({ candidate, matched, quality }),
  }
}

import type { Advice } from './advice/advice.ts'
import { advise } from './advice/advise.ts'
import type { Candidate } from './candidate/candidate.ts'
import type { Month } from './candidate/months-worked.ts'
import { compare } from './compare.ts'
import type { Cv, LayoutLine } from './cv/cv.ts'
import { checkCv } from './findings/check-cv.ts'
import type { FileFacts, Quality } from './findings/finding.ts'
import type { Job } from './job/job.ts'
import type { MatchRow } from './match/match-row.ts'
import type { Refusal } from './refuse.ts'
import { readCeiling } from './score/ceiling.ts'
import { type Certainty, readCertainty } from './score/certainty.ts'
import { type Score, score } from './score/score.ts'
import { algorithmVersion } from './score/score-weights.ts'
import { detectLanguage } from './words/detect-language.ts'

/** Two texts, the month they are read in, and what the file reader saw of the CV. */
export interface AnalyzeInput {
  readonly cvText: string
  readonly jobText: string
  /** The month in which "present" ends. */
  readonly today: Month
  readonly layout?: readonly LayoutLine[]
  /** What the CV's text says, where its fields are known and need no reading. */
  readonly cv?: Cv
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
  // 1. What does the posting ask for, what does the CV show, and where do they meet?
  const compared = compare(input)
  if (compared.status === 'refused') return compared
  const { job, jobTokens, candidate, copied, matched } = compared

  // 2. What is that worth, and how sure is it?
  const scored = score(matched)
  const languages = { job: detectLanguage(jobTokens), cv: detectLanguage(candidate.tokens) }

  // 3. What would make it better without a word that is not true?
  const { today, file = null } = input
  const quality = checkCv({ candidate, job, copied, today, file })
  return {
    status: 'scored',
    version: algorithmVersion,
    ...scored,
    job,
    candidate,
    rows: matched.rows,
    ceiling: readCeiling(matched),
    certainty: readCertainty(job, candidate, languages),
    quality,
    advice: advise({ candidate, matched, quality }),
  }
}

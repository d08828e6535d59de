import type { Candidate } from './candidate/candidate.ts'
import type { Month } from './candidate/months-worked.ts'
import type { Comparison } from './compare-read.ts'
import { checkCv } from './findings/check-cv.ts'
import type { FoundInFile, Quality } from './findings/finding.ts'
import type { Job } from './job/job.ts'
import type { MatchRow } from './match/match-row.ts'
import { readCeiling } from './score/ceiling.ts'
import { type Certainty, readCertainty } from './score/certainty.ts'
import { type Score, score } from './score/score.ts'
import { algorithmVersion } from './score/score-weights.ts'
import { detectLanguage } from './words/detect-language.ts'

/** The score of a CV against a posting with all that explains it, but for what to change. */
export interface Assessment extends Score {
  readonly status: 'scored'
  readonly version: number
  readonly job: Job
  readonly candidate: Candidate
  readonly rows: readonly MatchRow[]
  /** The score this CV could reach by telling better what it already shows. */
  readonly ceiling: number
  readonly certainty: Certainty
  readonly quality: Quality
}

interface Circumstances {
  readonly today: Month
  /** What is found in the file that the CV came in. */
  readonly inFile?: FoundInFile | undefined
}

/** Says what a comparison is worth, how sure that is, and how well the CV is told. */
export function assess(
  { job, jobTokens, candidate, copied, matched }: Comparison,
  { today, inFile }: Circumstances,
): Assessment {
  const languages = { job: detectLanguage(jobTokens), cv: detectLanguage(candidate.tokens) }
  return {
    status: 'scored',
    version: algorithmVersion,
    ...score(matched),
    job,
    candidate,
    rows: matched.rows,
    ceiling: readCeiling(matched),
    certainty: readCertainty(job, candidate, languages),
    quality: checkCv({ candidate, job, copied, today }, inFile),
  }
}

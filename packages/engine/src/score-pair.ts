import type { AnalyzeInput } from './analyze.ts'
import { compare } from './compare.ts'
import { checkCv } from './findings/check-cv.ts'
import { checkFile } from './findings/check-file.ts'
import { keepTold, type ReadTold, readTold } from './read-told.ts'
import type { Refusal } from './refuse.ts'
import { rate, type Score } from './score/score.ts'

/** The numbers of a report, without what explains them. */
export interface PairScore extends Pick<Score, 'score' | 'subScores'> {
  readonly status: 'scored'
  readonly phrasing: number
  readonly atsReadiness: number
}

/** Scores a pair as `analyze` does, and spares what only a reader of the report would need. */
export function scorePair(input: AnalyzeInput, read: ReadTold = readTold): PairScore | Refusal {
  const compared = compare(input, read)
  if (compared.status === 'refused') return compared
  const { job, candidate, copied, matched } = compared
  const { score, subScores } = rate(matched)
  const { today, file } = input
  const { phrasing, atsReadiness } = checkCv({ candidate, job, copied, today }, checkFile(file))
  return { status: 'scored', score, subScores, phrasing, atsReadiness }
}

/** Scores pair after pair; the CV of many pairs, or the posting, is read once. It forgets them when it is forgotten. */
export function pairScorer(): (input: AnalyzeInput) => PairScore | Refusal {
  const read = keepTold()
  return (input) => scorePair(input, read)
}

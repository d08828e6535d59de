import { problems } from '@rolefit/contract/problems'
import type { AnalysisOutcome } from './post-analysis.ts'

type Ended = Exclude<AnalysisOutcome, { status: 'done' }>

/** What an attempt that gave no result tells the person. */
export function outcomeInWords(outcome: Ended): string {
  switch (outcome.status) {
    case 'refused':
      return outcome.problem.error === 'unexpected'
        ? `Server returned ${problems.unexpected.status}`
        : outcome.problem.message || 'Something went wrong.'
    case 'failed':
      return outcome.httpStatus >= 400
        ? `Server returned ${outcome.httpStatus}`
        : 'Something went wrong.'
    case 'lost':
      return 'Something went wrong. The connection was lost, but nothing you typed is lost. Try again: you pay once, however often you do.'
    case 'cancelled':
      return 'Cancelled. An analysis that did not finish costs nothing.'
  }
}

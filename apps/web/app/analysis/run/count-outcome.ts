import type { ProblemCode } from '@rolefit/contract'
import { track } from '../../analytics/track.ts'
import type { AnalysisOutcome } from './post-analysis.ts'

const bandDetails = {
  'Strong fit': 'strong',
  'Worth applying': 'worth',
  Borderline: 'borderline',
  'Hold off': 'hold',
} as const

/** Counts how an attempt ended, by its kind alone. */
export function countOutcome(outcome: AnalysisOutcome): void {
  if (outcome.status === 'done') track('analysis_finished', detailOf(outcome.analysis.band))
  else if (outcome.status === 'refused') countRefusal(outcome.problem.error)
  else if (outcome.status === 'lost') track('analysis_failed', 'network')
  else if (outcome.status === 'failed') track('analysis_failed', 'unexpected')
}

function countRefusal(code: ProblemCode): void {
  if (code === 'limit_reached') track('limit_reached')
  else track('analysis_failed', code === 'unreadable_cv' ? 'unreadable' : 'refused')
}

function detailOf(band: string) {
  return isBand(band) ? bandDetails[band] : 'hold'
}

function isBand(band: string): band is keyof typeof bandDetails {
  return Object.hasOwn(bandDetails, band)
}

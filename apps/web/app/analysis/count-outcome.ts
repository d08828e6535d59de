import { track } from '../analytics/track.ts'
import type { AnalysisOutcome } from './post-analysis.ts'

const bandDetails = {
  'Strong fit': 'strong',
  'Worth applying': 'worth',
  Borderline: 'borderline',
  'Hold off': 'hold',
} as const

const failures = { refused: 'refused', lost: 'network', failed: 'unexpected' } as const

/** Counts how an attempt ended, by its kind alone. */
export function countOutcome(outcome: AnalysisOutcome): void {
  if (outcome.status === 'done') track('analysis_finished', detailOf(outcome.analysis.band))
  else if (outcome.status !== 'cancelled') track('analysis_failed', failures[outcome.status])
}

function detailOf(band: string) {
  return isBand(band) ? bandDetails[band] : 'hold'
}

function isBand(band: string): band is keyof typeof bandDetails {
  return Object.hasOwn(bandDetails, band)
}

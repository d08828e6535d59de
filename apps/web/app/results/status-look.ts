import type { AnalysisRequirement } from '@rolefit/contract'
import type { StrokeKind } from '../ui/stroke.tsx'

export type Status = AnalysisRequirement['status']
export type Importance = AnalysisRequirement['importance']

export const statusLook = {
  met: { word: 'met', stroke: 'solid' },
  partly: { word: 'partly', stroke: 'half' },
  missing: { word: 'missing', stroke: 'dashed' },
  unclear: { word: 'unclear', stroke: 'dotted' },
} as const satisfies Record<Status, { word: string; stroke: StrokeKind }>

export const importanceWords = {
  must: 'must',
  preferred: 'preferred',
  nice: 'nice to have',
} as const satisfies Record<Importance, string>

/** Must first. */
export const importanceRank = {
  must: 0,
  preferred: 1,
  nice: 2,
} as const satisfies Record<Importance, number>

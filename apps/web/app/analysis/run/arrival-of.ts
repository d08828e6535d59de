import type { StartedAnalysis } from './post-analysis.ts'

/** The note that goes with the way to a result that has just come. */
export function arrivalOf({ is_repeat, charged }: StartedAnalysis) {
  return { isNew: true, isRepeat: is_repeat, isFree: !charged }
}

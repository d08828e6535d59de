import type { AnalysisWord } from '@rolefit/contract'
import type { Report } from '@rolefit/engine'
import { plainPattern } from '../../plain-pattern.ts'

/**
 * The words by which the posting tells its job from others, the weightiest first, as it writes them,
 * and where the CV uses each.
 */
export function tellWords({ job, candidate }: Pick<Report, 'job' | 'candidate'>): AnalysisWord[] {
  const roots = new Set(candidate.tokens.map(({ root }) => root))
  return job.keywords.map(({ root, word }) => {
    const units = candidate.unitsByRoot.unitsWith(root)
    const isThere = roots.has(root)
    return { word: asWritten(job.text, word), shown: placeOf(units, { isThere }) }
  })
}

/** Names of employers and what a CV says it lacks are read, but show nothing. */
function placeOf(
  units: readonly { readonly isWork: boolean }[],
  { isThere }: { isThere: boolean },
): AnalysisWord['shown'] {
  if (units.length === 0) return isThere ? 'uncounted' : 'none'
  return units.some(({ isWork }) => isWork) ? 'work' : 'elsewhere'
}

/** The engine folds words, "½" into "1⁄2" as well; people look for them as they stand in the posting. */
function asWritten(text: string, word: string): string {
  const pattern = String.raw`(?<![\p{L}\p{N}])${plainPattern(word)}(?![\p{L}\p{N}])`
  const found = new RegExp(pattern, 'iu').exec(text)?.[0]
  return found ?? text.match(/[\p{L}\p{N}]+/gu)?.find((run) => fold(run) === word) ?? word
}

function fold(run: string): string {
  return run.normalize('NFKC').toLowerCase()
}

import type { MatchRow } from '../../match/match-row.ts'
import type { Feedback } from '../advice.ts'

/**
 * How much of what a posting insists on the CV meets: good news from a half on. Counts what the list of
 * requirements shows, so that nobody counts another number there.
 */
export function tellMusts(rows: readonly MatchRow[]): Feedback {
  const musts = rows.filter(({ requirement }) => requirement.importance === 'must')
  if (musts.length === 0) return { strengths: [], weaknesses: [] }
  const met = musts.filter(({ status }) => status === 'met').length
  const partly = musts.filter(({ status }) => status === 'partly').length
  const more = met > 0 ? ' more' : ''
  const rest = partly > 0 ? ` and partly shows ${partly}${more}` : ''
  const isAll = met === musts.length && met > 1
  const all = met === 2 ? 'both' : `all ${met}`
  const share = isAll ? all : `${met === 0 ? 'none' : met} of the ${musts.length}`
  const line = `The CV meets ${share} things this posting insists on${rest}.`
  return met * 2 >= musts.length
    ? { strengths: [line], weaknesses: [] }
    : { strengths: [], weaknesses: [line] }
}

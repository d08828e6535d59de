import type { MatchRow } from '../../match/match-row.ts'
import type { Span } from '../../text/span.ts'

/** The task that names what a row asks for, where the CV answers the task by its other words. */
export function findAnsweredTask(
  { requirement }: MatchRow,
  rows: readonly MatchRow[],
): string | null {
  const { start, end } = requirement.quote
  const isAround = (task: Span) =>
    task.start <= start && end <= task.end && task.end - task.start > end - start
  const task = rows.find(
    ({ requirement: { kind, quote }, status }) =>
      kind === 'duty' && status === 'met' && isAround(quote),
  )
  return task?.requirement.text ?? null
}

import type { MatchRow } from '../match/match-row.ts'
import type { Matched } from './score.ts'

/** Several papers together keep no more shut than this. */
const mostShut = 0.4
/** From this credit on a paper counts as held: a list that names it says enough. */
const heldFrom = 0.8

/** A paper that a posting insists on, or several of which one will do. */
export interface Condition {
  readonly requirementIds: readonly string[]
  /** The share of all points that it keeps shut, from 0. */
  readonly shut: number
}

/** The papers without which a posting turns people away, and what each keeps shut for this CV. */
export function readConditions({ job, rows }: Pick<Matched, 'job' | 'rows'>): Condition[] {
  const choices = new Map<number, MatchRow[]>()
  const conditions: Condition[] = []
  for (const row of rows) {
    const shut = shutBy(row)
    if (shut === null) continue
    const { id, sentence } = row.requirement
    const choice = choices.get(sentence.start)
    if (choice) choice.push(row)
    else if (isChoice.test(job.text.slice(sentence.start, sentence.end)))
      choices.set(sentence.start, [row])
    else conditions.push({ requirementIds: [id], shut })
  }
  for (const [start, choice] of choices) {
    const others = rows.filter((row) => isOwnTermAt(row, start))
    const opened = Math.max(0, ...others.map(({ credit }) => Math.min(1, credit / heldFrom)))
    conditions.push({
      requirementIds: choice.map(({ requirement }) => requirement.id),
      shut: Math.min(...choice.map((row) => shutBy(row) ?? 0)) * (1 - opened),
    })
  }
  return conditions
}

const isChoice = /\bor (?!higher|above|equivalent)|\w\/\w/i

/** "A law degree or a CLC diploma": what no word data knows is a way to meet the choice, too. */
function isOwnTermAt({ requirement }: MatchRow, start: number): boolean {
  return requirement.kind === 'knowledge' && requirement.sentence.start === start
}

/** The share of the points that stays open, from 0 to 1. */
export function shareOpened(conditions: readonly Condition[]): number {
  const opened = conditions.reduce((share, { shut }) => share * (1 - shut), 1)
  return Math.max(1 - mostShut, opened)
}

/** Deals out the points that conditions keep shut, to the requirements that would open them. */
export function shutByRequirement(
  conditions: readonly Condition[],
  points: number,
): ReadonlyMap<string, number> {
  const total = conditions.reduce((sum, { shut }) => sum + shut, 0)
  return new Map(
    conditions.flatMap(({ requirementIds, shut }) =>
      requirementIds.map((id): [string, number] => [
        id,
        total === 0 ? 0 : (points * shut) / total / requirementIds.length,
      ]),
    ),
  )
}

/** What a row keeps shut; `null` where it asks for no paper that turns people away. */
function shutBy({ requirement: { shuts }, credit }: MatchRow): number | null {
  return shuts === undefined ? null : shuts * (1 - Math.min(1, credit / heldFrom))
}

import type { Strength } from '../candidate/candidate.ts'
import type { MatchHow } from './match-row.ts'

/** A skill that only stands in a list is claimed; one described at work is shown; a result proves it. */
export const strengthCredit = { listed: 0.8, described: 0.95, result: 1 } as const satisfies Record<
  Strength,
  number
>

/** What proves a skill counts nearly as the skill; a neighbour of it counts half. */
export const howCredit = {
  same: 1,
  alias: 1,
  implied: 0.85,
  related: 0.5,
  words: 1,
  years: 1,
  level: 1,
  none: 0,
} as const satisfies Record<MatchHow, number>

/**
 * What is shown in several places is at the centre of somebody's work; what is named once may be a
 * remark. Beyond the third time nothing is added.
 */
export const skillDepthCredit = [0.75, 0.9, 1] as const
export const wordDepthCredit = [0.5, 0.8, 1] as const

/** What a number of places earns by one of the tables above; nothing for none. */
export function depthCredit(table: readonly number[], places: number): number {
  return places === 0 ? 0 : (table[Math.min(places, table.length) - 1] ?? 1)
}

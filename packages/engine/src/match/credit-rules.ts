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

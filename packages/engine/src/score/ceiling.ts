import { isPaper } from '../lexicon/is-paper.ts'
import { howCredit, strengthCredit } from '../match/credit-rules.ts'
import type { MatchRow } from '../match/match-row.ts'
import { type Matched, rate } from './score.ts'

/** The score this CV could reach by telling better what it already shows, without a new claim. */
export function readCeiling(matched: Matched): number {
  return rate({ ...matched, rows: matched.rows.map(toldBest) }).score
}

/** A row as it would be if what the CV shows were named in the posting's words, with its result. */
export function toldBest(row: MatchRow): MatchRow {
  const [best] = row.evidence
  // One holds a paper or not: no telling makes it more.
  if (!best || row.requirement.need.type !== 'terms' || isPaper(row.requirement)) return row
  const told = row.credit / strengthCredit[best.strength]
  const named = row.how === 'implied' ? told / howCredit.implied : told
  return { ...row, credit: Math.min(1, Math.max(row.credit, named)) }
}

import type { Candidate } from '../../candidate/candidate.ts'
import type { AskedPaper } from '../../papers/asked-paper.ts'
import type { Span } from '../../text/span.ts'
import { evidenceAt, unitAround } from '../evidence-at.ts'
import type { MatchHow } from '../match-row.ts'
import { type Found, nothingFound } from '../skills/match-terms.ts'
import { creditPaper } from './credit-paper.ts'

interface Search {
  readonly asked: AskedPaper
  readonly how: MatchHow
  /** What such a place is worth of the paper called by its name. */
  readonly share?: number
}

/** Of places of a CV that speak of a paper, the one that earns most. */
export function findPaper(
  candidate: Candidate,
  places: readonly Span[],
  { asked, how, share = 1 }: Search,
): Found {
  const { text, titles, papers, today } = candidate
  let best = nothingFound
  for (const { start, end } of places) {
    const hit = { start, end }
    const line = unitAround(candidate, hit)
    if (!line) continue
    const credit =
      share * line.backing * creditPaper(text, { line, hit, asked, titles, papers, today })
    if (credit <= best.credit) continue
    const { strength } = line
    best = { credit, how, evidence: [evidenceAt(candidate, hit, { how, strength })] }
  }
  return best
}

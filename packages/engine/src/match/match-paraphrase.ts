import type { Candidate } from '../candidate/candidate.ts'
import { stemKey } from '../text/stem-key.ts'
import { tokenize } from '../text/tokenize.ts'
import { creditOf } from './credit-rules.ts'
import { evidenceAt } from './evidence-at.ts'
import { type Found, nothingFound } from './match-terms.ts'

/** The same words as verb and noun, in one line, say nearly the same. */
const paraphraseCredit = 0.75
const fewestWords = 2

/** A skill told in other forms of its words: "administered two contracts" for contract administration. */
export function matchParaphrase(candidate: Candidate, names: readonly string[]): Found {
  let best = nothingFound
  for (const name of names) {
    const stems = [...new Set(tokenize(name).map(stemKey))]
    if (stems.length < fewestWords) continue
    const [first = '', ...others] = stems
    const { unitsByRoot } = candidate
    let shared = unitsByRoot.withStem(first)
    for (const stem of others) {
      if (shared.length === 0) break
      const also = unitsByRoot.withStem(stem)
      shared = shared.filter((unit) => also.includes(unit))
    }
    for (const number of shared) {
      const unit = candidate.units[number]
      if (!unit) continue
      const credit = paraphraseCredit * creditOf(unit)
      if (credit <= best.credit) continue
      const span = { start: unit.start, end: unit.end }
      best = {
        credit,
        how: 'words',
        evidence: [evidenceAt(candidate, span, { how: 'words', strength: unit.strength })],
      }
    }
  }
  return best
}

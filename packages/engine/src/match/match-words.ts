import type { Candidate } from '../candidate/candidate.ts'
import { nowhere } from '../candidate/unit-index.ts'
import { findRootNumber } from '../text/spelling.ts'
import type { WordWeights } from '../words/word-weight.ts'
import { creditOf } from './credit-rules.ts'
import { evidenceAt } from './evidence-at.ts'
import { type Found, nothingFound } from './match-terms.ts'

/** Below this share of a sentence's telling words, two sentences speak of different things. */
const leastShare = 0.25
/** From this share on, they speak of the same: nobody repeats a posting's sentence word for word. */
const fullShare = 0.65

/** The sentence of a CV that has most of a posting sentence's telling words. */
export function matchWords(
  words: WordWeights,
  candidate: Candidate,
  roots: readonly string[],
): Found {
  let best = nothingFound
  const lines: number[] = []
  for (const { unit: number, share } of shareOfWords(words, candidate, roots)) {
    const unit = candidate.units[number]
    if (!unit || share < leastShare) continue
    lines.push(unit.start)
    const credit = Math.min(1, share / fullShare) * creditOf(unit)
    if (credit > best.credit) {
      best = {
        credit,
        how: 'words',
        evidence: [
          evidenceAt(
            candidate,
            { start: unit.start, end: unit.end },
            { how: 'words', strength: unit.strength },
          ),
        ],
      }
    }
  }
  return lines.length > 0 ? { ...best, lines } : best
}

/** A line of a CV by its number, and how much of what some words tell stands there. */
interface LineShare {
  readonly unit: number
  readonly share: number
}

/** Of the lines of a CV that hold any of some words, how much of what the words tell stands there. */
export function shareOfWords(
  words: WordWeights,
  { units, unitsByRoot }: Candidate,
  roots: readonly string[],
): readonly LineShare[] {
  const weights = weightsFor(units.length)
  const touched: number[] = []
  let total = 0
  for (const root of roots) {
    const number = findRootNumber(root)
    const weight = Math.max(words.weighNumbered(root, number), 0.05)
    total += weight
    let place = unitsByRoot.firstOf(root, number)
    for (; place !== nowhere; place = unitsByRoot.next(place)) {
      const unit = unitsByRoot.unitAt(place)
      const so = weights[unit] ?? 0
      if (so === 0) touched.push(unit)
      weights[unit] = so + weight
    }
  }
  return touched.map((unit) => ({ unit, share: (weights[unit] ?? 0) / total }))
}

/** Of each line of the CV that is asked about, what was found in it. */
let lineWeights = new Float64Array(2 ** 8)

function weightsFor(lines: number): Float64Array {
  if (lines > lineWeights.length) lineWeights = new Float64Array(lines * 2)
  else lineWeights.fill(0, 0, lines)
  return lineWeights
}

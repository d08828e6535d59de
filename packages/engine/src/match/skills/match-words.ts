import type { Candidate } from '../../candidate/candidate.ts'
import { nowhere } from '../../candidate/units/unit-index.ts'
import { findRootNumber } from '../../text/forms/spelling.ts'
import type { WordWeights } from '../../words/word-weight.ts'
import { creditOf } from '../credit-rules.ts'
import { evidenceAt } from '../evidence-at.ts'
import { type Found, nothingFound } from './match-terms.ts'

/** Below this share of a sentence's telling words, two sentences speak of different things. */
const leastShare = 0.25
/** From this share on, they speak of the same: nobody repeats a posting's sentence word for word. */
const fullShare = 0.65

/** The sentence of a CV that has most of a posting sentence's telling words; of what goes by a name, all of them. */
export function matchWords(
  words: WordWeights,
  candidate: Candidate,
  roots: readonly string[],
  isName = false,
): Found {
  let best = nothingFound
  const lines: number[] = []
  for (const [number, share] of shareOfWords(words, candidate, roots)) {
    const unit = candidate.units[number]
    if (!unit || share < leastShare) continue
    const isKin = isOfKin(candidate, roots, number)
    if (isKin && roots.length === 2 && kindAlone.test(roots[1] ?? '')) continue
    if (isName && !hasAll(candidate, roots, number)) continue
    lines.push(unit.start)
    const worth = Math.min(1, share / fullShare) * (isKin ? shareOfKin : 1)
    const credit = worth * creditOf(unit)
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

/** "Testing Library" has nothing of "mapping libraries": the word for the kind alone names none. */
const kindAlone = /^(?:library|tool|system|softwar|platform|packag|languag)/

const mostOfName = 4
const shareOfKin = 0.5

/** Whether a line lacks the word that a short name begins with, which tells it from its kin: windows of timber are no "mass timber". */
function isOfKin({ unitsByRoot }: Candidate, roots: readonly string[], unit: number): boolean {
  const [first] = roots
  if (!first || roots.length === 1 || roots.length > mostOfName) return false
  return !unitsByRoot.get(first).includes(unit)
}

/** A cabinet maker has nothing of "Cabinet Vision"; who names that need not say that it is software. */
function hasAll({ unitsByRoot }: Candidate, roots: readonly string[], unit: number): boolean {
  return roots.every((root) => kindAlone.test(root) || unitsByRoot.get(root).includes(unit))
}

/** Of the lines of a CV that hold any of some words, how much of what the words tell stands there. */
export function shareOfWords(
  words: WordWeights,
  { unitsByRoot }: Candidate,
  roots: readonly string[],
): ReadonlyMap<number, number> {
  const weights = new Map<number, number>()
  let total = 0
  for (const root of roots) {
    const number = findRootNumber(root)
    const weight = Math.max(words.weighNumbered(root, number), 0.05)
    total += weight
    let place = unitsByRoot.firstOf(root, number)
    for (; place !== nowhere; place = unitsByRoot.next(place)) {
      const unit = unitsByRoot.unitAt(place)
      weights.set(unit, (weights.get(unit) ?? 0) + weight)
    }
  }
  for (const [unit, weight] of weights) weights.set(unit, weight / total)
  return weights
}

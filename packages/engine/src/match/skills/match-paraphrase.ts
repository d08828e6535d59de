import type { Candidate } from '../../candidate/candidate.ts'
import type { Skill } from '../../lexicon/lexicon.ts'
import { type StemKey, stemKey } from '../../text/forms/stem-key.ts'
import { tokenize } from '../../text/tokenize.ts'
import type { WordWeights } from '../../words/word-weight.ts'
import { creditOf } from '../credit-rules.ts'
import { evidenceAt } from '../evidence-at.ts'
import { type Found, nothingFound } from './match-terms.ts'

/** All words of a name as verb and noun, in one line, say nearly the same. */
const paraphraseCredit = 0.75
const fewestWords = 2
/** What tells of a name, in one line, speaks of it at least: "complex wounds" for wound care, "fault finding" for finding faults. */
const remarkCredit = 0.5
/** From this share of what a name's words tell, and this much of it: "bookings" alone are no group bookings. */
const leastTold = 0.7
const leastWeight = 0.4
/** A word below this tells of no work: "care", "full". */
const leastTelling = 0.15

interface Asked {
  readonly words: WordWeights
  readonly names: readonly (Skill | string)[]
  /** Whether a line that holds only what tells of a name counts; a tool or a paper is named whole. */
  readonly inPart: boolean
}

/**
 * A skill, or a thing given by its name, told in other forms of its words: "administered two contracts"
 * for contract administration.
 */
export function matchParaphrase(candidate: Candidate, { words, names, inPart }: Asked): Found {
  let best = nothingFound
  for (const name of names) {
    const mayBePart = inPart && typeof name === 'string'
    const { stems, total } = typeof name === 'string' ? stemsIn(name, words) : stemsOf(name, words)
    if (stems.size < fewestWords && !mayBePart) continue
    for (const [number, { count, told }] of linesWith(candidate, stems)) {
      const unit = candidate.units[number]
      if (!unit) continue
      const isWhole = count === stems.size && count >= fewestWords
      const share = total === 0 ? 0 : told / total
      const isRemark = mayBePart && share >= leastTold && told >= leastWeight
      const worth = isWhole ? paraphraseCredit : isRemark ? remarkCredit * share : 0
      const credit = worth * creditOf(unit)
      if (credit <= best.credit) continue
      const span = { start: unit.start, end: unit.end }
      best = {
        credit,
        how: 'words',
        // A remark stands in for what is named nowhere: its line is asked for only as long as it does.
        ...(isWhole ? {} : { lines: [] }),
        evidence: [evidenceAt(candidate, span, { how: 'words', strength: unit.strength })],
      }
    }
  }
  return best
}

interface Line {
  /** How many of the words it holds, and what they tell. */
  count: number
  told: number
}

/** The lines of a CV with any of some words, in whatever form, by number. */
function linesWith({ unitsByRoot }: Candidate, stems: Stems['stems']): ReadonlyMap<number, Line> {
  const lines = new Map<number, Line>()
  for (const [stem, weight] of stems) {
    for (const unit of unitsByRoot.withStem(stem)) {
      const line = lines.get(unit)
      if (line) {
        line.count += 1
        line.told += weight
      } else lines.set(unit, { count: 1, told: weight })
    }
  }
  return lines
}

/** The stems of a name's words with what each tells of work, and what they tell together. */
interface Stems {
  readonly stems: ReadonlyMap<StemKey, number>
  readonly total: number
}

const stemsBySkill = new WeakMap<Skill, Stems>()

/** The same skills are asked for again and again. */
function stemsOf(skill: Skill, words: WordWeights): Stems {
  const known = stemsBySkill.get(skill)
  if (known) return known
  const stems = stemsIn(skill.name, words)
  stemsBySkill.set(skill, stems)
  return stems
}

function stemsIn(name: string, words: WordWeights): Stems {
  const stems = new Map<StemKey, number>()
  let total = 0
  for (const token of tokenize(name)) {
    const key = stemKey(token)
    if (stems.has(key)) continue
    const weight = words.isStop(token.root) ? 0 : words.weigh(token.root)
    const telling = weight < leastTelling ? 0 : weight
    stems.set(key, telling)
    total += telling
  }
  return { stems, total }
}

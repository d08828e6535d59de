import type { Candidate } from '../candidate/candidate.ts'
import type { Skill } from '../lexicon/lexicon.ts'
import { isPlainLetter } from '../text/character-kinds.ts'
import { type StemKey, stemKey } from '../text/stem-key.ts'
import { tokenize } from '../text/tokenize.ts'
import { creditOf } from './credit-rules.ts'
import { evidenceAt } from './evidence-at.ts'
import { type Found, nothingFound } from './match-terms.ts'

/** The same words as verb and noun, in one line, say nearly the same. */
const paraphraseCredit = 0.75
const fewestWords = 2

/**
 * A skill, or a thing given by its name, told in other forms of its words: "administered two contracts"
 * for contract administration.
 */
export function matchParaphrase(candidate: Candidate, names: readonly (Skill | string)[]): Found {
  let best = nothingFound
  for (const name of names) {
    for (const number of unitsWithStems(candidate, name)) {
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

/** The lines with words of all the stems of a name, where it has several. */
function unitsWithStems({ unitsByRoot }: Candidate, name: Skill | string): readonly number[] {
  const stems = typeof name === 'string' ? stemsIn(name) : stemsOf(name)
  if (stems.size < fewestWords) return []
  let shared: readonly number[] | null = null
  for (const stem of stems) {
    const units = unitsByRoot.withStem(stem)
    shared = shared === null ? units : shared.filter((unit) => units.includes(unit))
    if (shared.length === 0) break
  }
  return shared ?? []
}

const stemsBySkill = new WeakMap<Skill, ReadonlySet<StemKey>>()

/** The same skills are asked for again and again. */
function stemsOf(skill: Skill): ReadonlySet<StemKey> {
  const known = stemsBySkill.get(skill)
  if (known) return known
  const stems = stemsIn(skill.name)
  stemsBySkill.set(skill, stems)
  return stems
}

function stemsIn(name: string): ReadonlySet<StemKey> {
  return isOneWord(name) ? none : new Set(tokenize(name).map(stemKey))
}

const none: ReadonlySet<StemKey> = new Set()

/** Nothing but plain letters. */
function isOneWord(name: string): boolean {
  for (let at = 0; at < name.length; at += 1) {
    if (!isPlainLetter(name.charCodeAt(at))) return false
  }
  return true
}

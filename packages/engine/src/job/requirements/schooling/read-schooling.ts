import { findDegrees } from '../../../education/find-degrees.ts'
import { isNameOfSkill } from '../../../education/is-name-of-skill.ts'
import { isState } from '../../../education/is-state.ts'
import type { TermHit } from '../../../lexicon/find/find-terms.ts'
import type { WordedText } from '../../../lexicon/find/read-words.ts'
import { askedDegrees } from './asked-degrees.ts'
import { type AskedSchooling, findProgrammes } from './find-programmes.ts'

/** The levels of education that a posting names, by name or as the programme of a school; "Master Data Management" names none. */
export function readSchooling(worded: WordedText, named: readonly TermHit[]): AskedSchooling[] {
  const { text, tokens } = worded
  const degrees = findDegrees(worded, [], askedDegrees()).filter(
    (hit) => !isNameOfSkill(text, hit, named) && !isState(text, hit),
  )
  const others = findProgrammes(text, tokens, degrees)
  return others.length > 0 ? [...degrees, ...others].toSorted((a, b) => a.first - b.first) : degrees
}

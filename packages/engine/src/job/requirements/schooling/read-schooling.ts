import { findDegrees } from '../../../education/find-degrees.ts'
import { isNameOfSkill } from '../../../education/is-name-of-skill.ts'
import { isState } from '../../../education/is-state.ts'
import type { TermHit } from '../../../lexicon/find/find-terms.ts'
import type { WordedText } from '../../../lexicon/find/read-words.ts'
import { overlaps } from '../../../text/span.ts'
import { askedDegrees } from './asked-degrees.ts'
import { type AskedSchooling, findProgrammes, withTokens } from './find-programmes.ts'
import { schoolingAbroad } from './schooling-abroad.ts'

/** The levels of education that a posting names, by name or as the programme of a school; "Master Data Management" names none. */
export function readSchooling(worded: WordedText, named: readonly TermHit[]): AskedSchooling[] {
  const { text, tokens } = worded
  const abroad = schoolingAbroad(text).map((each) =>
    withTokens(tokens, { ...each, isAbroad: true }),
  )
  const degrees = findDegrees(worded, [], askedDegrees()).filter(
    (hit) =>
      !isNameOfSkill(text, hit, named) &&
      !isState(text, hit) &&
      !abroad.some((each) => overlaps(each, hit)),
  )
  const others = [...abroad, ...findProgrammes(text, tokens, [...degrees, ...abroad])]
  return others.length > 0 ? [...degrees, ...others].toSorted((a, b) => a.first - b.first) : degrees
}

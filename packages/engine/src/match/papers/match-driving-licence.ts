import type { Candidate } from '../../candidate/candidate.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import { plainPaper } from '../../papers/asked-paper.ts'
import {
  allowsDriving,
  findDrivingCategories,
  licenceByCategory,
} from '../../papers/driving-categories.ts'
import { type Found, matchTerms } from '../skills/match-terms.ts'
import { findPaper } from './find-paper.ts'

/** Whether a CV names one of the asked categories of driving licence, or one that includes it. */
export function matchDrivingLicence(
  lexicon: Lexicon,
  candidate: Candidate,
  asked: readonly string[],
): Found {
  const byLetters = matchLetters(candidate, asked)
  const names = Object.entries(licenceByCategory).flatMap(([held, name]) =>
    asked.some((one) => allowsDriving(held, one)) ? [name] : [],
  )
  const byName = matchTerms(lexicon, candidate, { names, paper: plainPaper })
  return byName.how !== 'related' && byName.credit > byLetters.credit ? byName : byLetters
}

function matchLetters(candidate: Candidate, asked: readonly string[]): Found {
  const held = findDrivingCategories(candidate.text).filter(({ categories }) =>
    categories.some((each) => asked.some((one) => allowsDriving(each, one))),
  )
  return findPaper(candidate, held, { asked: plainPaper, how: 'same' })
}

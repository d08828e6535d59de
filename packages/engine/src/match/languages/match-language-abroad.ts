import type { Candidate } from '../../candidate/candidate.ts'
import type { Requirement } from '../../job/job.ts'
import { evidenceAt } from '../evidence-at.ts'
import { type Found, nothingFound } from '../skills/match-terms.ts'
import { creditFluency } from './read-fluency.ts'

/** A language under its name in another language, as well as the CV says that it is spoken: "Englisch (B2)". */
export function matchLanguageAbroad(
  candidate: Candidate,
  { need, fluency }: Pick<Requirement, 'need' | 'fluency'>,
): Found {
  const names = new Set(need.type === 'terms' ? need.orWords?.flat() : undefined)
  return candidate.tokens
    .filter(({ word }) => names.has(word))
    .map((token): Found => {
      const how = 'alias'
      return {
        credit: creditFluency(candidate.text, token, fluency),
        how,
        evidence: [evidenceAt(candidate, token, { how, strength: 'listed' })],
      }
    })
    .reduce((best, each) => (each.credit > best.credit ? each : best), nothingFound)
}

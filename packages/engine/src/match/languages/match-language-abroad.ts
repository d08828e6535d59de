import type { Candidate } from '../../candidate/candidate.ts'
import type { Requirement } from '../../job/job.ts'
import { overlaps } from '../../text/span.ts'
import { evidenceAt } from '../evidence-at.ts'
import { type Found, nothingFound } from '../skills/match-terms.ts'
import { creditFluency } from './read-fluency.ts'

/** A language under its name in another language, as well as the CV says that it is spoken: "Englisch (B2)". */
export function matchLanguageAbroad(
  candidate: Candidate,
  { need, fluency }: Pick<Requirement, 'need' | 'fluency'>,
): Found {
  const { text, tokens, cv } = candidate
  const { name, email } = cv.header
  const names = new Set(need.type === 'terms' ? need.orWords?.flat() : undefined)
  // "Marco Russo" speaks no Russian by that, nor "Dr Tedesco" German.
  for (const token of tokens)
    if ([name, email].some((own) => own && overlaps(own.span, token))) names.delete(token.word)
  return tokens
    .filter(
      ({ word, start }) =>
        names.has(word) && !titled.test(text.slice(Math.max(0, start - 16), start)),
    )
    .map((token): Found => {
      const how = 'alias'
      return {
        credit: creditFluency(text, [token], fluency),
        how,
        evidence: [evidenceAt(candidate, token, { how, strength: 'listed' })],
      }
    })
    .reduce((best, each) => (each.credit > best.credit ? each : best), nothingFound)
}

const titled = /\b(?:Dr|Ms|Mrs?|Prof)\.? (?:\p{Lu}\p{L}+ )?$/u

import type { Candidate } from '../../candidate/candidate.ts'
import type { Requirement } from '../../job/job.ts'
import { plainPaper } from '../../papers/asked-paper.ts'
import { compiled } from '../../text/patterns/compiled.ts'
import { eachSpan } from '../../text/patterns/each-match.ts'
import { wholeWords } from '../../text/patterns/whole-words.ts'
import type { Span } from '../../text/span.ts'
import { type Found, nothingFound } from '../skills/match-terms.ts'
import { findPaper } from './find-paper.ts'

/** A paper by a way its holders write it that is none of its names: "HRW: classes CT and DG". */
export function matchWrittenPaper(
  candidate: Candidate,
  { written, paper = plainPaper }: Pick<Requirement, 'written' | 'paper'>,
): Found {
  if (!written) return nothingFound
  const places = [
    ...placesOf(candidate.text, written.exact, candidate.isCaseless ? 'giu' : 'gu'),
    ...placesOf(candidate.text, written.anyCase, 'giu'),
  ]
  return findPaper(candidate, places, { asked: paper, how: 'alias' })
}

function placesOf(text: string, pattern: string | undefined, flags: string): Span[] {
  return pattern === undefined ? [] : eachSpan(text, compiled(wholeWords(pattern), flags))
}

import type { Candidate } from '../../candidate/candidate.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import { plainPaper } from '../../papers/asked-paper.ts'
import { type Found, matchTerms } from '../skills/match-terms.ts'
import { type DegreeNeed, matchDegree } from './match-degree.ts'

/** The schooling that is asked for, or a paper that the posting takes instead. */
export function matchSchooling(
  lexicon: Lexicon,
  candidate: Candidate,
  { orPapers, ...need }: DegreeNeed & { readonly orPapers?: readonly string[] },
): Found {
  const byDegree = matchDegree(candidate, need)
  if (!orPapers) return byDegree
  const byPaper = matchTerms(lexicon, candidate, { names: orPapers, paper: plainPaper })
  return byPaper.credit > byDegree.credit && byPaper.how !== 'related' ? byPaper : byDegree
}

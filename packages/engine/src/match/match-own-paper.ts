import type { Candidate } from '../candidate/candidate.ts'
import type { Span } from '../text/span.ts'
import type { WordWeights } from '../words/word-weight.ts'
import { plainPaper } from './credit-paper.ts'
import { findPaper } from './find-paper.ts'
import { type Found, nothingFound } from './match-terms.ts'
import { shareOfWords } from './match-words.ts'

/** From this share of a paper's telling words on, a line speaks of that paper. */
const leastShare = 0.4
const fullShare = 0.65

/** A paper that no word data knows, told by its words or its initials: held, on its way or lapsed. */
export function matchOwnPaper(
  words: WordWeights,
  candidate: Candidate,
  ways: readonly (readonly string[])[],
): Found {
  let best = nothingFound
  const lines: number[] = []
  for (const roots of ways) {
    for (const [number, share] of shareOfWords(words, candidate, roots)) {
      const unit = candidate.units[number]
      const place = unit && share >= leastShare ? placeIn(candidate.text, unit, roots) : null
      if (!unit || !place) continue
      lines.push(unit.start)
      const found = findPaper(candidate, [place], {
        asked: plainPaper,
        how: 'words',
        share: Math.min(1, share / fullShare),
      })
      if (found.credit > best.credit) best = found
    }
  }
  return best.credit > 0 ? { ...best, lines } : best
}

/** From the first of the words to the last, as they stand in the line. */
function placeIn(text: string, line: Span, roots: readonly string[]): Span | null {
  const beginnings = roots.map((root) => root.replace(/[^\p{L}\p{N}]/gu, '')).filter(Boolean)
  if (beginnings.length === 0) return null
  const word = new RegExp(`(?<![\\p{L}\\p{N}])(?:${beginnings.join('|')})[\\p{L}\\p{N}]*`, 'giu')
  const found = [...text.slice(line.start, line.end).matchAll(word)]
  const [first] = found
  const last = found.at(-1) ?? first
  if (!first || !last) return null
  return { start: line.start + first.index, end: line.start + last.index + last[0].length }
}

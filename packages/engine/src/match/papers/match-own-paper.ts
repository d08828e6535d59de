import type { Candidate } from '../../candidate/candidate.ts'
import { plainPaper } from '../../papers/asked-paper.ts'
import { wholeWords } from '../../text/patterns/whole-words.ts'
import type { Span } from '../../text/span.ts'
import type { WordWeights } from '../../words/word-weight.ts'
import { unitAround } from '../evidence-at.ts'
import { type Found, nothingFound } from '../skills/match-terms.ts'
import { shareOfWords } from '../skills/match-words.ts'
import { findPaper } from './find-paper.ts'
import { isOnTheWay, standingCredit } from './read-standing.ts'

/** From this share of a paper's telling words on, a line speaks of that paper. */
const leastShare = 0.4
const fullShare = 0.65
const allWords = 0.99

interface OwnPaper {
  /** The posting's words for it. */
  readonly written: string
  /** Its telling words, and its initials, by root: any of these will do. */
  readonly ways: readonly (readonly string[])[]
  readonly needsAllWords: boolean
}

/** A paper that no word data knows, told by its words or its letters: held, on its way or lapsed. */
export function matchOwnPaper(
  words: WordWeights,
  candidate: Candidate,
  { written, ways, needsAllWords }: OwnPaper,
): Found {
  const least = needsAllWords ? allWords : leastShare
  const places = ways.flatMap((roots, at) => {
    const [only, second] = roots
    const letters = only && !second ? only.toUpperCase() : ''
    const isByLetters = /^[\p{L}\p{N}]+$/u.test(letters) && (at > 0 || written.includes(letters))
    return isByLetters
      ? placesOf(candidate, letters, written)
      : placesWith(words, candidate, { roots, least })
  })
  let best = nothingFound
  for (const { span, share } of places) {
    const line = unitAround(candidate, span)
    const isUnderway = line && isOnTheWay(candidate.text.slice(line.start, line.end))
    const held = findPaper(candidate, [span], { asked: plainPaper, how: 'words', share })
    const found = isUnderway
      ? { ...held, credit: Math.min(held.credit, standingCredit.underway * share) }
      : held
    if (found.credit > best.credit) best = found
  }
  if (best.credit === 0) return best
  const lines = places.flatMap(({ span }) => unitAround(candidate, span)?.start ?? [])
  return { ...best, lines: [...new Set(lines)] }
}

interface Place {
  readonly span: Span
  /** How much of the paper's name stands there. */
  readonly share: number
}

/** Letters stand for the whole name, even where a CV's reader takes them for a school. */
function placesOf({ text, isCaseless }: Candidate, letters: string, asked: string): Place[] {
  const flags = isCaseless && letters.length > 2 ? 'giu' : 'gu'
  // "iPET" is written so.
  const [own = letters] = new RegExp(`\\b${letters}\\b`, 'i').exec(asked) ?? []
  const word = new RegExp(wholeWords(`${letters}|${own}`), flags)
  return [...text.matchAll(word)].map(({ index }) => ({
    span: { start: index, end: index + letters.length },
    share: 1,
  }))
}

function placesWith(
  words: WordWeights,
  candidate: Candidate,
  { roots, least }: { readonly roots: readonly string[]; readonly least: number },
): readonly Place[] {
  return [...shareOfWords(words, candidate, roots)].flatMap(([number, share]) => {
    const unit = candidate.units[number]
    const span = unit && share >= least ? placeIn(candidate.text, unit, roots) : null
    return span ? [{ span, share: Math.min(1, share / fullShare) }] : []
  })
}

const fewestWords = 2
/** "Teaching ★ Data ★ Reports ★ Camps ★ Victorian": words of a paper's name that stand so far apart do not name it. */
const mostWordsEach = 3

/** From the first of the words to the last, as they stand in the line; one word of several names no paper. */
function placeIn(text: string, line: Span, roots: readonly string[]): Span | null {
  const written = text.slice(line.start, line.end)
  const found = roots.flatMap((root) => {
    const beginning = root.replace(/[^\p{L}\p{N}]/gu, '').replace(/y$/, '[iy]')
    const word = new RegExp(`(?<![\\p{L}\\p{N}])${beginning}[\\p{L}\\p{N}]*`, 'iu')
    const match = beginning === '' ? null : word.exec(written)
    return match ? [{ start: match.index, end: match.index + match[0].length }] : []
  })
  if (found.length < Math.min(fewestWords, roots.length)) return null
  const start = Math.min(...found.map((each) => each.start))
  const end = Math.max(...found.map((each) => each.end))
  const between = written.slice(start, end).split(/\s+/).length
  if (between > found.length * mostWordsEach) return null
  return { start: line.start + start, end: line.start + end }
}

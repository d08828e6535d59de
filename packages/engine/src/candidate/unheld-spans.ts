import type { Span } from '../text/span.ts'
import type { Token } from '../text/tokenize.ts'
import { wordAmong } from '../text/word-trait.ts'
import type { CvUnit } from './candidate.ts'

const denials: ReadonlySet<string> = new Set(
  'no not without never lack lacking havent hasnt dont didnt cannot cant nor unfamiliar'.split(' '),
)
/** "Would like to move into care": a change that is still to come. */
const wishes: ReadonlySet<string> = new Set('like want wants wish hope hoping'.split(' '))
const changes: ReadonlySet<string> = new Set(
  'move change switch learn become train retrain go be do start get'.split(' '),
)
const opening = wordAmong([...denials, ...changes])
const wordsDenied = 5
const wordsWished = 12

/** What a CV says its author lacks, or only wishes for: it shows nothing of what they can do. */
export function unheldSpans(tokens: readonly Token[], units: readonly CvUnit[]): Span[] {
  return units.flatMap(({ first, last }) => {
    const spans: Span[] = []
    for (let at = first; at < last; at += 1) {
      const token = tokens[at]
      if (!token || !opening.has(token)) continue
      const reach = reachAt(tokens, at)
      if (reach === 0) continue
      const end = clauseEnd(tokens, at + 1, Math.min(last, at + 1 + reach))
      const [from, to] = [tokens[at + 1], tokens[end - 1]]
      if (from && to && end > at + 1) spans.push({ start: from.start, end: to.end })
    }
    return spans
  })
}

/** How many words behind this one are denied or wished for. */
function reachAt(tokens: readonly Token[], at: number): number {
  const word = tokens[at]?.word ?? ''
  const next = tokens[at + 1]?.word ?? ''
  // "Unfamiliar faces" are no denial.
  if (word === 'unfamiliar' && next !== 'with') return 0
  if (denials.has(word)) return next === 'only' || next === 'limited' ? 0 : wordsDenied
  if (!changes.has(word) || tokens[at - 1]?.word !== 'to') return 0
  return wishes.has(tokens[at - 2]?.word ?? '') ? wordsWished : 0
}

/** A comma, a full stop or "but" ends what is denied, unless an "or" carries it on. */
function clauseEnd(tokens: readonly Token[], from: number, most: number): number {
  const lastOr = tokens.slice(from, most).findLastIndex(({ word }) => word === 'or')
  for (let at = from + 1; at < most; at += 1) {
    const token = tokens[at]
    if (token?.word === 'but' || (token?.isApart && at >= from + lastOr)) return at
  }
  return most
}

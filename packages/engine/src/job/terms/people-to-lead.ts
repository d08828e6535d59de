import type { TermHit } from '../../lexicon/find/find-terms.ts'
import type { WordedText } from '../../lexicon/find/read-words.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import { firstIndex } from '../../text/first-index.ts'
import { beginningWith, matchesAtWords } from '../../text/patterns/matches-at-words.ts'

const counts = 'one two three four five six seven eight nine ten twelve'.split(' ')
const people = new RegExp(
  String.raw`\b(?:${counts.join('|')}|\d{1,3}) (?:\p{L}[\p{L}-]* ){0,2}\p{L}+ to (?:lead|manage|line[- ]manage|supervise)\b(?= *(?:$|[.,;:)\n]|and\b))`,
  'iuy',
)
const begins = beginningWith([...counts, ...Array.from({ length: 60 }, (_, count) => `${count}`)])

/** "One coordinator to lead", "12 drivers to supervise": people to be led, in words that no phrase of the data has. */
export function findPeopleToLead(lexicon: Lexicon, { text, tokens }: WordedText): TermHit[] {
  const entry = lexicon.entries.get('people management')
  if (!entry) return []
  return matchesAtWords(text, tokens, { begins, pattern: people }).map(({ index, 0: written }) => {
    const [start, end] = [index, index + written.length]
    const first = firstIndex(tokens, (token) => token.start >= start)
    const last = firstIndex(tokens, (token) => token.start >= end)
    return { start, end, entry, others: [], written, first, last }
  })
}

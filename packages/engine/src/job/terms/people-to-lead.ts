import { titleHeads } from '../../cv/lexicon/title-words.ts'
import type { TermHit } from '../../lexicon/find/find-terms.ts'
import type { WordedText } from '../../lexicon/find/read-words.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import { firstIndex } from '../../text/first-index.ts'
import { beginningWith, matchesAtWords } from '../../text/patterns/matches-at-words.ts'
import type { Token } from '../../text/tokenize.ts'

const counts = 'one two three four five six seven eight nine ten twelve'.split(' ')
const people = new RegExp(
  String.raw`\b(?:${counts.join('|')}|\d{1,3}) (?:\p{L}[\p{L}-]* ){0,2}\p{L}+ to (?:lead|manage|line[- ]manage|supervise)\b(?= *(?:$|[.,;:)\n]|and\b))`,
  'iuy',
)
const begins = beginningWith([...counts, ...Array.from({ length: 60 }, (_, count) => `${count}`)])

/** People to be led, in words that no phrase of the data has. */
export function findPeopleToLead(lexicon: Lexicon, worded: WordedText): TermHit[] {
  return [...numberedPeople(lexicon, worded), ...ledPeople(lexicon, worded)]
}

/** "One coordinator to lead", "12 drivers to supervise". */
function numberedPeople(lexicon: Lexicon, { text, tokens }: WordedText): TermHit[] {
  const entry = lexicon.entries.get('people management')
  if (!entry) return []
  return matchesAtWords(text, tokens, { begins, pattern: people }).map(({ index, 0: written }) => {
    const [start, end] = [index, index + written.length]
    const first = firstIndex(tokens, (token) => token.start >= start)
    const last = firstIndex(tokens, (token) => token.start >= end)
    return { start, end, entry, others: [], written, first, last }
  })
}

/** "Supervise two nurses", "mentor junior analysts", "manage up to six drivers": a post in the plural behind the verb. */
function ledPeople(lexicon: Lexicon, { text, tokens }: WordedText): TermHit[] {
  const hits: TermHit[] = []
  for (let first = 0; first < tokens.length; first += 1) {
    if (!leading.has(tokens[first]?.word ?? '')) continue
    const last = behindPeople(tokens, first)
    const [own, end] = [tokens[first], tokens[last - 1]]
    const entry = lexicon.entries.get(
      developing.has(own?.word ?? '') ? 'staff development' : 'people management',
    )
    if (!own || !end || !entry || last === first) continue
    const span = { start: own.start, end: end.end }
    hits.push({ ...span, entry, others: [], written: text.slice(own.start, end.end), first, last })
  }
  return hits
}

const developing: ReadonlySet<string> = new Set(['mentor', 'mentoring'])
const leading: ReadonlySet<string> = new Set(
  'supervise supervising mentor mentoring manage managing lead leading oversee overseeing'.split(
    ' ',
  ),
)
/** "Lead engineers" are a rank, and "manage agents" may be a trade: these verbs lead people whom their number counts. */
const needsCount: ReadonlySet<string> = new Set([
  'manage',
  'managing',
  'lead',
  'leading',
  'oversee',
  'overseeing',
])
const count: ReadonlySet<string> = new Set(counts)
const learners: ReadonlySet<string> = new Set(['trainees', 'juniors', 'learners'])
/** Behind one of these something else is spoken of, and these are none of the staff. */
const parting: ReadonlySet<string> = new Set(
  'and or with for in on by from at that who which as how when their its his her them projects students fellows hosts agents clients experts'.split(
    ' ',
  ),
)
const mostWordsBetween = 5

/** Behind the post that a verb of leading is said of; the verb's own place where it leads nobody. */
function behindPeople(tokens: readonly Token[], first: number): number {
  let isCounted = !needsCount.has(tokens[first]?.word ?? '')
  for (let at = first + 1; at <= first + mostWordsBetween; at += 1) {
    const token = tokens[at]
    if (!token || token.isApart || isParted(tokens[at - 1], token)) return first
    if (count.has(token.word) || /^\d{1,3}$/.test(token.word)) isCounted = true
    const isPost =
      learners.has(token.word) ||
      (token.word.endsWith('s') && titleHeads.has(token.word.slice(0, -1)))
    if (isPost) return isCounted ? at + 1 : first
    if (token.word === 'team' && isOfSize(tokens[at - 1])) return at + 1
  }
  return first
}

/** "Leading a small team", where "leading a team" is known. */
function isOfSize(before: Token | undefined): boolean {
  return sizes.has(before?.word ?? '')
}

const sizes: ReadonlySet<string> = new Set(
  'small smaller large larger big busy growing remote diverse mixed similar global young'.split(
    ' ',
  ),
)

/** "Up to six drivers" and "the work of two nurses" go on. */
function isParted(before: Token | undefined, { word }: Token): boolean {
  if (word === 'to') return before?.word !== 'up'
  if (word === 'of') return !/^(?:work|team|group|crew)$/.test(before?.word ?? '')
  return parting.has(word)
}

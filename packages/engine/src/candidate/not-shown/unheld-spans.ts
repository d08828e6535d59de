import { wordAmong } from '../../text/forms/word-trait.ts'
import type { Span } from '../../text/span.ts'
import type { Token } from '../../text/tokenize.ts'
import type { CvUnit } from '../candidate.ts'

const denials: ReadonlySet<string> = new Set(
  'no not without never lack lacking havent hasnt dont didnt cannot cant nor unfamiliar'.split(' '),
)
/** "Terraform: no", "streaming: none yet", "SQL – no experience": the answer stands behind what it denies. */
const answers: ReadonlySet<string> = new Set(['no', 'none', 'never', 'nil'])
const behindAnswer: ReadonlySet<string> = new Set([
  'yet',
  'experience',
  'knowledge',
  'used',
  'tried',
])
const labelWords: ReadonlySet<string> = new Set([...behindAnswer, 'of', 'with', 'known'])
const signs = wordAmong([...denials, ...answers])
/** "A diploma as declarant I have not." */
const holding: ReadonlySet<string> = new Set(['have', 'had', 'hold', 'do'])
const wordsDenied = 5

/** What a CV says its author lacks: it shows nothing of what they can do. */
export function unheldSpans(
  text: string,
  tokens: readonly Token[],
  units: readonly CvUnit[],
): Span[] {
  return units.flatMap(({ first, last }, number) => {
    const spans: Span[] = []
    for (let at = first; at < last; at += 1) {
      const token = tokens[at]
      if (!token || !signs.has(token) || isNumber(tokens, at)) continue
      if (isPartOfName(text, token)) continue
      const label = text[tokens[first - 1]?.end ?? 0] === ':' ? units[number - 1] : undefined
      const before = clauseBefore(tokens, at, { first: label?.first ?? first, last })
      if (before) spans.push(before)
      const reach = reachAt(tokens, at)
      if (reach === 0) continue
      const start = at + (tokens[at + 1]?.word === 'held' ? 2 : 1)
      const clause = clauseEnd(tokens, start, Math.min(last, start + reach))
      const denied = isLabel(text, tokens.slice(start, clause)) ? units[number + 1] : undefined
      const end = denied && clause === last ? denied.last : clause
      const [from, to] = [tokens[start], tokens[end - 1]]
      if (from && to && end > start) spans.push({ start: from.start, end: to.end })
    }
    return spans
  })
}

/** "No experience with: SAP, Excel" denies the whole list. */
function isLabel(text: string, words: readonly Token[]): boolean {
  return text[words.at(-1)?.end ?? 0] === ':' && words.every(({ word }) => labelWords.has(word))
}

/** "HCPC registered (no. on request)", "PIN no. 1234567" name a number. */
function isNumber(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.word ?? ''
  return /^\d{4}/.test(next) || tokens[at + (next === 'on' ? 2 : 3)]?.word === 'request'
}

/** "Not-for-profit", "no-code", "go/no-go": the hyphen makes it part of a name. */
function isPartOfName(text: string, { end }: Span): boolean {
  return /^[-‐‑]\p{L}/u.test(text.slice(end, end + 2))
}

/** What stands before an answer that ends its clause: all of the clause. */
function clauseBefore(
  tokens: readonly Token[],
  at: number,
  { first, last }: Pick<CvUnit, 'first' | 'last'>,
): Span | null {
  const word = tokens[at]?.word ?? ''
  const isAnswer = answers.has(word) && tokens[at]?.isApart === true
  const isLast = holding.has(tokens[at - 1]?.word ?? '') && word === 'not'
  const next = at + (behindAnswer.has(tokens[at + 1]?.word ?? '') ? 2 : 1)
  const endsClause = next >= last || tokens[next]?.isApart === true
  if (!endsClause || !(isAnswer || isLast)) return null
  let start = at - 1
  while (start > first && !tokens[start]?.isApart) start -= 1
  const [from, to] = [tokens[start], tokens[at - 1]]
  return from && to && start >= first ? { start: from.start, end: to.end } : null
}

/** How many words behind this one are denied. */
function reachAt(tokens: readonly Token[], at: number): number {
  const word = tokens[at]?.word ?? ''
  const next = tokens[at + 1]?.word ?? ''
  // "Unfamiliar faces" are no denial.
  if (word === 'unfamiliar' && next !== 'with') return 0
  return denials.has(word) && next !== 'only' && next !== 'limited' ? wordsDenied : 0
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

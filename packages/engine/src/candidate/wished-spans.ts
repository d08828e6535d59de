import type { Span } from '../text/span.ts'
import type { Token } from '../text/tokenize.ts'
import { wordAmong } from '../text/word-trait.ts'
import type { CvUnit } from './candidate.ts'

/** "Seeking a position as", "looking for my first role", "applying for the post of". */
const seeking = wordAmong(['seeking', 'seek', 'seeks', 'aspiring', 'sought', 'wanted'])
const searching = wordAmong(['looking', 'searching', 'search', 'applying', 'hunting'])
const joining: ReadonlySet<string> = new Set(['for', 'of'])
/** "Hoping to become a nurse", "keen to start as a barista", and "To obtain a position" where a sentence begins. */
const hoping = wordAmong(
  'hope hoping hopes aim aiming aims aspire aspires plan planning keen eager ready goal ambition dream is looking seeking objective want wants wish'.split(
    ' ',
  ),
)
const changing: ReadonlySet<string> = new Set(
  'become be work obtain secure gain get find land join pursue start begin enter acquire attain move build transition'.split(
    ' ',
  ),
)
const posts = wordAmong(
  'position positions role roles job jobs post posts career employment work placement traineeship apprenticeship internship opportunity opportunities vacancy start entry'.split(
    ' ',
  ),
)
/** Behind these stands what one brings along, and no wish. */
const bringing = wordAmong(
  'where which that using use utilize utilise utilizing utilising apply applying with who while bringing offering leveraging drawing leverage but after having'.split(
    ' ',
  ),
)
const signs = wordAmong(
  'seeking seek seeks aspiring sought wanted looking searching search applying hunting to'.split(
    ' ',
  ),
)
const wordsToPost = 9
const wordsWished = 12

/** What somebody wishes to become, wherever a CV tells of no work: no title that is sought is held. */
export function wishedSpans(tokens: readonly Token[], units: readonly CvUnit[]): Span[] {
  return units.flatMap((unit) => {
    const spans: Span[] = []
    if (unit.isWork || unit.role) return spans
    for (let at = unit.first; at < unit.last; at += 1) {
      if (!signs.has(tokens[at])) continue
      const [from, to] = wishedAt(tokens, at, unit) ?? [0, 0]
      const [first, last] = [tokens[from], tokens[to - 1]]
      if (!first || !last || to <= from) continue
      spans.push({ start: first.start, end: last.end })
      at = Math.max(at, to - 1)
    }
    return spans
  })
}

type Reach = readonly [from: number, to: number]

function wishedAt(tokens: readonly Token[], at: number, unit: CvUnit): Reach | null {
  const token = tokens[at]
  const word = token?.word ?? ''
  if (word === 'aspiring') return [at + 1, wishEnd(tokens, at + 1, unit)]
  if (word === 'sought' || word === 'wanted') return postBefore(tokens, at, unit)
  if (word === 'to') {
    const isWish = token?.isApart || at === unit.first || hoping.has(tokens[at - 1])
    return isWish && changing.has(tokens[at + 1]?.word ?? '') ? wish(tokens, at + 2, unit) : null
  }
  if (seeking.has(token)) return postBehind(tokens, at + 1, unit)
  const isSearch = searching.has(token) && joining.has(tokens[at + 1]?.word ?? '')
  return isSearch ? postBehind(tokens, at + 2, unit) : null
}

/** "Seeking a full-time, permanent position as a nurse": the wish goes on behind its post. */
function wish(tokens: readonly Token[], from: number, unit: CvUnit): Reach {
  return postBehind(tokens, from, unit) ?? [from, wishEnd(tokens, from, unit)]
}

function postBehind(tokens: readonly Token[], from: number, unit: CvUnit): Reach | null {
  for (let at = from; at < Math.min(unit.last, from + wordsToPost); at += 1) {
    if (bringing.has(tokens[at])) return null
    if (posts.has(tokens[at])) return [from, wishEnd(tokens, at, unit)]
  }
  return null
}

/** "Software developer position sought". */
function postBefore(tokens: readonly Token[], at: number, { first }: CvUnit): Reach | null {
  if (!posts.has(tokens[at - 1])) return null
  let from = at - 1
  while (from > first && !tokens[from]?.isApart) from -= 1
  return [from, at]
}

function wishEnd(tokens: readonly Token[], from: number, { last }: CvUnit): number {
  const most = Math.min(last, from + wordsWished)
  for (let at = from + 1; at < most; at += 1)
    if (tokens[at]?.isApart || bringing.has(tokens[at])) return at
  return most
}

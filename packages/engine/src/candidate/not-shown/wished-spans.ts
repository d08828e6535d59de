import { wordAmong } from '../../text/forms/word-trait.ts'
import type { Span } from '../../text/span.ts'
import type { Token } from '../../text/tokenize.ts'
import type { CvUnit } from '../candidate.ts'

/** "Aspiring analyst", "seeking a position as", "looking for my first role", "to obtain a post". */
const signs = wordAmong(
  'to into as aspiring seeking seek looking searching applying after be make'.split(' '),
)
const joining: ReadonlySet<string> = new Set(['for', 'of'])
/** "Hoping to become a nurse"; where a sentence begins with "to", nobody need say so. */
const hoping = wordAmong(
  'like love want wants wish hope hoping aim aiming aspire plan keen eager willing ready about happy goal is looking seeking training retraining'.split(
    ' ',
  ),
)
const changing: ReadonlySet<string> = new Set(
  'move change switch learn study become train retrain go be do start get work obtain secure gain find land join pursue begin enter progress advance step rise transfer transition qualify'.split(
    ' ',
  ),
)
const posts = wordAmong(
  'position positions role roles job jobs post career employment work placement apprenticeship internship opportunity opportunities start move'.split(
    ' ',
  ),
)
/** Behind these stands what one brings along, and no wish. */
const bringing = wordAmong(
  'where which that using use utilize utilizing apply with who while bringing but after'.split(' '),
)
const wordsToPost = 9
const wordsWished = 12

/** What somebody wishes to become, wherever a CV tells of no work: no title that is sought is held. */
export function wishedSpans(tokens: readonly Token[], units: readonly CvUnit[]): Span[] {
  return units.flatMap((unit) => {
    const spans: Span[] = []
    if (unit.isWork) return spans
    for (let at = unit.first; at < unit.last; at += 1) {
      if (!signs.has(tokens[at])) continue
      const from = wishStart(tokens, at, unit)
      const to = from > at ? wishEnd(tokens, from, unit) : 0
      const [first, last] = [tokens[from], tokens[to - 1]]
      if (!first || !last || to <= from) continue
      spans.push({ start: first.start, end: last.end })
      at = to - 1
    }
    return spans
  })
}

/** Where begins what is wished for by the word at `at`; 0 where it speaks of no wish. */
function wishStart(tokens: readonly Token[], at: number, unit: CvUnit): number {
  const word = tokens[at]?.word
  const next = tokens[at + 1]?.word ?? ''
  if (word === 'aspiring') return at + 1
  // "Scientist moving into data", "retraining as an analyst": what one moves into one has not done.
  if (word === 'into' || word === 'as') return turning.has(tokens[at - 1]) ? at + 1 : 0
  // "I'd be a good teacher".
  if (word === 'be' || word === 'make') return longing.has(tokens[at - 1]?.word ?? '') ? at + 1 : 0
  if (word === 'to') {
    const isWish = at === unit.first || tokens[at]?.isApart || hoping.has(tokens[at - 1])
    if (isWish && changing.has(next)) return at + 2
    return isLonging(tokens, at) ? at + 1 : 0
  }
  const from = joining.has(next) ? at + 2 : at + 1
  const isSeeking =
    word === 'after'
      ? isNow.has(tokens[at - 1])
      : word === 'seeking' || word === 'seek' || from > at + 1
  // What a line opens with seeking is a post, called so or not: "Looking for receptionist".
  return isSeeking && (at === unit.first || findPost(tokens, from, unit) > 0) ? from : 0
}

const turning = wordAmong(['moving', 'retraining', 'transitioning', 'switching'])

/** "Now after a sales career", and not "after a career in sales", which is behind one. */
const isNow = wordAmong(['now', 'am', 'im'])

/** "I would like to fly", but not "I would like to bring ten years of …". */
function isLonging(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at - 1]?.word === 'like' &&
    longing.has(tokens[at - 2]?.word ?? '') &&
    !bringing.has(tokens[at + 1]) &&
    !offering.has(tokens[at + 1]?.word ?? '')
  )
}

const longing: ReadonlySet<string> = new Set(['would', 'id'])
const offering: ReadonlySet<string> = new Set(
  'bring offer share contribute continue keep put'.split(' '),
)

/** "Seeking a full-time, permanent position as a nurse": the wish goes on behind its post. */
function wishEnd(tokens: readonly Token[], from: number, unit: CvUnit): number {
  const most = Math.min(unit.last, from + wordsWished)
  for (let at = Math.max(from, findPost(tokens, from, unit)) + 1; at < most; at += 1)
    if (tokens[at]?.isApart || bringing.has(tokens[at])) return at
  return most
}

function findPost(tokens: readonly Token[], from: number, { last }: CvUnit): number {
  for (let at = from; at < Math.min(last, from + wordsToPost); at += 1) {
    if (bringing.has(tokens[at])) return 0
    if (posts.has(tokens[at])) return at
  }
  return 0
}

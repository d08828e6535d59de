import { distinctRoots } from '../text/distinct-roots.ts'
import { quoteSpan } from '../text/span.ts'
import type { Token } from '../text/tokenize.ts'
import type { Requirement } from './job.ts'
import type { Posting } from './posting.ts'

const mostDuties = 16
const fewestTellingWords = 2
const leastTelling = 1

/** Sections whose sentences are read term by term; only what yields no term there is read as a whole. */
const asking: ReadonlySet<string> = new Set(['requirements', 'preferred', 'nice'])

/** What the job consists of, sentence by sentence, where a sentence tells enough to look for it. */
export function readDutyRequirements(
  posting: Posting,
  others: readonly Requirement[],
): Requirement[] {
  const weighAll = (words: readonly Token[]) =>
    words.reduce((sum, token) => sum + posting.words.weighToken(token), 0)
  const told = new Set(others.map(({ sentence }) => sentence.start))
  const duties = posting.units.flatMap((unit, index) => {
    const importance = posting.importance[index]
    if (unit.isBoilerplate || !importance || unit.last - unit.first < 4) return []
    if (posting.title && unit.start < posting.title.end && unit.end > posting.title.start) return []
    if (isName(posting, unit)) return []
    const isAsking =
      asking.has(unit.section) || (importance === 'nice' && unit.section !== 'duties')
    if (isAsking && told.has(unit.start)) return []
    const words = distinctRoots(
      posting.tokens
        .slice(unit.first, unit.last)
        .filter((token) => posting.words.weighToken(token) >= 0.2),
    )
    const telling = weighAll(words)
    if (words.length < fewestTellingWords || telling < leastTelling) return []
    const isDuty = unit.section === 'duties'
    return [{ unit, importance, words: words.slice(0, 24), rank: telling * (isDuty ? 1.5 : 1) }]
  })
  return duties
    .toSorted((a, b) => b.rank - a.rank || a.unit.start - b.unit.start)
    .slice(0, mostDuties)
    .toSorted((a, b) => a.unit.start - b.unit.start)
    .map(({ unit, importance, words }) => ({
      id: `req_duty-${unit.start}`,
      text: posting.text.slice(unit.start, unit.end),
      quote: quoteSpan(posting.text, unit),
      sentence: { start: unit.start, end: unit.end },
      kind: 'duty',
      importance,
      weight: Math.min(3, weighAll(words)),
      need: { type: 'words', roots: words.map(({ root }) => root) },
    }))
}

/** "Ferrow Valley Hospital, Dayton, Ohio" says where, not what. */
function isName(
  { text, tokens }: Posting,
  unit: { readonly first: number; readonly last: number },
): boolean {
  return tokens
    .slice(unit.first, unit.last)
    .every(({ start }) => !/\p{Ll}/u.test(text.charAt(start)))
}

import { distinctRoots } from '../text/distinct-roots.ts'
import { quoteSpan, type Span } from '../text/span.ts'
import type { Token } from '../text/tokenize.ts'
import type { Requirement } from './job.ts'
import { isDoing } from './names-thing.ts'
import type { Posting } from './posting.ts'
import type { JobUnit } from './read-sections.ts'

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
    if (isName(posting, unit) || isHead(posting, unit) || !tellsWork(posting, unit)) return []
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

/** A line of the head says whose the job is and on what terms. */
function isHead({ names }: Posting, unit: Span): boolean {
  return names.some(({ start, end }) => start <= unit.start && unit.end <= end + 1)
}

/**
 * In a list every line is a task or a demand; a whole sentence above one tells of the work where it
 * turns to the reader, says who does something, or begins with what is done.
 */
function tellsWork({ text, tokens }: Posting, unit: JobUnit): boolean {
  if (unit.section !== 'intro' && unit.section !== 'about') return true
  if (!/[.!?]$/.test(text.slice(unit.start, unit.end))) return true
  const own = tokens.slice(unit.first, unit.last)
  return own.some(({ word }) => ofWork.has(word)) || begins(own[0])
}

function begins(first: Token | undefined): boolean {
  return first !== undefined && (/ing$/.test(first.word) || isDoing(first))
}

const ofWork: ReadonlySet<string> = new Set(
  `you your youll youd youre youve will shall would must should responsible responsibility responsibilities candidate applicant role position
  duties tasks include includes including involve involves work working works means someone somebody person who needs need needed looking
  seeking support`.split(/\s+/),
)

/** "Ferrow Valley Hospital, Dayton, Ohio" says where, not what. */
function isName(
  { text, tokens }: Posting,
  unit: { readonly first: number; readonly last: number },
): boolean {
  return tokens
    .slice(unit.first, unit.last)
    .every(({ start }) => !/\p{Ll}/u.test(text.charAt(start)))
}

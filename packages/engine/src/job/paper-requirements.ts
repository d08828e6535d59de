import { findDrivingCategories } from '../match/driving-categories.ts'
import { firstIndex } from '../text/first-index.ts'
import { matchesAtWords } from '../text/matches-at-words.ts'
import { quoteSpan, type Span } from '../text/span.ts'
import type { Token } from '../text/tokenize.ts'
import { markTouched, tokensIn } from '../text/tokens-in.ts'
import { WordTrait } from '../text/word-trait.ts'
import type { Requirement } from './job.ts'
import { leadsToThing } from './names-thing.ts'
import type { Posting } from './posting.ts'
import type { JobUnit } from './read-sections.ts'
import { importanceWeights, kindWeights } from './requirement-weights.ts'
import { slug } from './skill-requirements.ts'
import { wholePhrase } from './whole-phrase.ts'

/** Nouns that name a paper, whatever it is for: "EWP ticket", "Site Safe passport", "registration with the board". */
const papers =
  /\b(?:tickets?|cards?|passports?|certificat(?:es?|ions?)|licen[cs]es?|registration|accreditation|endorsement|smartcard|skillcard)\b/iy
const paperNouns = new WordTrait(({ word }) =>
  /(?:ticket|card|passport|certificat(?:e|ion)|licen[cs]e|registration|accreditation|endorsement)s?$/.test(
    word,
  ),
)

/** What goes by the same nouns and is no paper that one holds. */
const otherThings: ReadonlySet<string> = new Set(
  `credit debit gift business sim sd video graphics sound loyalty report score rate greeting season support help jira parking lottery bus train
  plane event vehicle patient online user guest delegate student course ssl tls digital birth death marriage open software site premises
  alcohol liquor product state voter domain trade flash memory time punch key fuel payment bank travel index case food trouble service
  incident product company car fishing cargo customs repair`.split(/\s+/),
)

/** Words before a paper that say that one has it, and name no part of it. */
const holding: ReadonlySet<string> = new Set(
  `a an the valid current full own hold holds holding held have has having in date up to active clean recognised recognized appropriate
  relevant any some skills experience knowledge education training & required mandatory necessary existing formal with of must need needs your or and plus possess possession obtain
  good other additional professional various similar completed finished complete`.split(/\s+/),
)

const mostWordsBefore = 4
const mostWordsBehind = 8
/** A line this short names what it asks for and little else. */
const mostWordsOfLine = 9

/** Papers that the word data lacks, told by their nouns. */
export interface OwnPapers {
  readonly requirements: readonly Requirement[]
  readonly spans: readonly Span[]
}

/** Finds what a posting asks people to hold that no word data knows: tickets, cards, registrations. */
export function readOwnPapers(posting: Posting, conditions: readonly Span[]): OwnPapers {
  const { text, tokens, units } = posting
  const named = [...posting.degrees, ...posting.names, ...conditions]
  const known = posting.terms.filter(
    ({ entry }) => entry.kind === 'licence' || entry.kind === 'certification',
  )
  let taken: Uint8Array | undefined
  const found = new Map<string, Requirement>()
  const spans: Span[] = []
  for (const match of matchesAtWords(text, tokens, { begins: paperNouns, pattern: papers })) {
    const at = firstIndex(tokens, ({ start }) => start >= match.index)
    const index = firstIndex(units, ({ end }) => end > match.index)
    const unit = units[index]
    if (!unit || unit.first > at || !asks(posting, unit, index)) continue
    taken ??= markTouched(tokens, [...named, ...known])
    const place = paperAt(posting, { unit, at, taken })
    if (!place) continue
    const requirement = asRequirement(posting, { place, unit, index })
    spans.push(requirement.quote)
    if (!found.has(requirement.id)) found.set(requirement.id, requirement)
  }
  return { requirements: [...found.values()], spans }
}

function asks({ importance }: Posting, unit: JobUnit, index: number): boolean {
  if (unit.isBoilerplate || !importance[index]) return false
  return (
    unit.section === 'requirements' ||
    unit.section === 'preferred' ||
    unit.section === 'nice' ||
    importance[index] !== 'preferred'
  )
}

interface Place {
  readonly first: number
  /** The noun itself. */
  readonly at: number
  readonly last: number
}

interface Search {
  readonly unit: JobUnit
  readonly at: number
  readonly taken: Uint8Array
}

function paperAt(posting: Posting, { unit, at, taken }: Search): Place | null {
  const { tokens, text } = posting
  let first = at
  while (first > unit.first && at - first < mostWordsBefore) {
    const token = tokens[first]
    const before = tokens[first - 1]
    if (!token || !before || token.isApart || !isPart(posting, before)) break
    first -= 1
  }
  const last = endOf(posting, { unit, at, taken })
  if (isTaken(first, last) || isTold(-1) || isTold(1)) return null
  if (otherThings.has(tokens[at - 1]?.word ?? '') && !tokens[at]?.isApart) return null
  const isNamed = first < at || last > at + 1
  const isShort = unit.last - unit.first <= mostWordsOfLine
  const isHeld = holding.has(tokens[first - 1]?.word ?? '') && !tokens[first]?.isApart
  const hasName = tokens
    .slice(Math.max(first, unit.first + 1), at)
    .some(({ start }) => /\p{Lu}|\d/u.test(text.charAt(start)))
  return isNamed && (isShort || isHeld || hasName) ? { first, at, last } : null

  function isTaken(from: number, to: number): boolean {
    for (let index = from; index < to; index += 1) if (taken[index] === 1) return true
    return false
  }

  /** What hangs on a paper that is known, or on a place, is a part of it: "welder certificate EN ISO 9606". */
  function isTold(step: 1 | -1): boolean {
    const from = step === 1 ? last : first - 1
    for (let index = from; Math.abs(index - from) < reach; index += step) {
      const token = tokens[index]
      if (!token || index < unit.first || index >= unit.last || ends.has(token.word)) return false
      if (step === 1 ? token.isApart : tokens[index + 1]?.isApart) return false
      if (taken[index] === 1) return true
    }
    return false
  }
}

const reach = 2

function isPart({ text }: Posting, token: Token): boolean {
  return !holding.has(token.word) && !leadsToThing(text, token)
}

/** "Registration with the Institute of Teaching": what it is for, up to the next thing. */
function endOf({ text, tokens }: Posting, { unit, at, taken }: Search): number {
  const next = tokens[at + 1]
  const noun = tokens[at]
  if (!next || !noun || next.isApart || at + 1 >= unit.last) return at + 1
  if (!leadsOn.has(next.word) || !/^\s+$/.test(text.slice(noun.end, next.start))) return at + 1
  let last = at + 2
  while (last < unit.last && last - at <= mostWordsBehind) {
    const token = tokens[last]
    if (!token || token.isApart || ends.has(token.word) || taken[last] === 1) break
    last += 1
  }
  const isNamed = tokens.slice(at + 2, last).some(({ word }) => !/^(?:an?|the)$/.test(word))
  return isNamed ? last : at + 1
}

const leadsOn: ReadonlySet<string> = new Set(['with', 'in', 'as', 'from', 'for', 'of', 'by'])
const ends: ReadonlySet<string> = new Set(
  'or and is are if required preferred essential desirable would will provisional needed we you who that which but no not strong minimum at least plus advantage more date'.split(
    ' ',
  ),
)

interface Named {
  readonly place: Place
  readonly unit: JobUnit
  readonly index: number
}

function asRequirement(posting: Posting, { place, unit, index }: Named): Requirement {
  const { text, tokens } = posting
  const phrase = { start: tokens[place.first]?.start ?? 0, end: tokens[place.last - 1]?.end ?? 0 }
  const span = wholePhrase(text, withCategories(text, phrase, unit), unit)
  const own = tokensIn(tokens, span)
  const noun = tokens[place.at]
  // Of a registration that no word data knows, one is not sure enough to shut the door without it.
  const isDriving = findDrivingCategories(text.slice(span.start, span.end)).length > 0
  const kind = isDriving ? 'licence' : 'certification'
  const importance = posting.importance[index] ?? 'preferred'
  return {
    id: `req_own-${slug(own.map(({ root }) => root).join(' '))}`,
    text: text.slice(span.start, span.end),
    quote: quoteSpan(text, span),
    sentence: { start: unit.start, end: unit.end },
    kind,
    importance,
    weight: importanceWeights[importance] * kindWeights[kind],
    need: { type: 'words', roots: tellingRoots(posting, own, noun), ...orInitials(text, span) },
  }
}

/** "Category C+E licence" is one paper, plus sign and all. */
function withCategories(text: string, phrase: Span, unit: Span): Span {
  const named = findDrivingCategories(text.slice(unit.start, unit.end))
    .map(({ start, end }) => ({ start: unit.start + start, end: unit.start + end }))
    .find(({ start, end }) => start < phrase.end && phrase.start < end)
  if (!named) return phrase
  const noun = /^\s+licen[cs]e/i.exec(text.slice(named.end, unit.end))?.[0] ?? ''
  return {
    start: Math.min(named.start, phrase.start),
    end: Math.max(named.end + noun.length, phrase.end),
  }
}

/** Who is registered with the Institute of Town Criers writes "ITC". */
function orInitials(text: string, { start, end }: Span): { orWords?: string[][] } {
  const written = text.slice(start, end)
  const name =
    /\p{Lu}\p{L}+(?: (?:of|and|for|the)(?= )| \p{Lu}\p{L}+){2,}/u.exec(written)?.[0] ?? ''
  const capitals = name.match(/(?<!\p{L})\p{Lu}(?=\p{L}+)/gu) ?? []
  return capitals.length < fewestInitials ? {} : { orWords: [[capitals.join('').toLowerCase()]] }
}

const fewestInitials = 3

/**
 * Holders write "Site Safe" and leave "passport" out: where it has a name, the noun does not count, and
 * beside letters like "CORU" nothing else does.
 */
function tellingRoots(
  { text, words }: Posting,
  own: readonly Token[],
  noun: Token | undefined,
): string[] {
  const telling = own.filter(({ root }) => !words.isStop(root))
  const written = (token: Token) => text.slice(token.start, token.end)
  const letters = telling.filter((token) => /^\p{Lu}[\p{Lu}\d]{1,5}$/u.test(written(token)))
  if (letters.length > 0 && letters.length < telling.length) return rootsOf(letters)
  const hasName = telling.some((token) => token !== noun && /[\p{Lu}\d]/u.test(written(token)))
  return rootsOf(telling.filter((token) => !hasName || token !== noun))
}

function rootsOf(tokens: readonly Token[]): string[] {
  return [...new Set(tokens.map(({ root }) => root))]
}

import { firstIndex } from '../../../text/first-index.ts'
import { overlaps } from '../../../text/span.ts'
import type { Token } from '../../../text/tokenize.ts'
import { isCapitalAt } from '../../is-capital-at.ts'
import { holding, otherThings, paperEnds } from '../../lexicon/paper-words.ts'
import type { Posting } from '../../posting.ts'
import type { JobUnit } from '../../sections/read-sections.ts'
import { leadsToThing } from '../../terms/names-thing.ts'

const mostWordsBefore = 4
const mostWordsBehind = 8
/** A line this short names what it asks for and little else. */
const mostWordsOfLine = 9

/** Where a posting names a paper, in tokens. */
export interface Place {
  readonly first: number
  /** The noun itself. */
  readonly at: number
  readonly last: number
  /** "CSCS gold or black card": the paper before it, in another colour. */
  readonly isOtherColour: boolean
}

interface Search {
  readonly unit: JobUnit
  readonly at: number
  readonly taken: Uint8Array
}

/** What a paper is called, around the noun at hand: up to the words that say that one holds it. */
export function findOwnPaper(posting: Posting, { unit, at, taken }: Search): Place | null {
  const { tokens, text } = posting
  const first = startOf(posting, { unit, at, taken })
  const last = endOf(posting, { unit, at, taken })
  if (isTaken(first, last) || isTold(-1) || isTold(1)) return null
  if (otherThings.has(tokens[at - 1]?.word ?? '') && !tokens[at]?.isApart) return null
  const isNamed = first < at || last > at + 1
  const isShort = unit.last - unit.first <= mostWordsOfLine
  const isHeld = holding.has(tokens[first - 1]?.word ?? '') && !tokens[first]?.isApart
  const hasName = tokens
    .slice(Math.max(first, unit.first + 1), at)
    .some(({ start }) => /\p{Lu}|\d/u.test(text.charAt(start)))
  return isNamed && (isShort || isHeld || hasName)
    ? { first, at, last, isOtherColour: isOtherColour() }
    : null

  function isTaken(from: number, to: number): boolean {
    for (let index = from; index < to; index += 1) if (taken[index] === 1) return true
    return false
  }

  function isOtherColour(): boolean {
    const [paper, colour, or, own] = [first - 3, first - 2, first - 1, first]
    return (
      paper >= unit.first &&
      taken[paper] === 1 &&
      colours.has(tokens[colour]?.word ?? '') &&
      tokens[or]?.word === 'or' &&
      colours.has(tokens[own]?.word ?? '')
    )
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

const colours: ReadonlySet<string> = new Set(
  'black blue brown gold green grey orange platinum red silver white yellow'.split(' '),
)

/** How far from a known paper another noun still belongs to it. */
const reach = 2

/** "A valid Site Safe passport": what it is called, without the words that say that one has it. */
function startOf(posting: Posting, { unit, at }: Search): number {
  const { text, tokens } = posting
  const letters = inLetters.exec(text.slice(unit.start, tokens[at]?.start))
  if (letters) {
    const start = unit.start + letters.index
    return firstIndex(tokens, (token) => token.start >= start)
  }
  let first = at
  while (first > unit.first && at - first < mostWordsBefore) {
    const token = tokens[first]
    const before = tokens[first - 1]
    if (!token || !before || token.isApart) break
    const isNamed = first - 1 > unit.first && /^\p{Lu}/u.test(posting.text.charAt(before.start))
    if (holding.has(before.word) || !(isNamed || isPart(posting, before))) break
    if (isOtherPaper(posting.text, before, token)) break
    first -= 1
  }
  return first
}

/** "An ABC (Able Baker of Cakes) certificate": letters and what they stand for. */
const inLetters = /(?<![\p{L}\d])\p{Lu}[\p{Lu}\d]{1,5} \(\p{L}[^()\n]{3,60}\) $/u

/** "Red ticket / Certificate of Fitness" names two. */
function isOtherPaper(text: string, before: Token, token: Token): boolean {
  return paperEnds.has(before) && text.slice(before.end, token.start).includes('/')
}

function isPart({ text }: Posting, token: Token): boolean {
  return !leadsToThing(text, token)
}

/** "Registration with the Institute of Teaching": what it is for, up to the next thing. */
function endOf({ text, tokens, bodies }: Posting, { unit, at, taken }: Search): number {
  const next = tokens[at + 1]
  const noun = tokens[at]
  if (!next || !noun || next.isApart || at + 1 >= unit.last) return at + 1
  if (!leadsOn.has(next.word) || !/^\s+$/.test(text.slice(noun.end, next.start))) return at + 1
  let last = at + 2
  while (last < unit.last) {
    const token = tokens[last]
    const isOfBody = bodies.some((named) => token && overlaps(named, token))
    if (!token || token.isApart || taken[last] === 1) break
    if (!isOfBody && (ends.has(token.word) || last - at > mostWordsBehind)) break
    last += 1
  }
  // "From an accepted provider" tells of no paper which one it is.
  const isOfAny = next.word === 'from'
  const isNamed = tokens
    .slice(at + 2, last)
    .some(({ word, start }) => (isOfAny ? isCapitalAt(text, start) : !/^(?:an?|the)$/.test(word)))
  return isNamed ? last : at + 1
}

const leadsOn: ReadonlySet<string> = new Set(['with', 'in', 'as', 'from', 'for', 'of', 'by'])
const ends: ReadonlySet<string> = new Set(
  'or and is are if required preferred essential desirable would will provisional needed we you who that which but no not strong minimum at least plus advantage more date'.split(
    ' ',
  ),
)

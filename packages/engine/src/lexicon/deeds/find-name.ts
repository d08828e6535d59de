import { wordAmong } from '../../text/forms/word-trait.ts'
import type { Token } from '../../text/tokenize.ts'
import { findDeedWord, isActionNoun } from './deed-word.ts'

/** A word of a name: what it says, by number, and the form in which it stands there. */
export interface NameWord {
  readonly word: number
  readonly base: string
}

/** What may ask for a deed. */
export interface Asking {
  readonly tokens: readonly Token[]
  /** What each of them says of a deed. */
  readonly words: readonly number[]
  /** The same, each once, without those that say nothing. */
  readonly distinct: readonly number[]
}

/** The words of a requirement, by what they say of deeds. */
export function readAsking(tokens: readonly Token[]): Asking {
  const words = tokens.map(findDeedWord)
  return { tokens, words, distinct: [...new Set(words)].filter((word) => word > 0) }
}

/**
 * How many other words may stand between those of a name: "manage all aspects of the project". Of real postings
 * half ask for something else with four between, and nearly all with more.
 */
const mostBetween = 4

/** The places of a name's words where they stand together and ask for what it says; none elsewhere. */
export function findName(asking: Asking, words: readonly NameWord[]): readonly number[] {
  const [only] = words
  // Most names are one word, which nothing parts.
  if (only && words.length === 1) return [asking.words.indexOf(only.word)].filter((at) => at >= 0)
  const [beginnings = [], ...others] = words.map(({ word }) => placesOf(asking, word))
  for (const beginning of beginnings) {
    const named = [beginning, ...others.flatMap((other) => nearest(other, beginning))]
    if (named.length < words.length) return []
    const span = { first: Math.min(...named), last: Math.max(...named) }
    if (span.last - span.first >= words.length + mostBetween) continue
    if (isParted(asking, span) || asksForThing(asking, words, named)) continue
    return named
  }
  return []
}

function placesOf({ words }: Asking, word: number): readonly number[] {
  const places: number[] = []
  for (let at = words.indexOf(word); at >= 0; at = words.indexOf(word, at + 1)) places.push(at)
  return places
}

function nearest(places: readonly number[], to: number): readonly number[] {
  const [first, ...others] = places
  if (first === undefined) return []
  const distance = (place: number) => Math.abs(place - to)
  return [others.reduce((best, each) => (distance(each) < distance(best) ? each : best), first)]
}

interface Stretch {
  readonly first: number
  readonly last: number
}

/** "Vendor management, project coordination" manages no projects; "install, configure and repair pumps" installs them. */
function isParted({ tokens }: Asking, { first, last }: Stretch): boolean {
  const isListed = tokens.slice(first + 1, last + 1).some(({ isApart }) => isApart)
  if (!isListed) return false
  const [before, beginning] = [tokens[first - 1], tokens[first]]
  const begins = before === undefined || beginning?.isApart || leading.has(before)
  return !begins
}

const leading = wordAmong(['to', 'and', 'or', 'will', 'you'])

/** "Development teams" and "management and staff" are people, and "management of staff" is a deed. */
function asksForThing(
  { tokens }: Asking,
  words: readonly NameWord[],
  named: readonly number[],
): boolean {
  return named.some((place, at) => {
    const token = tokens[place]
    const next = Math.min(...named.filter((other) => other > place))
    if (!token || !Number.isFinite(next)) return false
    const isAsNamed = token.base === words[at]?.base && named[at + 1] === next
    if (isAsNamed || tokens.slice(place + 1, next).some((between) => linking.has(between)))
      return false
    return isActionNoun(token.base)
  })
}

const linking = wordAmong(['of', 'for', 'in', 'with', 'to', 'on'])

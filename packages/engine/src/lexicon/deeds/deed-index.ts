import { type Token, tokenize } from '../../text/tokenize.ts'
import { wordRoot } from '../../text/word-forms.ts'
import { wordAmong } from '../../text/word-trait.ts'
import { irregularPasts } from '../../writing/past-of.ts'
import { inCapitals, isInCapitals } from './abbreviation.ts'
import { byPattern } from './by-pattern.ts'
import { deedWordOf } from './deed-word.ts'
import { findName, type NameWord, type Places, placesOf } from './find-name.ts'
import { languagesSpoken } from './languages-spoken.ts'
import { peopleLed } from './people-led.ts'

/** A deed that some words ask for: something to do, to handle, or to know from doing. */
export interface NamedDeed {
  /** Where the deeds of the field hold it. */
  readonly line: number
  /** The words that ask for it. */
  readonly tokens: readonly Token[]
}

interface Name {
  readonly words: readonly NameWord[]
  readonly line: number
  /** Whether it asks only where a requirement says nothing else. */
  readonly isWhole: boolean
}

/** Before a word that asks for a deed by itself, and among others for much else: "recruitment" and its software. */
const wholeMark = '='

/**
 * The deeds of a field, a line each: before the bar its names, as postings have them, behind it how people tell
 * that they did it. A name or a way of telling is a set of words. A name that ends in a question mark asks and
 * tells nothing: "plastering?" of a posting, as "plaster" of a CV is a thing as often. So does one behind an equals
 * sign, which asks only where a requirement says nothing else.
 */
export class DeedIndex {
  readonly #lines: readonly string[]
  /** By the rarest word of each: most words of a posting are in some names. */
  readonly #names = new Map<string, Name[]>()
  readonly #ways = new Map<number, readonly string[]>()

  constructor(source: string) {
    this.#lines = source.split('\n').filter((line) => line.includes('|'))
    const names = this.#lines.flatMap((text, line): Name[] =>
      text
        .slice(0, text.indexOf('|'))
        .split(',')
        .map((name) => {
          return { words: distinctWords(tellingOf(name)), line, isWhole: isWhole(name) }
        }),
    )
    const uses = new Map<string, number>()
    for (const { words } of names)
      for (const { word } of words) uses.set(word, (uses.get(word) ?? 0) + 1)
    for (const name of names) this.#addName(name, uses)
  }

  /** The deeds of which some words hold a whole name; who asks several fields tells where each word stands. */
  find(tokens: readonly Token[], places: Places = placesOf(tokens)): NamedDeed[] {
    const found = new Map<number, Set<number>>()
    for (const word of places.keys()) {
      for (const { words, line, isWhole } of this.#names.get(word) ?? []) {
        if (isWhole && places.size > words.length) continue
        const asking = found.get(line) ?? new Set()
        for (const place of findName({ tokens, places }, words)) asking.add(place)
        if (asking.size > 0) found.set(line, asking)
      }
    }
    return [...found].map(([line, asking]) => {
      return { line, tokens: [...asking].flatMap((place) => tokens[place] ?? []) }
    })
  }

  /** How people name a deed and tell it: sets of roots, parted by blanks; one abbreviation with its mark. */
  waysOf(line: number): readonly string[] {
    const known = this.#ways.get(line)
    if (known) return known
    const texts = (this.#lines[line] ?? '').split(/[,|]/)
    const distinct = new Set(texts.filter(isTelling).flatMap(waysIn))
    distinct.delete('')
    const ways = [...distinct]
    this.#ways.set(line, ways)
    return ways
  }

  #addName(name: Name, uses: ReadonlyMap<string, number>): void {
    const usesOf = ({ word }: NameWord) => uses.get(word) ?? 0
    const [rarest] = name.words.toSorted((one, other) => usesOf(one) - usesOf(other))
    if (rarest === undefined) return
    const names = this.#names.get(rarest.word)
    if (names) names.push(name)
    else this.#names.set(rarest.word, [name])
  }
}

function isWhole(name: string): boolean {
  return name.trimStart().startsWith(wholeMark)
}

/** What somebody does now is told in other words than what they did: "gave tablets", "give tablets". */
function inBothTenses(roots: readonly string[]): string[] {
  // One word alone is a noun: "falls" of the old are no leaves that fell.
  if (roots.length < 2) return [roots.join(' ')]
  const others = roots.map((root) => otherTenses.get(root) ?? root)
  return [roots.join(' '), others.join(' ')]
}

const otherTenses: ReadonlyMap<string, string> = new Map(
  [...irregularPasts].flatMap(([base, past]): [string, string][] => {
    const [now, then] = [wordRoot(base), wordRoot(past)]
    return now === then
      ? []
      : [
          [now, then],
          [then, now],
        ]
  }),
)

/** What stands among ways for patterns of letters. */
const patterns: ReadonlyMap<string, string> = new Map([
  ['#people', peopleLed],
  ['#languages', languagesSpoken],
])

/** Words that join others and say nothing: "take stock" needs both of its words, "out of hours" two of three. */
const joining = wordAmong('a an and as at by for from in into of on or per the to with'.split(' '))

function tellingOf(text: string): Token[] {
  return tokenize(text).filter((token) => !joining.has(token))
}

function isTelling(text: string): boolean {
  return !isWhole(text) && !text.trimEnd().endsWith('?')
}

/** The ways of telling that some words stand for: as they are, and as they were told in another tense. */
export function waysIn(text: string): readonly string[] {
  const pattern = patterns.get(text.trim())
  if (pattern) return [byPattern + pattern]
  const telling = tellingOf(text)
  const roots = [...new Set(telling.map(({ root }) => root))]
  const [first] = telling
  const isAbbreviation =
    first !== undefined && roots.length === 1 && isInCapitals(text.slice(first.start, first.end))
  return isAbbreviation ? [roots[0] + inCapitals] : inBothTenses(roots)
}

function distinctWords(tokens: readonly Token[]): NameWord[] {
  const words = new Map<string, NameWord>()
  for (const token of tokens) {
    const word = deedWordOf(token)
    if (!words.has(word)) words.set(word, { word, base: token.base })
  }
  return [...words.values()]
}

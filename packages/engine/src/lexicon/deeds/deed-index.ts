import { findGlued } from '../../text/forms/spelling.ts'
import { wordRoot } from '../../text/forms/word-forms.ts'
import { wordAmong } from '../../text/forms/word-trait.ts'
import { NumberMarks } from '../../text/tables/number-marks.ts'
import { type Token, tokenize } from '../../text/tokenize.ts'
import { irregularPasts } from '../../writing/verbs/past-of.ts'
import { asWritten, isInCapitals } from './abbreviation.ts'
import { byPattern } from './by-pattern.ts'
import { numberDeedWord } from './deed-word.ts'
import { type Asking, findName, type NameWord, readAsking } from './find-name.ts'
import { peopleLed, peopleTaught } from './people-led.ts'

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
 * sign, which asks only where a requirement says nothing else. A way that ends in `<` or `>` is of a figure that
 * went down or up, in whichever word: "overdue <". Each word in braces stands for the others: "{taps sinks} {fit put}"
 * is four ways.
 */
export class DeedIndex {
  readonly #lines: readonly string[]
  readonly #names: readonly Name[]
  /** Of each word, by number, where in `#lists` the names stand of which it is the rarest: most words are in some names. */
  readonly #listOf: Int32Array
  /** Of each name one more than its number, how many other words it has, and these; 0 behind the last of a list. */
  readonly #lists: Int32Array
  readonly #ways = new Map<number, readonly string[]>()
  readonly #letters = new Map<number, readonly string[]>()

  constructor(source: string) {
    this.#lines = source.split('\n').filter((line) => line.includes('|'))
    this.#names = this.#lines.flatMap((text, line): Name[] =>
      text
        .slice(0, text.indexOf('|'))
        .split(',')
        .flatMap(choicesIn)
        .map((name) => {
          return { words: distinctWords(tellingOf(name)), line, isWhole: isWhole(name) }
        }),
    )
    const lists = listByRarest(this.#names)
    const cells = [0]
    this.#listOf = new Int32Array(Math.max(0, ...lists.keys()) + 1)
    for (const [word, list] of lists) {
      this.#listOf[word] = cells.length
      cells.push(...list, 0)
    }
    this.#lists = Int32Array.from(cells)
  }

  /** The deeds of which some words hold a whole name; who asks several fields reads the words before. */
  find(tokens: readonly Token[], asking: Asking = readAsking(tokens)): readonly NamedDeed[] {
    const found: Places = new Map()
    asked.clear()
    for (const word of asking.distinct) asked.add(word)
    for (const word of asking.distinct) {
      const list = this.#listOf[word] ?? 0
      if (list > 0) this.#addNamed(found, asking, list)
    }
    if (found.size === 0) return nothing
    return [...found].map(([line, places]) => {
      return { line, tokens: [...places].flatMap((place) => tokens[place] ?? []) }
    })
  }

  /** Adds for the lines of a list's names the places where a whole name stands. */
  #addNamed(found: Places, asking: Asking, list: number): void {
    const lists = this.#lists
    let at = list
    while (lists[at] !== 0) {
      const number = lists[at] ?? 0
      const end = at + 2 + (lists[at + 1] ?? 0)
      at += 2
      while (at < end && asked.has(lists[at] ?? 0)) at += 1
      // Most names lack a word, and need not be fetched.
      const name = at === end ? this.#names[number - 1] : undefined
      if (name && !(name.isWhole && saysMore(asking, name)))
        addPlaces(found, name.line, findName(asking, name.words))
      at = end
    }
  }

  /** The letters among the names of a line, as its ways have them: each the name of one thing. */
  lettersOf(line: number): readonly string[] {
    const known = this.#letters.get(line)
    if (known) return known
    const [names = ''] = (this.#lines[line] ?? '').split('|', 1)
    const ways = names.split(',').flatMap(waysIn)
    const letters = ways.filter((way) => way.endsWith(asWritten))
    this.#letters.set(line, letters)
    return letters
  }

  /** How people name a deed and tell it: sets of roots, parted by blanks; one abbreviation with its mark. */
  waysOf(line: number): readonly string[] {
    const known = this.#ways.get(line)
    if (known) return known
    const texts = (this.#lines[line] ?? '').split(/[,|]/)
    const distinct = new Set(texts.filter(isTelling).flatMap(choicesIn).flatMap(waysIn))
    distinct.delete('')
    const ways = [...distinct]
    this.#ways.set(line, ways)
    return ways
  }
}

/** The words that are asked for, by number: there are fewer in names and in all spellings that are kept. */
const asked = new NumberMarks(2 ** 17)

/** Of lines, where the words stand that ask for them. */
type Places = Map<number, Set<number>>

const nothing: readonly never[] = []

function addPlaces(found: Places, line: number, places: readonly number[]): void {
  if (places.length === 0) return
  const known = found.get(line) ?? new Set()
  for (const place of places) known.add(place)
  found.set(line, known)
}

/** By the rarest word of each, the names as `#lists` holds them. */
function listByRarest(names: readonly Name[]): Map<number, number[]> {
  const uses = new Map<number, number>()
  for (const { words } of names)
    for (const { word } of words) uses.set(word, (uses.get(word) ?? 0) + 1)
  const usesOf = ({ word }: NameWord) => uses.get(word) ?? 0
  const lists = new Map<number, number[]>()
  for (const [number, { words }] of names.entries()) {
    const [rarest] = words.toSorted((one, other) => usesOf(one) - usesOf(other))
    if (rarest === undefined) continue
    const list = lists.get(rarest.word) ?? []
    const others = words.filter((each) => each !== rarest)
    list.push(number + 1, others.length, ...others.map(({ word }) => word))
    lists.set(rarest.word, list)
  }
  return lists
}

function saysMore(asking: Asking, name: Name): boolean {
  return new Set(asking.words).size > name.words.length
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
  ['#taught', peopleTaught],
])

/** Words that join others and say nothing: "take stock" needs both of its words, "out of hours" two of three. */
const joining = wordAmong('a an and as at by for from in into of on or per the to with'.split(' '))

function tellingOf(text: string): Token[] {
  return tokenize(text).filter((token) => !joining.has(token))
}

function isTelling(text: string): boolean {
  return !isWhole(text) && !text.trimEnd().endsWith('?')
}

const choice = /\{([^}]*)\}/

function choicesIn(text: string): readonly string[] {
  const [braced, words] = choice.exec(text) ?? []
  if (braced === undefined || words === undefined) return [text]
  return words.split(' ').flatMap((word) => choicesIn(text.replace(braced, word)))
}

/** What people say of a figure that went down or up: "overdue <" is told by "halved what was overdue". */
const turns: ReadonlyMap<string, readonly string[]> = new Map([
  ['<', 'reduced reduction decreased cut fell halved down'.split(' ')],
  ['>', 'increased raised improved rose doubled grew'.split(' ')],
])

/** The ways of telling that some words stand for: as they are, and as they were told in another tense. */
export function waysIn(text: string): readonly string[] {
  const pattern = patterns.get(text.trim())
  if (pattern) return [byPattern + pattern]
  const turn = turns.get(text.trimEnd().slice(-1))
  if (turn) return turn.flatMap((word) => waysIn(text.trimEnd().slice(0, -1) + word))
  const telling = tellingOf(text)
  const roots = [...new Set(telling.map(({ root }) => root))]
  const [first] = telling
  const isAbbreviation =
    first !== undefined && roots.length === 1 && isInCapitals(text.slice(first.start, first.end))
  if (isAbbreviation) return [roots[0] + asWritten]
  return [...inBothTenses(roots), ...(roots.length === 1 ? partedName(text.trim()) : [])]
}

/** "NeoLoad" by its first part, as it is read where the word data does not know it. */
function partedName(name: string): readonly string[] {
  const cut = findGlued(name)
  return cut > 0
    ? [wordRoot(name.slice(0, cut).toLowerCase()) + asWritten + name.toLowerCase()]
    : []
}

function distinctWords(tokens: readonly Token[]): NameWord[] {
  const words = new Map<number, NameWord>()
  for (const token of tokens) {
    const word = numberDeedWord(token)
    if (!words.has(word)) words.set(word, { word, base: token.base })
  }
  return [...words.values()]
}

import { type Token, tokenize } from '../../text/tokenize.ts'
import { wordRoot } from '../../text/word-forms.ts'
import { wordAmong } from '../../text/word-trait.ts'
import { irregularPasts } from '../../writing/past-of.ts'

/** A deed that some words ask for: something to do, to handle, or to know from doing. */
export interface NamedDeed {
  /** Where the deeds of the field hold it. */
  readonly line: number
  /** The words that ask for it. */
  readonly tokens: readonly Token[]
}

interface Name {
  readonly roots: readonly string[]
  readonly line: number
}

/**
 * The deeds of a field, a line each: before the bar its names, as postings have them, behind it how people tell
 * that they did it. A name or a way of telling is a set of words.
 */
export class DeedIndex {
  readonly #lines: readonly string[]
  /** By how the first word of each begins. */
  readonly #names = new Map<string, Name[]>()
  readonly #ways = new Map<number, readonly string[]>()

  constructor(source: string) {
    this.#lines = source.split('\n').filter((line) => line.includes('|'))
    for (const [line, text] of this.#lines.entries())
      for (const name of text.slice(0, text.indexOf('|')).split(',')) this.#addName(name, line)
  }

  /** The deeds of which some words hold a whole name. */
  find(tokens: readonly Token[]): NamedDeed[] {
    const found = new Map<number, Set<Token>>()
    for (const beginning of new Set(tokens.map(({ root }) => beginningOf(root)))) {
      for (const { roots, line } of this.#names.get(beginning) ?? []) {
        const asking = roots.map((root) => tokens.find((token) => isOneWord(token.root, root)))
        const named = asking.flatMap((token) => token ?? [])
        if (named.length < roots.length) continue
        const known = found.get(line) ?? new Set()
        for (const token of named) known.add(token)
        found.set(line, known)
      }
    }
    return [...found].map(([line, asking]) => ({ line, tokens: [...asking] }))
  }

  /** How people name a deed and tell it: sets of roots, parted by blanks. */
  waysOf(line: number): readonly string[] {
    const known = this.#ways.get(line)
    if (known) return known
    const texts = (this.#lines[line] ?? '').split(/[,|]/)
    const distinct = new Set(texts.flatMap((text) => inBothTenses(rootsOf(text))))
    distinct.delete('')
    const ways = [...distinct]
    this.#ways.set(line, ways)
    return ways
  }

  #addName(name: string, line: number): void {
    const roots = rootsOf(name)
    const [first] = roots
    if (first === undefined) return
    const beginning = beginningOf(first)
    const names = this.#names.get(beginning)
    if (names) names.push({ roots, line })
    else this.#names.set(beginning, [{ roots, line }])
  }
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

/** Words that join others and say nothing: "take stock" needs both of its words, "out of hours" two of three. */
const joining = wordAmong('a an and as at by for from in into of on or per the to with'.split(' '))

function rootsOf(text: string): string[] {
  const telling = tokenize(text).filter((token) => !joining.has(token))
  return [...new Set(telling.map(({ root }) => root))]
}

const lettersOfBeginning = 5
const lettersOfStem = 7

function beginningOf(root: string): string {
  return root.slice(0, lettersOfBeginning)
}

/** "Manage" and "management", "administer" and "administration"; but not "custody" and "customer". */
function isOneWord(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length < lettersOfBeginning) return false
  return long.startsWith(short.slice(0, lettersOfStem))
}

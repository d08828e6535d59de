import { numberRoot } from '../../text/forms/spelling.ts'
import { rootsIn } from '../../text/roots-in.ts'
import { numberOfRoot, type Token, tokenize } from '../../text/tokenize.ts'
import { waysIn } from './deed-index.ts'
import { ofEmployer } from './employers-name.ts'

/** Where a text names a kind of business or a place of work, by its tokens. */
export interface NamedSector {
  readonly first: number
  readonly last: number
  /** Where the word data holds it. */
  readonly line: number
}

interface Name {
  /** By number. */
  readonly roots: readonly number[]
  readonly line: number
}

const nameOfEmployer = '@'
const kindOf = ' < '

/** Kinds of business and places of work, a line each, as `sectors` has them. */
export class SectorIndex {
  readonly #lines: readonly string[]
  /** By the first word of each, the longest first. */
  readonly #names = new Map<number, Name[]>()
  /** The lines that say they are of a kind, by the name of that kind. */
  readonly #kinds = new Map<string, number[]>()
  readonly #ways = new Map<number, readonly string[]>()

  constructor(source: string) {
    this.#lines = source.split('\n').filter((line) => line.includes('|'))
    for (const [line, text] of this.#lines.entries()) {
      const [names = '', kinds = ''] = text.slice(0, text.indexOf('|')).split(kindOf)
      for (const name of names.split(',')) this.#addName(name, line)
      for (const kind of kinds.split(',')) addTo(this.#kinds, kind.trim(), line)
    }
    for (const names of this.#names.values())
      names.sort((one, other) => other.roots.length - one.roots.length)
  }

  /** The sectors that some tokens name, none inside another. */
  find(tokens: readonly Token[]): NamedSector[] {
    const found: NamedSector[] = []
    for (let first = 0; first < tokens.length; first += 1) {
      const name = this.#nameAt(tokens, first)
      if (!name) continue
      const last = first + name.roots.length
      found.push({ first, last, line: name.line })
      first = last - 1
    }
    return found
  }

  /** How a sector, and whatever is of its kind, is named and shown. */
  waysOf(line: number): readonly string[] {
    const known = this.#ways.get(line)
    if (known) return known
    const ways = [...new Set(this.#linesOfKind(line).flatMap((each) => this.#ownWays(each)))]
    this.#ways.set(line, ways)
    return ways
  }

  #ownWays(line: number): readonly string[] {
    const [head = '', ways = ''] = (this.#lines[line] ?? '').split('|')
    const [names = ''] = head.split(kindOf)
    // "Bank" and "hotel" alone stand in lines of every trade.
    const named = names
      .split(',')
      .flatMap(waysOfTelling)
      .filter((way) => way.includes(' '))
    return [...named, ...ways.split(',').flatMap(waysOfTelling)].filter(Boolean)
  }

  #linesOfKind(line: number): readonly number[] {
    const found = new Set([line])
    for (const each of found) {
      const [name = ''] = (this.#lines[each] ?? '').split(/[,|<]/)
      for (const kind of this.#kinds.get(name.trim()) ?? []) found.add(kind)
    }
    return [...found]
  }

  #nameAt(tokens: readonly Token[], first: number): Name | undefined {
    const names = this.#names.get(rootAt(tokens, first))
    return names?.find(({ roots }) =>
      roots.every((root, at) => rootAt(tokens, first + at) === root),
    )
  }

  #addName(written: string, line: number): void {
    const roots = tokenize(written).map(({ root }) => numberRoot(root))
    const [first] = roots
    if (first) addTo(this.#names, first, { roots, line })
  }
}

function rootAt(tokens: readonly Token[], at: number): number {
  const token = tokens[at]
  return token ? numberOfRoot(token) : 0
}

function waysOfTelling(written: string): readonly string[] {
  const text = written.trim()
  if (!text.startsWith(nameOfEmployer)) return waysIn(text)
  const roots = rootsIn(text)
  return [roots.join(' ') + ofEmployer]
}

function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

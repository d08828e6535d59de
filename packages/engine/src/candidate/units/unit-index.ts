import { findRootNumber, rootOfNumber } from '../../text/forms/spelling.ts'
import { type StemKey, stemKey } from '../../text/forms/stem-key.ts'
import { WordTrait } from '../../text/forms/word-trait.ts'
import { ChainStarts } from '../../text/tables/chain-starts.ts'
import { numberOfRoot, type Token } from '../../text/tokenize.ts'
import type { WordWeights } from '../../words/word-weight.ts'
import type { CvUnit } from '../candidate.ts'

interface Heard {
  readonly tokens: readonly Token[]
  readonly units: readonly CvUnit[]
  /** Of each token 1 where it stands in a silent span. */
  readonly silent: Uint8Array
}

/**
 * In which units of a CV each of its words stands. A posting asks for few of them, so the places of a
 * word are a chain that is followed only when somebody asks: from `firstOf` by `next` until
 * `nowhere`, with the unit of each place.
 */
export class UnitIndex {
  readonly #tokens: readonly Token[]
  readonly #list: readonly CvUnit[]
  readonly #asked = new Map<number | string, readonly CvUnit[]>()
  /** Of each root the token where its chain begins. */
  readonly #starts: ChainStarts
  /** Of each token the cells below, side by side. */
  readonly #cells: Int32Array
  /** Whether any word had no number when it was read; its root may have got one since. */
  #hasUnnumbered = false
  /** Of each stem the token where the first of its chains begins. */
  #stems: ChainStarts | undefined

  constructor({ tokens, units, silent }: Heard) {
    this.#tokens = tokens
    this.#list = units
    this.#starts = new ChainStarts(tokens.length)
    this.#cells = new Int32Array(tokens.length * cellsEach)
    for (const [unit, { isRepeat, first, last }] of units.entries()) {
      if (isRepeat) continue
      for (let at = first; at < last; at += 1) {
        const token = tokens[at]
        if (token && silent[at] === 0) this.#chain(token, at, unit)
      }
    }
  }

  /** The first place of a root as it is written, with its number where that is known; it may have got one since. */
  firstOf(root: string, known = 0): number {
    const first = this.#starts.get(known || findRootNumber(root))
    return first === nowhere ? this.#starts.get(root) : first
  }

  /** The place after this one in the chain. */
  next(place: number): number {
    return (this.#cells[place * cellsEach] ?? 0) || nowhere
  }

  unitAt(place: number): number {
    return this.#cells[place * cellsEach + unitCell] ?? 0
  }

  /** The first place of a root by its number. */
  firstNumbered(number: number): number {
    const first = this.#starts.get(number)
    return first === nowhere && this.#hasUnnumbered ? this.#starts.get(rootOfNumber(number)) : first
  }

  /** The units in which words of this root stand, by number, in their order. */
  get(root: string): number[] {
    return this.#unitsFrom(this.firstOf(root))
  }

  /** The units themselves; the same words are asked for more than once. */
  unitsWith(root: string): readonly CvUnit[] {
    const number = findRootNumber(root)
    const asked = this.#asked.get(number || root)
    if (asked) return asked
    const found: CvUnit[] = []
    for (let place = this.firstOf(root, number); place !== nowhere; place = this.next(place)) {
      const unit = this.#list[this.unitAt(place)]
      if (unit) found.push(unit)
    }
    this.#asked.set(number || root, found)
    return found
  }

  /** The units in which words stand that begin like this one: "administer" and "administration". */
  withStem(stem: StemKey): readonly number[] {
    this.#stems ??= this.#chainStems()
    const first = this.#stems.get(stem)
    let units = this.#unitsFrom(first)
    if (first === nowhere) return units
    for (let other = this.#nextOfStem(first); other > 0; other = this.#nextOfStem(other))
      units = [...new Set([...units, ...this.#unitsFrom(other)])].sort((a, b) => a - b)
    return units
  }

  /** How much each of so many units tells of any work, by its words. */
  tell(count: number, words: WordWeights): number[] {
    const telling = new Array<number>(count).fill(0)
    for (const first of this.#starts.all()) {
      const token = this.#tokens[first]
      // When something was, and how much of it, is no other work.
      const weight = token && !figure.has(token) ? words.weighToken(token) : 0
      if (weight === 0) continue
      for (let place = first; place !== nowhere; place = this.next(place)) {
        const unit = this.unitAt(place)
        telling[unit] = (telling[unit] ?? 0) + weight
      }
    }
    return telling
  }

  #chain(token: Token, at: number, unit: number): void {
    const cells = this.#cells
    cells[at * cellsEach + unitCell] = unit
    const number = numberOfRoot(token)
    if (number === 0) this.#hasUnnumbered = true
    const first = this.#starts.getOrSet(number || token.root, at)
    const last = first === at ? at : (cells[first * cellsEach + lastCell] ?? first)
    if (first !== at && this.unitAt(last) === unit) return
    if (first !== at) cells[last * cellsEach] = at
    cells[first * cellsEach + lastCell] = at
  }

  #nextOfStem(first: number): number {
    return this.#cells[first * cellsEach + stemCell] ?? 0
  }

  #unitsFrom(first: number): number[] {
    const units: number[] = []
    for (let place = first; place !== nowhere; place = this.next(place))
      units.push(this.unitAt(place))
    return units
  }

  /** Where the chains begin whose roots have a stem; most have one of their own. */
  #chainStems(): ChainStarts {
    const stems = new ChainStarts(this.#starts.all().length)
    for (const first of this.#starts.all()) {
      const token = this.#tokens[first]
      const known = token ? stems.getOrSet(stemKey(token), first) : first
      if (known === first) continue
      this.#cells[first * cellsEach + stemCell] = this.#nextOfStem(known)
      this.#cells[known * cellsEach + stemCell] = first
    }
    return stems
  }
}

/** Where a chain ends, or has no beginning. */
export const nowhere = -1

/** Cells of each token: where its chain goes on, its unit, where the next chain of its stem begins, and where its own chain ends so far. */
const cellsEach = 4
const unitCell = 1
const stemCell = 2
const lastCell = 3

const figure = new WordTrait(({ word }) => /^\d+$/.test(word))

import { rootKey } from '../text/distinct-roots.ts'
import { findRootNumber } from '../text/spelling.ts'
import { type StemKey, stemKey } from '../text/stem-key.ts'
import type { Token } from '../text/tokenize.ts'
import type { WordWeights } from '../words/word-weight.ts'
import type { CvUnit } from './candidate.ts'

interface Heard {
  readonly tokens: readonly Token[]
  readonly units: readonly CvUnit[]
  /** Of each token 1 where it stands in a silent span. */
  readonly silent: Uint8Array
}

/**
 * In which units of a CV each of its words stands. A posting asks for few of them, so the places of a
 * word are a chain that is followed only when somebody asks.
 */
export class UnitIndex {
  readonly #tokens: readonly Token[]
  /** Of each root, by its number or else as it is written, the token where its chain begins. */
  readonly #firsts = new Map<number | string, number>()
  /** Of each token that begins or goes on a chain: where the chain goes on, and its unit. */
  readonly #next: Uint32Array
  readonly #units: Uint32Array
  /** Of each stem where a chain begins, and from there where the next one does. */
  #stems: ReadonlyMap<StemKey, number> | undefined
  readonly #nextOfStem: Uint32Array

  constructor({ tokens, units, silent }: Heard) {
    this.#tokens = tokens
    this.#next = new Uint32Array(tokens.length)
    this.#units = new Uint32Array(tokens.length)
    this.#nextOfStem = new Uint32Array(tokens.length)
    const lasts = new Uint32Array(tokens.length)
    for (const [number, unit] of units.entries()) {
      if (unit.isRepeat) continue
      for (let at = unit.first; at < unit.last; at += 1) {
        const token = tokens[at]
        if (token && silent[at] === 0) this.#chain(token, { at, unit: number, lasts })
      }
    }
  }

  /** The units in which words of this root stand, in their order. */
  get(root: string): readonly number[] {
    const first = this.#firsts.get(findRootNumber(root)) ?? this.#firsts.get(root)
    return first === undefined ? nowhere : this.#unitsFrom(first)
  }

  /** The units in which words stand that begin like this one: "administer" and "administration". */
  withStem(stem: StemKey): readonly number[] {
    this.#stems ??= this.#chainStems()
    let first = this.#stems.get(stem)
    if (first === undefined) return nowhere
    let units = this.#unitsFrom(first)
    for (first = this.#nextOfStem[first] ?? 0; first > 0; first = this.#nextOfStem[first] ?? 0)
      units = [...new Set([...units, ...this.#unitsFrom(first)])].sort((a, b) => a - b)
    return units
  }

  /** How much each of so many units tells of any work, by its words. */
  tell(count: number, words: WordWeights): number[] {
    const telling = new Array<number>(count).fill(0)
    for (const first of this.#firsts.values()) {
      const token = this.#tokens[first]
      const weight = token ? words.weighToken(token) : 0
      if (weight > 0)
        for (const unit of this.#unitsFrom(first)) telling[unit] = (telling[unit] ?? 0) + weight
    }
    return telling
  }

  #chain(token: Token, { at, unit, lasts }: Link): void {
    const key = rootKey(token)
    this.#units[at] = unit
    const first = this.#firsts.get(key)
    if (first === undefined) {
      this.#firsts.set(key, at)
      lasts[at] = at
      return
    }
    const last = lasts[first] ?? first
    if (this.#units[last] === unit) return
    this.#next[last] = at
    lasts[first] = at
  }

  #unitsFrom(first: number): number[] {
    const units: number[] = [this.#units[first] ?? 0]
    for (let at = this.#next[first] ?? 0; at > 0; at = this.#next[at] ?? 0)
      units.push(this.#units[at] ?? 0)
    return units
  }

  /** Where the chains begin whose roots have a stem; most have one of their own. */
  #chainStems(): ReadonlyMap<StemKey, number> {
    const stems = new Map<StemKey, number>()
    for (const first of this.#firsts.values()) {
      const token = this.#tokens[first]
      if (!token) continue
      const stem = stemKey(token)
      const known = stems.get(stem)
      if (known === undefined) stems.set(stem, first)
      else {
        this.#nextOfStem[first] = this.#nextOfStem[known] ?? 0
        this.#nextOfStem[known] = first
      }
    }
    return stems
  }
}

interface Link {
  readonly at: number
  readonly unit: number
  /** Of the token where a chain begins, the one where it ends so far. */
  readonly lasts: Uint32Array
}

const nowhere: readonly number[] = []

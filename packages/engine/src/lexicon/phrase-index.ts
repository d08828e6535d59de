import { findRootNumber, mostSpellings, numberRoot } from '../text/spelling.ts'
import { type Token, tokenize } from '../text/tokenize.ts'
import { PairTable } from './pair-table.ts'

/** A value found in a text: the tokens from `first` to before `last`. */
export interface PhraseHit<Value> {
  readonly values: readonly Value[]
  readonly first: number
  readonly last: number
}

/**
 * Finds many phrases at once, the longest first, in one pass over the words. A phrase of one word
 * is found by its singular only ("accounting" is not "accounts"), a longer one by its words' roots
 * ("reconciled bank statements").
 */
export class PhraseIndex<Value> {
  readonly #singles = new Map<string, Value[]>()
  /** Phrases as a tree of numbered places: from a place by the root of the next word to the place after it. */
  readonly #steps = new PairTable()
  /** What ends at each place. The first is before all phrases, and no place is numbered 0. */
  readonly #values: (Value[] | null)[] = [null, null]
  readonly #bases = new Set<string>()
  /** Of each spelling: 0 not asked yet, 1 nothing begins with it, else where in `#found` stands what does. */
  readonly #noted = new Uint16Array(mostSpellings + 1)
  readonly #found: (Beginning<Value> | null)[] = [null, null]
  #isSearched = false

  /** Adds a phrase, given its tokens where they are known. The same phrase may stand for several values. */
  add(phrase: string, value: Value, tokens: readonly Token[] = tokenize(phrase)): void {
    if (this.#isSearched) throw new Error('Phrases are added before the first search.')
    for (const token of tokens) this.#bases.add(token.base)
    const [only] = tokens
    if (!only) return
    if (tokens.length > 1) this.#addPhrase(tokens, value)
    else for (const form of singleForms(phrase, only)) this.#addSingle(form, value)
  }

  /** Whether any phrase holds the word, given as its singular. */
  holds(base: string): boolean {
    return this.#bases.has(base)
  }

  /** The longest phrases, left to right, that do not overlap. */
  find(tokens: readonly Token[]): PhraseHit<Value>[] {
    this.#isSearched = true
    const hits: PhraseHit<Value>[] = []
    let at = 0
    for (let token = tokens[at]; token; token = tokens[at]) {
      const beginning = this.#beginningWith(token)
      const hit = beginning && this.#longestFrom(beginning, tokens, at)
      if (hit) hits.push(hit)
      at = hit ? hit.last : at + 1
    }
    return hits
  }

  #addSingle(form: string, value: Value): void {
    const values = this.#singles.get(form)
    if (!values) this.#singles.set(form, [value])
    else if (!values.includes(value)) values.push(value)
  }

  #addPhrase(tokens: readonly Token[], value: Value): void {
    let place = beforeAll
    for (const { root } of tokens) {
      const number = numberRoot(root)
      const next = this.#steps.get(place, number)
      if (next === 0) this.#steps.set(place, number, this.#newPlace())
      place = next || this.#values.length - 1
    }
    const values = this.#values[place]
    if (!values) this.#values[place] = [value]
    else if (!values.includes(value)) values.push(value)
  }

  #newPlace(): number {
    if (this.#values.length > mostPlaces) throw new Error('The phrases are too many for one index.')
    return this.#values.push(null) - 1
  }

  /** Each spelling is looked up once: most words of a text begin nothing, and a number tells. */
  #beginningWith(token: Token): Beginning<Value> | null {
    const noted = this.#noted[token.spelling] ?? 0
    if (noted > 0) return this.#found[noted] ?? null
    const beginning = this.#lookUp(token)
    if (token.spelling === 0) return beginning
    this.#noted[token.spelling] = beginning ? this.#found.length : 1
    if (beginning) this.#found.push(beginning)
    return beginning
  }

  #lookUp(token: Token): Beginning<Value> | null {
    const place = this.#steps.get(beforeAll, rootNumberOf(token))
    const single = this.#singles.get(token.word) ?? this.#singles.get(token.base) ?? null
    return place > 0 || single ? { place, single } : null
  }

  #longestFrom(
    { place, single }: Beginning<Value>,
    tokens: readonly Token[],
    first: number,
  ): PhraseHit<Value> | null {
    let next = place
    let longest: PhraseHit<Value> | null = null
    for (let at = first + 1; next > 0; at += 1) {
      const token = tokens[at]
      if (!token || token.isApart) break
      next = this.#steps.get(next, rootNumberOf(token))
      const values = this.#values[next]
      if (values) longest = { values, first, last: at + 1 }
    }
    return longest ?? (single && { values: single, first, last: first + 1 })
  }
}

/** What begins with a word: the place of phrases that go on from it, or 0, and the word by itself. */
interface Beginning<Value> {
  readonly place: number
  readonly single: readonly Value[] | null
}

const beforeAll = 1
const mostPlaces = 65_535

function rootNumberOf({ rootNumber, root }: Token): number {
  return rootNumber || findRootNumber(root)
}

/**
 * "welding" is also found as "welded": what somebody did is what they can do. An acronym keeps its
 * last letter: "FORS" is not the plural of "for".
 */
function singleForms(phrase: string, { word, base }: Token): string[] {
  if (/^[\p{Lu}\d]+$/u.test(phrase)) return [word, `${word}s`]
  const isGerund = base.length > 6 && base.endsWith('ing')
  return isGerund ? [base, `${base.slice(0, -3)}ed`] : [base]
}

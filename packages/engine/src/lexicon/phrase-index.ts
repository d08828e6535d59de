import { mostSpellings, numberRoot } from '../text/spelling.ts'
import { numberOfRoot, type Token, tokenize } from '../text/tokenize.ts'
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
  /** What a word is by itself, and where that stands by the word. */
  readonly #alone: Value[][] = [[]]
  readonly #aloneAt = new Map<string, number>()
  /** Phrases as a tree of numbered places: from a place by the root of the next word to the place after it. */
  readonly #steps = new PairTable()
  /** What ends at each place. The first is before all phrases, and no place is numbered 0. */
  readonly #values: (Value[] | null)[] = [null, null]
  readonly #bases = new Set<string>()
  /**
   * Of each spelling what begins with it: the place of phrases that go on from it, above where in
   * `#alone` stands what it is by itself. 0 where nothing does or nobody asked yet.
   */
  readonly #beginnings = new Uint32Array(mostSpellings + 1)
  /** The bit of this index among what spellings are known to begin nothing in. */
  readonly #silentBit = nextSilentBit()
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
      const hit = beginning === 0 ? null : this.#longestFrom(beginning, tokens, at)
      if (hit) hits.push(hit)
      at = hit ? hit.last : at + 1
    }
    return hits
  }

  /** The places of phrases that go on after the words from `first` on, one for each word. */
  placesFrom(tokens: readonly Token[], first: number): readonly number[] {
    const token = tokens[first]
    let place = token ? this.#beginningWith(token) >>> 16 : 0
    if (place === 0) return nowhere
    const places: number[] = []
    for (let at = first + 1; place > 0; at += 1) {
      places.push(place)
      const next = tokens[at]
      place = !next || next.isApart ? 0 : this.#steps.get(place, numberOfRoot(next))
    }
    return places
  }

  /** What a phrase names that goes on from a place by the root of this number and ends. */
  valuesAfter(place: number, root: number): readonly Value[] {
    return this.#values[this.#steps.get(place, root)] ?? []
  }

  #addSingle(form: string, value: Value): void {
    const values = this.#alone[this.#aloneAt.get(form) ?? 0] ?? []
    if (values.length === 0) this.#aloneAt.set(form, this.#alone.push([value]) - 1)
    else if (!values.includes(value)) values.push(value)
    if (this.#alone.length > mostPlaces) throw new Error(tooMany)
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
    if (this.#values.length > mostPlaces) throw new Error(tooMany)
    return this.#values.push(null) - 1
  }

  /** Each spelling is looked up once: most words of a text begin nothing, and a bit tells. */
  #beginningWith(token: Token): number {
    const { spelling } = token
    const silent = silentBits[spelling] ?? 0
    if ((silent & this.#silentBit) !== 0) return 0
    const known = this.#beginnings[spelling] ?? 0
    if (known > 0) return known
    const beginning = this.#lookUp(token)
    if (spelling === 0) return beginning
    if (beginning > 0) this.#beginnings[spelling] = beginning
    else silentBits[spelling] = silent | this.#silentBit
    return beginning
  }

  #lookUp(token: Token): number {
    const place = this.#steps.get(beforeAll, numberOfRoot(token))
    const alone = this.#aloneAt.get(token.word) ?? this.#aloneAt.get(token.base) ?? 0
    return ((place << 16) | alone) >>> 0
  }

  #longestFrom(
    beginning: number,
    tokens: readonly Token[],
    first: number,
  ): PhraseHit<Value> | null {
    let next = beginning >>> 16
    let longest: PhraseHit<Value> | null = null
    for (let at = first + 1; next > 0; at += 1) {
      const token = tokens[at]
      if (!token || token.isApart) break
      next = this.#steps.get(next, numberOfRoot(token))
      const values = this.#values[next]
      if (values) longest = { values, first, last: at + 1 }
    }
    const alone = beginning & 0xffff
    if (longest || alone === 0) return longest
    return { values: this.#alone[alone] ?? [], first, last: first + 1 }
  }
}

/**
 * Of each spelling, in which indexes it is known to begin nothing, a bit for each of the first eight:
 * a text is looked through in all of them, and so most of its words are fetched for all at once.
 */
const silentBits = new Uint8Array(mostSpellings + 1)
let indexes = 0

function nextSilentBit(): number {
  indexes += 1
  return indexes > 8 ? 0 : 1 << (indexes - 1)
}

const nowhere: readonly number[] = []
const beforeAll = 1
const mostPlaces = 65_535
const tooMany = 'The phrases are too many for one index.'

/**
 * "welding" is also found as "welded": what somebody did is what they can do. An acronym keeps its
 * last letter: "FORS" is not the plural of "for".
 */
function singleForms(phrase: string, { word, base }: Token): string[] {
  if (/^[\p{Lu}\d]+$/u.test(phrase)) return [word, `${word}s`]
  const isGerund = base.length > 6 && base.endsWith('ing')
  return isGerund ? [base, `${base.slice(0, -3)}ed`] : [base]
}

import { noteWord, numberRoot, wordNote, wordNotes } from '../../text/forms/spelling.ts'
import { numberOfRoot, type Token, tokenize } from '../../text/tokenize.ts'
import { type Beginning, Beginnings, nextBit } from './beginnings.ts'
import { PairTable, pairOf } from './pair-table.ts'

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
  /**
   * Phrases as a tree of numbered places: from a place by the root of the next word to the place after it,
   * with `phraseEnd` where a phrase ends there: most places are passed, and what ends there is elsewhere.
   */
  readonly #steps = new PairTable()
  /** What ends at each place. The first is before all phrases, and no place is numbered 0. */
  readonly #values: (Value[] | null)[] = [null, null]
  readonly #bases = new Set<string>()
  /** Of each place bits for the roots that go on from it. */
  readonly #nextBits: number[] = [0, 0]
  /** What begins with each word that was looked up, where anything does. */
  readonly #beginnings = new Beginnings()
  /** The bit of this index among what words are known to begin nothing in. */
  readonly #silentBit = nextSilentBit()
  /** Words that no verb form of a phrase may take, as they mean something else. */
  readonly #isTaken: (word: string) => boolean
  #isSearched = false

  constructor({ isTaken = () => false }: { readonly isTaken?: (word: string) => boolean } = {}) {
    this.#isTaken = isTaken
  }

  /** Adds a phrase, given its tokens where they are known. The same phrase may stand for several values. */
  add(phrase: string, value: Value, tokens: readonly Token[] = tokenize(phrase)): void {
    if (this.#isSearched) throw new Error('Phrases are added before the first search.')
    for (const token of tokens) this.#bases.add(token.base)
    const [only] = tokens
    if (!only) return
    if (tokens.length > 1) this.#addPhrase(tokens, value)
    else for (const form of this.#singleForms(phrase, only)) this.#addSingle(form, value)
  }

  /** Has the plural of a word stand for nothing, unless the word has another meaning. */
  keepPluralOut(word: string): void {
    const base = word.toLowerCase()
    const values = this.#alone[this.#aloneAt.get(base) ?? 0] ?? []
    if (values.length === 1 && !this.#aloneAt.has(`${base}s`)) this.#aloneAt.set(`${base}s`, 0)
  }

  /** Whether any phrase holds the word, given as its singular. */
  holds(base: string): boolean {
    return this.#bases.has(base)
  }

  /** The longest phrases, left to right, that do not overlap. */
  find(tokens: readonly Token[]): PhraseHit<Value>[] {
    this.#isSearched = true
    const count = this.#collect(tokens)
    this.#steps.fetch(pairs, count)
    const hits: PhraseHit<Value>[] = []
    let behind = 0
    for (let i = 0; i < count; i += 1) {
      const first = firsts[i] ?? 0
      const hit = first < behind ? null : this.#longestFrom(tokens, first, i)
      if (!hit) continue
      hits.push(hit)
      behind = hit.last
    }
    return hits
  }

  /** The places of phrases that go on after the words from `first` on, one for each word. */
  placesFrom(tokens: readonly Token[], first: number): readonly number[] {
    const token = tokens[first]
    let place = token ? this.#after(beforeAll, numberOfRoot(token)) : 0
    if (place === 0) return nowhere
    const places: number[] = []
    for (let at = first + 1; place > 0; at += 1) {
      places.push(place)
      const next = tokens[at]
      place = !next || next.isApart ? 0 : this.#after(place, numberOfRoot(next))
    }
    return places
  }

  /** What a phrase names that goes on from a place by the root of this number and ends. */
  valuesAfter(place: number, root: number): readonly Value[] {
    const next = this.#steps.get(place, root)
    return (next & phraseEnd) === 0 ? [] : (this.#values[next & placeMask] ?? [])
  }

  /** Notes the words with which a phrase may begin: each is looked up once, and most begin nothing. */
  #collect(tokens: readonly Token[]): number {
    if (firsts.length < tokens.length) widenLists(tokens.length)
    const silentBit = this.#silentBit
    const beginnings = this.#beginnings
    const silent = silentIn(tokens)
    let count = 0
    for (let at = 0; at < tokens.length; at += 1) {
      const token = ((silent[at] ?? 0) & silentBit) === 0 ? tokens[at] : undefined
      if (!token) continue
      let place = beginnings.place(token)
      let alone = beginnings.alone(token)
      let bits = beginnings.nextBits(token)
      if (place === 0 && alone === 0) {
        const found = this.#lookUp(token)
        place = found.place
        alone = found.alone
        bits = found.nextBits
      }
      const next = tokens[at + 1]
      const root = next && !next.isApart ? numberOfRoot(next) : 0
      const goesOn = root > 0 && (bits & nextBit(root)) !== 0
      if (!goesOn && alone === 0) continue
      firsts[count] = at
      alones[count] = alone
      pairs[count] = goesOn ? pairOf(place, root) : 0
      count += 1
    }
    return count
  }

  #addSingle(form: string, value: Value): void {
    const values = this.#alone[this.#aloneAt.get(form) ?? 0] ?? []
    if (values.length === 0) this.#aloneAt.set(form, this.#alone.push([value]) - 1)
    else if (!values.includes(value)) values.push(value)
    if (this.#alone.length > mostPlaces) throw new Error(tooMany)
  }

  #addPhrase(tokens: readonly Token[], value: Value): void {
    let place = beforeAll
    for (const [at, { root }] of tokens.entries()) {
      const number = numberRoot(root)
      const known = this.#steps.get(place, number)
      const end = at === tokens.length - 1 ? phraseEnd : 0
      const next = known === 0 ? this.#newPlace() | end : known | end
      if (next !== known) this.#steps.set(place, number, next)
      this.#nextBits[place] = (this.#nextBits[place] ?? 0) | nextBit(number)
      place = next & placeMask
    }
    const values = this.#values[place]
    if (!values) this.#values[place] = [value]
    else if (!values.includes(value)) values.push(value)
  }

  /**
   * "welding" is also found as "welded": what somebody did is what they can do. An acronym keeps its
   * last letter: "FORS" is not the plural of "for".
   */
  #singleForms(phrase: string, { word, base }: Token): string[] {
    if (/^[\p{Lu}\d]+$/u.test(phrase)) return [word, `${word}s`]
    if (/^\p{Lu}{2,}s$/u.test(phrase)) return [word, base]
    const past = base.length > 6 && base.endsWith('ing') ? `${base.slice(0, -3)}ed` : ''
    return past === '' || this.#isTaken(past) ? [base] : [base, past]
  }

  #newPlace(): number {
    if (this.#values.length > mostPlaces) throw new Error(tooMany)
    this.#nextBits.push(0)
    return this.#values.push(null) - 1
  }

  #lookUp(token: Token): Beginning {
    const place = this.#after(beforeAll, numberOfRoot(token))
    const alone = this.#aloneAt.get(token.word) ?? this.#aloneAt.get(token.base) ?? 0
    const beginning = { place, alone, nextBits: this.#nextBits[place] ?? 0 }
    if (place > 0 || alone > 0) this.#beginnings.keep(token, beginning)
    else
      noteWord(
        token.record,
        wordNotes.silent,
        wordNote(token.record, wordNotes.silent) | this.#silentBit,
      )
    return beginning
  }

  /** The place after another by a root; 0 for none. */
  #after(place: number, root: number): number {
    return this.#steps.get(place, root) & placeMask
  }

  #longestFrom(tokens: readonly Token[], first: number, noted: number): PhraseHit<Value> | null {
    let longest: PhraseHit<Value> | null = null
    const pair = pairs[noted] ?? 0
    let next = pair === 0 ? 0 : pair >>> 16
    for (let at = first + 1; next > 0; at += 1) {
      const token = tokens[at]
      if (!token || token.isApart) break
      const step = this.#steps.get(next, numberOfRoot(token))
      next = step & placeMask
      if ((step & phraseEnd) === 0) continue
      longest = { values: this.#values[next] ?? [], first, last: at + 1 }
    }
    const alone = alones[noted] ?? 0
    if (longest || alone === 0) return longest
    return { values: this.#alone[alone] ?? [], first, last: first + 1 }
  }
}

/** Of the text that is looked through, the words with which a phrase may begin: which, with which word after it, and what they are by themselves. */
let firsts = new Uint32Array(0)
let pairs = new Uint32Array(0)
let alones = new Uint16Array(0)

function widenLists(least: number): void {
  const room = Math.max(least, firsts.length * 2)
  firsts = new Uint32Array(room)
  pairs = new Uint32Array(room)
  alones = new Uint16Array(room)
}

/**
 * Of each word of a text, of which indexes it was known to begin nothing when the text was first looked
 * through: it is looked through in all of them, and from plain memory most words are passed at once.
 */
function silentIn(tokens: readonly Token[]): Uint16Array {
  if (tokens === marked) return silentMarks
  if (silentMarks.length < tokens.length)
    silentMarks = new Uint16Array(Math.max(tokens.length, silentMarks.length * 2))
  for (let at = 0; at < tokens.length; at += 1)
    silentMarks[at] = wordNote(tokens[at]?.record ?? 0, wordNotes.silent)
  marked = tokens
  return silentMarks
}

/** The last text, by its words' numbers. */
let marked: readonly Token[] = []
let silentMarks = new Uint16Array(2 ** 10)

/** So many indexes can note which words begin nothing: a text is looked through in all of them. */
const mostSilentBits = 16
let indexes = 0

function nextSilentBit(): number {
  indexes += 1
  return indexes > mostSilentBits ? 0 : 1 << (indexes - 1)
}

const nowhere: readonly number[] = []
const beforeAll = 1
const mostPlaces = 65_535
const placeMask = 0xffff
const phraseEnd = 0x10000
const tooMany = 'Too many phrases.'

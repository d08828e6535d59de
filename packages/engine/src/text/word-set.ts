import { mostSpellings } from './spelling.ts'
import type { Token } from './tokenize.ts'

/** Some words, given as they are when folded: a spelling that was looked up once is known by its number. */
export class WordSet {
  readonly #words: ReadonlySet<string>
  /** Of each spelling 1 where it is one of the words, 2 where it is not; 0 until it was looked up. */
  readonly #notes = new Uint8Array(mostSpellings + 1)

  constructor(words: Iterable<string>) {
    this.#words = new Set(words)
  }

  has(token: Token): boolean {
    const note = this.#notes[token.spelling] ?? 0
    return note > 0 ? note === 1 : this.#lookUp(token)
  }

  #lookUp(token: Token): boolean {
    const isOne = this.#words.has(token.word)
    if (token.spelling > 0) this.#notes[token.spelling] = isOne ? 1 : 2
    return isOne
  }
}

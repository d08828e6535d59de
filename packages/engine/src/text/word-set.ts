import { noteWord, wordNote, wordNotes } from './spelling.ts'
import type { Token } from './tokenize.ts'

/** Some words, given as they are when folded: which of them a word is stands in its record once it was looked up. */
export class WordSet {
  readonly #words: ReadonlySet<string>
  /** The bit that a word was looked up in this set; the one above says that it is one of its words. */
  readonly #knownBit = nextKnownBit()

  constructor(words: Iterable<string>) {
    this.#words = new Set(words)
  }

  has(token: Token): boolean {
    const noted = wordNote(token.record, wordNotes.sets)
    if ((noted & this.#knownBit) !== 0) return (noted & (this.#knownBit << 1)) !== 0
    const isOne = this.#words.has(token.word)
    const bits = isOne ? this.#knownBit * 3 : this.#knownBit
    noteWord(token.record, wordNotes.sets, noted | bits)
    return isOne
  }
}

/** A record has room for so many sets; those after them look a word up each time. */
const mostSets = 8
let sets = 0

function nextKnownBit(): number {
  sets += 1
  return sets > mostSets ? 0 : 1 << ((sets - 1) * 2)
}

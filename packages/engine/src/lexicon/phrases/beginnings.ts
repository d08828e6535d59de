import { mostSpellings, noteWord, wordNote, wordNotes } from '../../text/forms/spelling.ts'
import type { Token } from '../../text/tokenize.ts'

/** What begins with a word in an index of phrases. */
export interface Beginning {
  /** The place of phrases that go on from it; 0 for none. */
  readonly place: number
  /** Of what goes on from that place, the bits that `nextBit` gives. */
  readonly nextBits: number
  /** Where what it is by itself stands; 0 for nothing. */
  readonly alone: number
}

/** A bit for a root, to tell without looking that it does not go on a phrase. */
export function nextBit(rootNumber: number): number {
  return 1 << (rootNumber & 15)
}

/**
 * Notes for an index of phrases what begins with each word. The first two indexes, those of skills and
 * titles, have room in the record of the word itself, which is at hand when a text is read.
 */
export class Beginnings {
  readonly #seat = nextSeat()
  readonly #own = new Uint16Array(this.#seat > 0 ? 0 : (mostSpellings + 1) * notesEach)

  place(token: Token): number {
    return this.#at(token, 0)
  }

  nextBits(token: Token): number {
    return this.#at(token, 1)
  }

  alone(token: Token): number {
    return this.#at(token, 2)
  }

  /** Notes what begins with a word, unless it has no record. */
  keep(token: Token, { place, nextBits, alone }: Beginning): void {
    for (const [note, value] of [place, nextBits, alone].entries())
      if (this.#seat > 0) noteWord(token.record, this.#seat + note, value)
      else if (token.record > 0) this.#own[token.spelling * notesEach + note] = value
  }

  #at(token: Token, note: number): number {
    if (this.#seat > 0) return wordNote(token.record, this.#seat + note)
    return this.#own[token.spelling * notesEach + note] ?? 0
  }
}

const notesEach = 3
const seats = 2
let seatsTaken = 0

function nextSeat(): number {
  seatsTaken += 1
  return seatsTaken > seats ? 0 : wordNotes.beginnings + (seatsTaken - 1) * notesEach
}

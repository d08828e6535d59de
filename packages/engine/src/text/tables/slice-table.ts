/**
 * Numbers the different slices of texts, from 1, and keeps notes with each. It compares letters where
 * they stand, without cutting the slice out. A text asks for hundreds of words, and what takes time is
 * fetching memory from many places: here an answer takes two, a slot and the record it leads to, and
 * all that is noted of the slice comes with it.
 */
export class SliceTable {
  readonly #most: number
  /** Of each slot, a piece of the hash above where the record stands; 0 for a free one. */
  readonly #slots: Int32Array
  /** Records one after the other: the slice's number, its length, its notes, its letters. The first is nobody's. */
  readonly #records = new Uint16Array(mostCells)
  readonly #headCells: number
  #end: number
  #size = 0

  /** Room for `most` slices, fewer than 65,536, with so many notes each. */
  constructor(most: number, notes: number) {
    this.#most = most
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(most * leastRoom)))
    this.#headCells = noteCell + notes
    this.#end = this.#headCells
  }

  /** Where the slice's record is; 0 where there is none. */
  find(letters: Letters, start: number, end: number): number {
    const slot = this.#slotOf(letters, start, end)
    return slot < 0 ? 0 : (this.#slots[slot] ?? 0) & placeMask
  }

  /**
   * Fetches what stands in the table for many slices, given by their bounds two by two. Asked for one
   * by one, each waits for its memory; here all wait together, and `find` has it at hand. Tells where
   * each of them seems to stand, as far as the list reaches; it is good until the next call.
   */
  fetch(letters: Letters, bounds: Int32Array, count: number): Int32Array {
    const slots = this.#slots
    const records = this.#records
    const mask = slots.length - 1
    const most = Math.min(count, mostFetched)
    for (let i = 0; i < most; i += 1) {
      const hash = hashOf(letters, bounds[i * 2] ?? 0, bounds[i * 2 + 1] ?? 0)
      places[i] = (slots[(hash ^ (hash >>> 15)) & mask] ?? 0) & placeMask
    }
    let seen = 0
    for (let i = 0; i < most; i += 1) {
      const place = places[i] ?? 0
      seen += (records[place + lengthCell] ?? 0) + (records[place + this.#headCells] ?? 0)
    }
    fetched[0] = seen
    return places
  }

  /** Whether the record at a place is that of a slice. */
  isOf(place: number, letters: Letters, { start, end }: Bounds): boolean {
    const length = this.#records[place + lengthCell] ?? 0
    return place > 0 && length === end - start && this.#isAt(place, letters, start)
  }

  /** Gives a slice that has no record the next number; 0 where there is no room for it. */
  add(letters: Letters, start: number, end: number): number {
    const slot = this.#slotOf(letters, start, end)
    const place = this.#end
    const first = place + this.#headCells
    const next = first + end - start
    if (slot < 0 || this.#size >= this.#most || next > mostCells) return 0
    this.#size += 1
    this.#end = next
    this.#records[place] = this.#size
    this.#records[place + lengthCell] = end - start
    for (let i = start; i < end; i += 1) this.#records[first + i - start] = letters[i] ?? 0
    this.#slots[slot] = (hashOf(letters, start, end) & tagMask) | place
    return place
  }

  numberAt(place: number): number {
    return this.#records[place] ?? 0
  }

  /** A note of a record, counted from 0; 0 where none was kept. */
  noteAt(place: number, note: number): number {
    return this.#records[place + noteCell + note] ?? 0
  }

  /** Keeps a note, a number below 65,536, in a record. */
  keep(place: number, note: number, value: number): void {
    this.#records[place + noteCell + note] = value
  }

  /** The slice's slot, or the free one where it would stand; -1 where neither is near. */
  #slotOf(letters: Letters, start: number, end: number): number {
    const hash = hashOf(letters, start, end)
    const slots = this.#slots
    const mask = slots.length - 1
    let slot = (hash ^ (hash >>> 15)) & mask
    for (let step = 0; step < mostSteps; step += 1) {
      const found = slots[slot] ?? 0
      if (found === 0) return slot
      const place = found & placeMask
      const isAlike = ((found ^ hash) & tagMask) === 0
      if (isAlike && this.#records[place + lengthCell] === end - start)
        if (this.#isAt(place, letters, start)) return slot
      slot = (slot + 1) & mask
    }
    return -1
  }

  /** Whether the letters of a record stand in a text from here on. */
  #isAt(place: number, letters: Letters, start: number): boolean {
    const records = this.#records
    const first = place + this.#headCells
    const length = records[place + lengthCell] ?? 0
    for (let i = 0; i < length; i += 1) {
      if (records[first + i] !== letters[start + i]) return false
    }
    return true
  }
}

/** A text as `readLetters` gives it. */
type Letters = Uint16Array

interface Bounds {
  readonly start: number
  readonly end: number
}

/** What was fetched leaves a trace: what nobody asks for would not be fetched. */
const fetched = new Float64Array(1)
/** So many slices are fetched at once, and no more: they would drive each other out of the caches. */
const mostFetched = 2048
const places = new Int32Array(mostFetched)
const lengthCell = 1
const noteCell = 2
/** Memory that nothing was written to costs nothing. */
const mostCells = 2 ** 20
const placeMask = mostCells - 1
const tagMask = ~placeMask
/** Words that hash alike, as nobody writes them but to make us slow, find no room past these. */
const mostSteps = 64
/** Slots for each slice, at least. */
const leastRoom = 1.3

function hashOf(letters: Letters, start: number, end: number): number {
  let hash = end - start
  for (let i = start; i < end; i += 1) hash = Math.imul(hash ^ (letters[i] ?? 0), 0x01000193)
  return hash
}

/**
 * Numbers the different slices of texts, from 1. It compares letters where they stand, without
 * cutting the slice out, and keeps all it knows in a few plain tables side by side: a text asks for
 * hundreds of words, and with a `Map` of strings each asking went to five places in memory.
 */
export class SliceTable {
  readonly #most: number
  readonly #slots: Uint16Array
  /** Of each number: the hash of its letters, and where they begin among `#letters`. */
  readonly #hashes: Int32Array
  readonly #starts: Int32Array
  #letters = new Uint16Array(1 << 16)
  #size = 0

  /** Room for `most` slices, fewer than 65,536. */
  constructor(most: number) {
    this.#most = most
    this.#slots = new Uint16Array(2 ** Math.ceil(Math.log2(most * 2)))
    this.#hashes = new Int32Array(most + 2)
    this.#starts = new Int32Array(most + 2)
  }

  /** The slice's number; 0 where it is not known. */
  find(text: string, start: number, end: number): number {
    return this.#slots[this.#slotOf(text, start, end)] ?? 0
  }

  /** Gives a slice that is not known the next number; 0 where there is no room for it. */
  add(text: string, start: number, end: number): number {
    const slot = this.#slotOf(text, start, end)
    if (slot < 0 || this.#size >= this.#most) return 0
    this.#size += 1
    const number = this.#size
    const first = this.#starts[number] ?? 0
    const last = first + end - start
    if (last > this.#letters.length) this.#letters = doubled(this.#letters, last)
    for (let i = start; i < end; i += 1) this.#letters[first + i - start] = text.charCodeAt(i)
    this.#slots[slot] = number
    this.#hashes[number] = hashOf(text, start, end)
    this.#starts[number + 1] = last
    return number
  }

  /** Where the slice's number stands, or the free slot where it would; -1 where neither is near. */
  #slotOf(text: string, start: number, end: number): number {
    const hash = hashOf(text, start, end)
    const mask = this.#slots.length - 1
    const first = hash ^ (hash >>> 15)
    for (let step = 0; step < mostSteps; step += 1) {
      const slot = (first + step) & mask
      const number = this.#slots[slot] ?? 0
      if (number === 0) return slot
      if (this.#hashes[number] === hash && this.#isAt(number, text, [start, end])) return slot
    }
    return -1
  }

  #isAt(number: number, text: string, [start, end]: readonly [number, number]): boolean {
    const first = this.#starts[number] ?? 0
    if ((this.#starts[number + 1] ?? 0) - first !== end - start) return false
    for (let i = start; i < end; i += 1) {
      if (this.#letters[first + i - start] !== text.charCodeAt(i)) return false
    }
    return true
  }
}

/** Words that hash alike, as nobody writes them but to make us slow, find no room past these. */
const mostSteps = 64

function hashOf(text: string, start: number, end: number): number {
  let hash = end - start
  for (let i = start; i < end; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash
}

function doubled(letters: Uint16Array, least: number): Uint16Array<ArrayBuffer> {
  const wider = new Uint16Array(Math.max(letters.length * 2, least))
  wider.set(letters)
  return wider
}

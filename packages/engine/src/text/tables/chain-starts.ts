/** Places by the number of a word, in the order they were set: a small open table instead of a `Map`. */
export class ChainStarts {
  /** Of each slot two cells: the number, and one more than its place. */
  readonly #cells: Int32Array
  readonly #mask: number
  #places: number[] = []
  /** What has no number, as it is written. */
  readonly #others = new Map<string, number>()

  /** Room for so many numbers, above 0. */
  constructor(most: number) {
    const slots = 2 ** Math.ceil(Math.log2(Math.max(most, 1) * leastRoom))
    this.#cells = new Int32Array(slots * 2)
    this.#mask = slots * 2 - 1
  }

  /** Forgets all places, for the next text. */
  clear(): void {
    if (this.#places.length === 0) return
    this.#cells.fill(0)
    this.#places = []
    this.#others.clear()
  }

  /** The place of a word, given by its number or as it is written; -1 for none. */
  get(key: number | string): number {
    if (typeof key === 'string') return this.#others.get(key) ?? -1
    return (this.#cells[this.#cellOf(key) + 1] ?? 0) - 1
  }

  /** The place of a word, which is this one where it has none so far. */
  getOrSet(key: number | string, place: number): number {
    const cell = typeof key === 'string' ? 0 : this.#cellOf(key)
    const known = typeof key === 'string' ? this.get(key) : (this.#cells[cell + 1] ?? 0) - 1
    if (known >= 0) return known
    this.#places.push(place)
    if (typeof key === 'string') this.#others.set(key, place)
    else {
      this.#cells[cell] = key
      this.#cells[cell + 1] = place + 1
    }
    return place
  }

  /** All places, in the order they were set. */
  all(): readonly number[] {
    return this.#places
  }

  #cellOf(key: number): number {
    const cells = this.#cells
    let cell = (Math.imul(key, 0x9e3779b1) >>> 15) & this.#mask & ~1
    while (cells[cell] !== 0 && cells[cell] !== key) cell = (cell + 2) & this.#mask
    return cell
  }
}

/** Slots for each number, at least; a text says most of its words more than once. */
const leastRoom = 1.2

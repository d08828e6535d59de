/**
 * A number for pairs of numbers below 65,536, such as a place among phrases and the word that comes
 * next. Plain memory, so that asking costs one place in it.
 */
export class PairTable {
  /** Of each slot two cells: the pair and its number. */
  #cells = new Uint32Array(2 * leastSlots)
  #size = 0

  /** What was set for the pair; 0 for nothing. */
  get(one: number, other: number): number {
    const key = pairOf(one, other)
    return this.#cells[this.#cellOf(key) + 1] ?? 0
  }

  /** Fetches what is set for many pairs at once, so that they wait for memory together; `get` then has it at hand. */
  fetch(pairs: Uint32Array, count: number): void {
    const cells = this.#cells
    const mask = cells.length - 2
    let seen = 0
    for (let i = 0; i < count; i += 1) seen += cells[firstCell(pairs[i] ?? 0, mask)] ?? 0
    fetched[0] = seen
  }

  /** Sets what a pair, neither of them 0, stands for. */
  set(one: number, other: number, value: number): void {
    this.#put(pairOf(one, other), value)
    if (this.#size * 2 > this.#cells.length * fullest) this.#widen()
  }

  #put(key: number, value: number): void {
    const cell = this.#cellOf(key)
    if (this.#cells[cell] === 0) this.#size += 1
    this.#cells[cell] = key
    this.#cells[cell + 1] = value
  }

  #cellOf(key: number): number {
    const cells = this.#cells
    const mask = cells.length - 2
    let cell = firstCell(key, mask)
    while (cells[cell] !== 0 && cells[cell] !== key) cell = (cell + 2) & mask
    return cell
  }

  #widen(): void {
    const cells = this.#cells
    this.#cells = new Uint32Array(cells.length * 2)
    this.#size = 0
    for (let cell = 0; cell < cells.length; cell += 2) {
      const key = cells[cell] ?? 0
      if (key !== 0) this.#put(key, cells[cell + 1] ?? 0)
    }
  }
}

/** What was fetched leaves a trace: what nobody asks for would not be fetched. */
const fetched = new Float64Array(1)
const leastSlots = 64
const fullest = 0.7

/** Two numbers as one. */
export function pairOf(one: number, other: number): number {
  return ((one << 16) | other) >>> 0
}

function firstCell(key: number, mask: number): number {
  return (Math.imul(key ^ (key >>> 15), 0x9e3779b1) >>> 11) & mask
}

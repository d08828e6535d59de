/**
 * A number for pairs of numbers below 65,536, such as a place among phrases and the word that comes
 * next. Plain arrays, so that asking costs one or two places in memory; nearly all that is asked is
 * not there, and a small table of bits says so first.
 */
export class PairTable {
  /** Of each slot two cells: the pair and its number. */
  #cells = new Uint32Array(2 * leastSlots)
  /** Of what the pairs leave when they are cut short, whether any pair leaves it. */
  #bits = new Uint8Array(leastSlots)
  #size = 0

  /** What was set for the pair; 0 for nothing. */
  get(one: number, other: number): number {
    const key = keyOf(one, other)
    const mixed = mixOf(key)
    const bit = mixed & (this.#bits.length * 8 - 1)
    if (((this.#bits[bit >>> 3] ?? 0) & (1 << (bit & 7))) === 0) return 0
    return this.#cells[this.#cellOf(key, mixed) + 1] ?? 0
  }

  /** Sets what a pair, neither of them 0, stands for. */
  set(one: number, other: number, value: number): void {
    this.#put(keyOf(one, other), value)
    if (this.#size * 2 > this.#cells.length * fullest) this.#widen()
  }

  #put(key: number, value: number): void {
    const mixed = mixOf(key)
    const cell = this.#cellOf(key, mixed)
    if (this.#cells[cell] === 0) this.#size += 1
    this.#cells[cell] = key
    this.#cells[cell + 1] = value
    const bit = mixed & (this.#bits.length * 8 - 1)
    this.#bits[bit >>> 3] = (this.#bits[bit >>> 3] ?? 0) | (1 << (bit & 7))
  }

  #cellOf(key: number, mixed: number): number {
    const mask = this.#cells.length - 2
    let cell = (mixed >>> 11) & mask
    while (this.#cells[cell] !== 0 && this.#cells[cell] !== key) cell = (cell + 2) & mask
    return cell
  }

  #widen(): void {
    const cells = this.#cells
    this.#cells = new Uint32Array(cells.length * 2)
    this.#bits = new Uint8Array(this.#bits.length * 2)
    this.#size = 0
    for (let cell = 0; cell < cells.length; cell += 2) {
      const key = cells[cell] ?? 0
      if (key !== 0) this.#put(key, cells[cell + 1] ?? 0)
    }
  }
}

const leastSlots = 64
const fullest = 0.7

function keyOf(one: number, other: number): number {
  return ((one << 16) | other) >>> 0
}

function mixOf(key: number): number {
  return Math.imul(key ^ (key >>> 15), 0x9e3779b1)
}

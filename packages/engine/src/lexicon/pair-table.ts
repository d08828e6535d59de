/**
 * A number for pairs of numbers below 65,536, such as a place among phrases and the word that comes
 * next. Plain arrays, so that asking costs one or two places in memory.
 */
export class PairTable {
  #keys = new Uint32Array(64)
  #values = new Uint16Array(64)
  #size = 0

  /** What was set for the pair; 0 for nothing. */
  get(one: number, other: number): number {
    return this.#values[this.#slotOf(keyOf(one, other))] ?? 0
  }

  /** Sets what a pair, neither of them 0, stands for. */
  set(one: number, other: number, value: number): void {
    const slot = this.#slotOf(keyOf(one, other))
    if (this.#keys[slot] === 0) this.#size += 1
    this.#keys[slot] = keyOf(one, other)
    this.#values[slot] = value
    if (this.#size > this.#keys.length * fullest) this.#widen()
  }

  #slotOf(key: number): number {
    const mask = this.#keys.length - 1
    let slot = (Math.imul(key, 0x9e3779b1) >>> 12) & mask
    while (this.#keys[slot] !== 0 && this.#keys[slot] !== key) slot = (slot + 1) & mask
    return slot
  }

  #widen(): void {
    const keys = this.#keys
    const values = this.#values
    this.#keys = new Uint32Array(keys.length * 2)
    this.#values = new Uint16Array(keys.length * 2)
    for (const [at, key] of keys.entries()) {
      if (key === 0) continue
      const slot = this.#slotOf(key)
      this.#keys[slot] = key
      this.#values[slot] = values[at] ?? 0
    }
  }
}

const fullest = 0.7

function keyOf(one: number, other: number): number {
  return ((one << 16) | other) >>> 0
}

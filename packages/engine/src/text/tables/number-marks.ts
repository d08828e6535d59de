/**
 * Which numbers below a bound were met since the last `clear`, which takes no time: a set for each line
 * or text would be made and thrown away thousands of times.
 */
export class NumberMarks {
  /** Of each number the round in which it was met last. */
  readonly #rounds: Uint16Array
  #round = 1

  constructor(bound: number) {
    this.#rounds = new Uint16Array(bound)
  }

  clear(): void {
    if (this.#round < lastRound) this.#round += 1
    else {
      this.#rounds.fill(0)
      this.#round = 1
    }
  }

  has(number: number): boolean {
    return this.#rounds[number] === this.#round
  }

  /** Marks a number; whether it had no mark before. */
  add(number: number): boolean {
    if (this.#rounds[number] === this.#round) return false
    this.#rounds[number] = this.#round
    return true
  }
}

const lastRound = 65_535

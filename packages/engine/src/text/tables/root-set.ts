import { numberOfRoot, type Token } from '../tokenize.ts'

const bytes = 2 ** 13
const mostNumbers = bytes * 8

/** Which roots stand in a text: a bit for each root that has a number, and the few others as they are. */
export class RootSet {
  readonly #bits = new Uint8Array(bytes)
  readonly #others = new Set<string>()

  constructor(tokens: Iterable<Token>) {
    for (const token of tokens) {
      const number = numberOfRoot(token)
      if (number === 0 || number >= mostNumbers) this.#others.add(token.root)
      else this.#bits[number >>> 3] = (this.#bits[number >>> 3] ?? 0) | (1 << (number & 7))
    }
  }

  has(token: Token): boolean {
    const number = numberOfRoot(token)
    if (((this.#bits[number >>> 3] ?? 0) & (1 << (number & 7))) !== 0) return true
    // A root that had no number then may have got one since.
    return this.#others.size > 0 && this.#others.has(token.root)
  }
}

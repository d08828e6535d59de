import { numberOfRoot, type Token } from './tokenize.ts'

/** Which roots stand in a text: a bit for each root that has a number, and the few others as they are. */
export class RootSet {
  readonly #bits = new Uint8Array(2 ** 13)
  readonly #others = new Set<string>()

  constructor(tokens: Iterable<Token>) {
    for (const token of tokens) {
      const number = numberOfRoot(token)
      if (number === 0) this.#others.add(token.root)
      else this.#bits[number >>> 3] = (this.#bits[number >>> 3] ?? 0) | (1 << (number & 7))
    }
  }

  has(token: Token): boolean {
    const number = numberOfRoot(token)
    if (number === 0) return this.#others.has(token.root)
    return ((this.#bits[number >>> 3] ?? 0) & (1 << (number & 7))) !== 0
  }
}

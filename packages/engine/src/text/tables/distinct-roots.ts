import { numberOfRoot, type Token } from '../tokenize.ts'
import { NumberMarks } from './number-marks.ts'

/** A key for a token's root that needs no letters; tokens of one root have the same. */
export function rootKey(token: Token): number | string {
  return numberOfRoot(token) || token.root
}

/** The first token of each root, in their order. */
export function distinctRoots(tokens: readonly Token[]): Token[] {
  met.clear()
  const others = new Set<string>()
  const found: Token[] = []
  for (const token of tokens) {
    const number = numberOfRoot(token)
    if (number > 0 ? met.add(number) : !others.has(token.root)) found.push(token)
    if (number === 0) others.add(token.root)
  }
  return found
}

/** The roots of tokens, each once, in their order. */
export function rootsOf(tokens: readonly Token[]): string[] {
  return distinctRoots(tokens).map(({ root }) => root)
}

const met = new NumberMarks(2 ** 16)

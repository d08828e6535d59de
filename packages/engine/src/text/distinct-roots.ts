import { numberOfRoot, type Token } from './tokenize.ts'

/** A key for a token's root that needs no letters; tokens of one root have the same. */
export function rootKey(token: Token): number | string {
  return numberOfRoot(token) || token.root
}

/** The first token of each root, in their order. */
export function distinctRoots(tokens: readonly Token[]): Token[] {
  const seen = new Set<number | string>()
  return tokens.filter((token) => {
    const key = rootKey(token)
    return !seen.has(key) && seen.add(key)
  })
}

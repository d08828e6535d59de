import { hash } from 'node:crypto'

/** What tells one pair of texts from another: white space does not, everything else does. */
export function hashTexts(texts: readonly string[]): string {
  const plain = texts.map((text) => text.replace(/\s+/g, ' ').trim())
  return hash('sha256', JSON.stringify(plain), 'base64url')
}

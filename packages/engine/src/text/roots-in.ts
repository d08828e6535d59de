import { tokenize } from './tokenize.ts'

/** The roots of a text's words, in their order. */
export function rootsIn(text: string): string[] {
  return tokenize(text).map(({ root }) => root)
}

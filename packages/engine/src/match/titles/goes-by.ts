import { levelWords } from '../../job/lexicon/level-words.ts'

/** A role's title as names are looked for in it. */
export interface WrittenTitle {
  /** Its words but those of a level. */
  readonly whole: string
  readonly words: string
}

/** Reads a role's title, given by its roots, for what names it may bear. */
export function asWritten(roots: readonly string[]): WrittenTitle {
  return {
    whole: `=${roots.filter((root) => !levelWords.has(root)).join(' ')}`,
    words: ` ${roots.join(' ')} `,
  }
}

/** Whether a role's title bears one of some names. What stands behind "=" is one only where nothing but a level stands beside it: "PA", but not "Pittsburgh, PA". */
export function goesBy({ whole, words }: WrittenTitle, names: readonly string[]): boolean {
  return names.some((name) => (name[0] === '=' ? name === whole : words.includes(` ${name} `)))
}

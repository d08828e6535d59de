import type { Token } from '../tokenize.ts'
import { findRootNumber } from './spelling.ts'
import { wordStem } from './word-forms.ts'

/** What two words have in common that share their beginning, as `wordStem` cuts it. */
export type StemKey = number | string

const mostStems = 65_535
const numbersByStem = new Map<string, number>()
/** By the numbers of roots. */
const noted = new Uint16Array(mostStems)

/** The stem of a word: a number, so that most of the work needs no letters; past the last, the stem itself. */
export function stemKey(token: Token): StemKey {
  return noted[token.rootNumber] || noteStem(token.root, token.rootNumber)
}

/** The same of a root. */
export function stemKeyOf(root: string): StemKey {
  const number = findRootNumber(root)
  return noted[number] || noteStem(root, number)
}

function noteStem(root: string, number: number): StemKey {
  const stem = wordStem(root)
  const known = numbersByStem.get(stem)
  if (!known && numbersByStem.size >= mostStems) return stem
  const key = known ?? numbersByStem.size + 1
  if (!known) numbersByStem.set(stem, key)
  if (number > 0) noted[number] = key
  return key
}

import { numberOfRoot, type Token } from './tokenize.ts'
import { wordStem } from './word-forms.ts'

/** What two words have in common that share their beginning, as `wordStem` cuts it. */
export type StemKey = number | string

const mostStems = 65_535
const numbersByStem = new Map<string, number>()
/** Of each root the number of its stem, once it was asked for. */
const numbersByRoot = new Uint16Array(mostStems + 1)

/** The stem of a word: a number, so that most of the work needs no letters; past the last, the stem itself. */
export function stemKey(token: Token): StemKey {
  const root = numberOfRoot(token)
  const known = numbersByRoot[root] ?? 0
  if (known > 0) return known
  const stem = wordStem(token.root)
  const number = numberStem(stem)
  if (root > 0) numbersByRoot[root] = number
  return number === 0 ? stem : number
}

function numberStem(stem: string): number {
  const known = numbersByStem.get(stem)
  if (known !== undefined) return known
  if (numbersByStem.size >= mostStems) return 0
  numbersByStem.set(stem, numbersByStem.size + 1)
  return numbersByStem.size
}

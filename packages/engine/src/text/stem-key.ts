import { noteWord, wordNote, wordNotes } from './spelling.ts'
import type { Token } from './tokenize.ts'
import { wordStem } from './word-forms.ts'

/** What two words have in common that share their beginning, as `wordStem` cuts it. */
export type StemKey = number | string

const mostStems = 65_535
const numbersByStem = new Map<string, number>()

/** The stem of a word: a number, so that most of the work needs no letters; past the last, the stem itself. */
export function stemKey(token: Token): StemKey {
  const known = wordNote(token.record, wordNotes.stem)
  if (known > 0) return known
  const key = stemKeyOf(token.root)
  noteWord(token.record, wordNotes.stem, typeof key === 'number' ? key : 0)
  return key
}

/** The same of a root. */
export function stemKeyOf(root: string): StemKey {
  const stem = wordStem(root)
  return numberStem(stem) || stem
}

function numberStem(stem: string): number {
  const known = numbersByStem.get(stem)
  if (known !== undefined) return known
  if (numbersByStem.size >= mostStems) return 0
  numbersByStem.set(stem, numbersByStem.size + 1)
  return numbersByStem.size
}

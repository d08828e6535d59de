import type { HeldTitle } from '../../candidate/candidate.ts'
import type { LexiconTitle } from '../../lexicon/lexicon-entry.ts'
import { rootsIn } from '../../text/roots-in.ts'
import { type Token, tokenize } from '../../text/tokenize.ts'

/** Of "Jane Doe, Teacher of English", the piece that holds the title. */
export function pieceOf({ written, title }: HeldTitle, whole: readonly Token[]): readonly Token[] {
  const pieces = written.split(/[,|(:.]|\s[-–—@]\s/)
  if (pieces.length === 1) return whole
  const roots = rootsOfForms(title)
  for (const piece of pieces) {
    const own = tokenize(piece)
    if (own.some(({ root }) => roots.has(root))) return own
  }
  return whole
}

const formRoots = new WeakMap<LexiconTitle, ReadonlySet<string>>()

/** The word data's titles are met again and again, CV after CV. */
function rootsOfForms(title: LexiconTitle): ReadonlySet<string> {
  const known = formRoots.get(title)
  if (known) return known
  const roots = new Set(title.forms.flatMap(({ written }) => rootsIn(written)))
  formRoots.set(title, roots)
  return roots
}

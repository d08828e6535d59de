import type { Skill } from '../../lexicon/lexicon.ts'
import { rootsIn } from '../../text/roots-in.ts'

/** A way of writing a skill. */
export interface Form {
  readonly roots: readonly string[]
  /** Of the roots, the bits that `bitsOf` gives: most forms lack a word, and one look tells. */
  readonly bits: number
}

const forms = new WeakMap<Skill, readonly Form[]>()

/** The word data's ways of writing by root: the same skills are asked for again and again. */
export function formsOf(skill: Skill): readonly Form[] {
  const known = forms.get(skill)
  if (known) return known
  const read = skill.forms
    .map(({ written }) => rootsIn(written))
    .filter((roots) => roots.length > 0)
    .map((roots) => ({ roots, bits: bitsOf(roots) }))
  forms.set(skill, read)
  return read
}

/** A bit for each root, by its first letters; several may share one. */
export function bitsOf(roots: Iterable<string>): number {
  let bits = 0
  for (const root of roots) bits |= 1 << ((root.charCodeAt(0) * 5 + root.charCodeAt(1)) & 31)
  return bits
}

import type { FieldSource } from '../lexicon.ts'
import { foldForms } from './fold-forms.ts'
import { placeOf } from './place-of-field.ts'
import { plainForms } from './plain-forms.ts'
import { shortenWords, spellWords } from './short-words.ts'
import { joinLinks, partLinks } from './tight-links.ts'
import { loosenWords, tightenWords } from './tight-words.ts'

/** All of the word data in one text, as it travels to a browser. */
export function tightenSources(sources: readonly FieldSource[]): string {
  const folded = foldForms(plainForms(sources)).toSorted((a, b) => placeOf(a) - placeOf(b))
  const text = [
    ...folded.map(({ field }) => field),
    ...folded.map(({ skills }) => tightenWords(skills)),
    ...folded.map(({ titles }) => tightenWords(titles)),
  ].join(parting)
  return shortenWords(partLinks(text).join(parting))
}

/** Writes it as it was, in the order of the fields' names, but for what `plainForms` respells. */
export function loosenSources(tight: string): FieldSource[] {
  const text = spellWords(tight)
  const end = text.lastIndexOf(parting)
  const parts = joinLinks(text.slice(0, end), text.slice(end + 1)).split(parting)
  const count = parts.length / 3
  const partOf = (at: number) => parts[at] ?? ''
  return Array.from({ length: count }, (_, at) => ({
    field: partOf(at),
    skills: loosenWords(partOf(count + at)),
    titles: loosenWords(partOf(2 * count + at)),
  })).sort((a, b) => (a.field < b.field ? -1 : 1))
}

const parting = '\t'

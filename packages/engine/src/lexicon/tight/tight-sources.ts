import type { FieldSource } from '../lexicon.ts'
import { foldForms } from './fold-forms.ts'
import { plainForms } from './plain-forms.ts'
import { shortenWords, spellWords } from './short-words.ts'
import { joinLinks, partLinks } from './tight-links.ts'
import { loosenWords, tightenWords } from './tight-words.ts'

/** All of the word data in one text, as it travels to a browser. */
export function tightenSources(sources: readonly FieldSource[]): string {
  const text = foldForms(plainForms(sources))
    .flatMap(({ field, skills, titles }) => [field, tightenWords(skills), tightenWords(titles)])
    .join(parting)
  return shortenWords(partLinks(text).join(parting))
}

/** Writes it as it was, but for what `plainForms` respells. */
export function loosenSources(tight: string): FieldSource[] {
  const text = spellWords(tight)
  const end = text.lastIndexOf(parting)
  const parts = joinLinks(text.slice(0, end), text.slice(end + 1)).split(parting)
  const partOf = (source: number, part: number) => parts[source * 3 + part] ?? ''
  return Array.from({ length: parts.length / 3 }, (_, at) => ({
    field: partOf(at, 0),
    skills: loosenWords(partOf(at, 1)),
    titles: loosenWords(partOf(at, 2)),
  }))
}

const parting = '\t'

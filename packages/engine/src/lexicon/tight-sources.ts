import type { FieldSource } from './lexicon.ts'
import { shortenWords, spellWords } from './short-words.ts'
import { loosenWords, tightenWords } from './tight-words.ts'

/** All of the word data in one text, as it travels to a browser. */
export function tightenSources(sources: readonly FieldSource[]): string {
  return shortenWords(
    sources
      .flatMap(({ field, skills, titles }) => [field, tightenWords(skills), tightenWords(titles)])
      .join(parting),
  )
}

/** Writes it as it was. */
export function loosenSources(tight: string): FieldSource[] {
  const parts = spellWords(tight).split(parting)
  const partOf = (source: number, part: number) => parts[source * 3 + part] ?? ''
  return Array.from({ length: parts.length / 3 }, (_, at) => ({
    field: partOf(at, 0),
    skills: loosenWords(partOf(at, 1)),
    titles: loosenWords(partOf(at, 2)),
  }))
}

const parting = '\t'

import { describe, expect, it } from 'vitest'
import { fieldSources } from './field-sources.ts'
import { parseSkills, parseTitles } from './parse-lexicon.ts'
import { loosenSources, tightenSources } from './tight-sources.ts'

describe('tightenSources', () => {
  it('is undone, for all of the word data, without the loss of a word', () => {
    const travelled = loosenSources(tightenSources(fieldSources))
    expect(travelled).toEqual(
      fieldSources.map(({ field, skills, titles }) => ({
        field,
        skills: withoutRemarks(skills),
        titles: withoutRemarks(titles),
      })),
    )
    for (const [at, { field, skills, titles }] of fieldSources.entries()) {
      expect(parseSkills(field, travelled[at]?.skills ?? '')).toEqual(parseSkills(field, skills))
      expect(parseTitles(field, travelled[at]?.titles ?? '')).toEqual(parseTitles(field, titles))
    }
  })
})

function withoutRemarks(source: string): string {
  return `${source.trim().replace(/^#.*$/gm, '#')}\n`
}

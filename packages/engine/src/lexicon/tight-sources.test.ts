import { describe, expect, it } from 'vitest'
import { fieldSources } from './field-sources.ts'
import { parseSkills, parseTitles } from './parse-lexicon.ts'
import { plainForms } from './plain-forms.ts'
import { loosenSources, tightenSources } from './tight-sources.ts'

describe('tightenSources', () => {
  it('is undone, for all of the word data in plain forms, without the loss of a word', () => {
    const travelled = loosenSources(tightenSources(fieldSources))
    const sources = plainForms(fieldSources)
    expect(travelled).toEqual(
      sources.map(({ field, skills, titles }) => ({
        field,
        skills: withoutRemarks(skills),
        titles: withoutRemarks(titles),
      })),
    )
    for (const [at, { field, skills, titles }] of sources.entries()) {
      expect(parseSkills(field, travelled[at]?.skills ?? '')).toEqual(parseSkills(field, skills))
      expect(parseTitles(field, travelled[at]?.titles ?? '')).toEqual(parseTitles(field, titles))
    }
  })
})

function withoutRemarks(source: string): string {
  return `${source.trim().replace(/^#.*$/gm, '#')}\n`
}

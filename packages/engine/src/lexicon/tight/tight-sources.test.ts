import { describe, expect, it } from 'vitest'
import { goldenCases } from '../../../test/golden/golden-cases.ts'
import { fieldSources } from '../field-sources.ts'
import { readWords } from '../find/read-words.ts'
import { buildLexicon, type Lexicon } from '../lexicon.ts'
import { parseSkills, parseTitles } from '../parse-lexicon.ts'
import { foldForms } from './fold-forms.ts'
import { plainForms } from './plain-forms.ts'
import { loosenSources, tightenSources } from './tight-sources.ts'

describe('tightenSources', () => {
  it('is undone, for all of the word data in plain forms, without the loss of a word', () => {
    const travelled = loosenSources(tightenSources(fieldSources))
    const sources = foldForms(plainForms(fieldSources))
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

  it('has a browser find in a text what is found in it elsewhere', () => {
    const own = buildLexicon(fieldSources)
    const travelled = buildLexicon(loosenSources(tightenSources(fieldSources)))
    for (const { posting, cvs } of goldenCases)
      for (const text of [posting, ...Object.values(cvs)])
        expect(namesIn(travelled, text)).toEqual(namesIn(own, text))
  })
})

function namesIn(lexicon: Lexicon, text: string): unknown {
  const { skills, titles } = readWords(lexicon, text)
  return [...skills, ...titles].map(({ first, last, values }) => ({
    first,
    last,
    names: values.map(({ named }) => named.name),
  }))
}

function withoutRemarks(source: string): string {
  return `${source.trim().replace(/^#.*$/gm, '#')}\n`
}

import { describe, expect, it } from 'vitest'
import { fieldSources } from './field-sources.ts'
import { parseSkills, parseTitles } from './parse-lexicon.ts'
import { loosenWords, tightenWords } from './tight-words.ts'

describe('tightenWords', () => {
  it('writes one below the other what stands in a line, and spaces for words left out', () => {
    const source =
      '\n# heat\noven baking,-frying,pan- > cooking,heat ~ frying\ntool > baking:\noven pan\ncake pan'
    expect(tightenWords(source)).toBe(
      '\noven baking\n frying\npan \n>cooking\nheat\n~frying\n\ntool\n>baking:\n\noven pan\n\ncake \n\n',
    )
  })

  it('names what stands in the same list by how many lines away it is', () => {
    const source =
      'frying,pan- > oven baking\nstewing\noven baking,pastry > heat ~ frying,stewing\n'
    expect(tightenWords(source)).toBe(
      'frying\npan \n>|2\n\nstewing\n\noven baking\npastry\n>heat\n~<2\n<1\n\n',
    )
    expect(loosenWords(tightenWords(source))).toBe(source)
  })

  it('is undone, for all of the word data, without the loss of a word', () => {
    for (const { field, skills, titles } of fieldSources) {
      const travelled = [skills, titles].map((source) => loosenWords(tightenWords(source)))
      expect(travelled).toEqual([skills, titles].map(withoutRemarks))
      expect(parseSkills(field, travelled[0] ?? '')).toEqual(parseSkills(field, skills))
      expect(parseTitles(field, travelled[1] ?? '')).toEqual(parseTitles(field, titles))
    }
  })
})

function withoutRemarks(source: string): string {
  return `${source.trim().replace(/^#.*$/gm, '#')}\n`
}

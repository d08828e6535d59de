import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../knowledge.ts'
import { fieldSources } from './field-sources.ts'
import { readWords } from './find/read-words.ts'
import { buildLexicon } from './lexicon.ts'
import { parseSkills } from './parse-lexicon.ts'

const small = buildLexicon([
  {
    field: 'kitchen',
    skills: `
# what is done with heat
baking, bread baking, pastries@ > cooking
cooking
sourdough > baking`,
    titles: 'baker, bread baker > bakery',
  },
  { field: 'office', skills: 'filing', titles: '' },
])

function namesIn(text: string): string[] {
  return readWords(small, text).skills.flatMap(({ values }) =>
    values.map(({ named }) => named.name),
  )
}

describe('buildLexicon', () => {
  it('finds a skill by its name and by any other way of writing it', () => {
    expect(namesIn('Baking, bread-baking and filing')).toEqual(['baking', 'baking', 'filing'])
  })

  it('finds what an "and" joins by any sign that joins', () => {
    const safety = buildLexicon([
      { field: 'building', skills: 'health and safety\nbritish organisation', titles: '' },
    ])
    const found = readWords(safety, 'Health & Safety, health/safety; health and safety').skills
    expect(found.length).toBe(3)
    expect(readWords(safety, 'British Organization').skills.length).toBe(1)
  })

  it('knows what a skill proves, step by step, and whether anything proves it', () => {
    expect([...(small.proves.get('sourdough') ?? [])]).toEqual(['baking', 'cooking'])
    expect(small.entries.get('cooking')?.isProven).toBe(true)
    expect(small.entries.get('sourdough')?.isProven).toBe(false)
    expect(small.proves.get('cooking')).toBeUndefined()
  })

  it('learns that a word of one field tells more than one nobody uses', () => {
    expect(small.words.weigh('sourdough')).toBe(1)
    expect(small.words.weigh('sourdough')).toBeGreaterThan(small.words.weigh('zeppelin'))
    expect(small.telling.get('sourdough')).toBe(1)
  })

  it('names each skill once: what a second field says of it would have no effect', () => {
    const names = fieldSources.flatMap(({ field, skills }) =>
      parseSkills(field, skills).map(({ name }) => name),
    )
    const firstAt = new Map(names.map((name, at) => [name, at] as const).toReversed())
    expect(names.filter((name, at) => firstAt.get(name) !== at)).toEqual([])
  })

  it('says of skills only what other skills are', () => {
    const { entries } = readKnowledge().lexicon
    const named = [...entries.values()].flatMap(({ implies, related }) => [...implies, ...related])
    expect(named.filter((name) => !entries.has(name))).toEqual([])
  })

  it('writes no word twice in a row and keeps no mark that stands for words', () => {
    const { entries, titles } = readKnowledge().lexicon
    const written = [...entries.values(), ...titles].flatMap(({ forms }) =>
      forms.map((form) => form.written),
    )
    const isOdd = (form: string) => /(?:^| )(\S+) \1(?: |$)/i.test(form) || /^-|-$/.test(form)
    expect(written.filter(isOdd)).toEqual(['Lomi Lomi'])
  })

  it('holds at least 3,000 skills and 1,000 titles', () => {
    const { entries, titles } = readKnowledge().lexicon
    expect(entries.size).toBeGreaterThan(3_000)
    expect(titles.length).toBeGreaterThan(1_000)
  })
})

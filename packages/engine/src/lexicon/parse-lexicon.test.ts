import { describe, expect, it } from 'vitest'
import { parseSkills } from './parse-lexicon.ts'

describe('parseSkills', () => {
  it('reads what a way of writing asks for', () => {
    const [entry] = parseSkills(
      'finance',
      'knowledge: trading,=FX,bonds@,swaps@@,futures^@@,prints^',
    )
    const asks = entry?.forms.map((form) => [
      form.written,
      form.isCaseSensitive,
      form.isFieldOnly,
      form.isOwnFieldOnly,
      form.isExact,
    ])
    expect(asks).toEqual([
      ['trading', false, false, false, false],
      ['FX', true, false, false, false],
      ['bonds', false, true, false, false],
      ['swaps', false, true, true, false],
      ['futures', false, true, true, true],
      ['prints', false, false, false, true],
    ])
  })

  it('reads what a line of its own says of those below it, up to the next remark', () => {
    const source = 'a\ntool:\nb\nlicence: c\nd\n# more\ne'
    expect(parseSkills('x', source).map(({ kind }) => kind)).toEqual([
      'skill',
      'tool',
      'licence',
      'tool',
      'skill',
    ])
  })

  it('reads kind, what it proves and what is like it', () => {
    expect(parseSkills('trades', 'tool: Hilti > drilling ~ Bosch, Makita')).toMatchObject([
      { name: 'Hilti', kind: 'tool', implies: ['drilling'], related: ['Bosch', 'Makita'] },
    ])
  })
})

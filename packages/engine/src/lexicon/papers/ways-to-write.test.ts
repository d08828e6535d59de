import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../../knowledge.ts'
import { profileFields } from '../field-profile.ts'
import { fieldSources } from '../field-sources.ts'
import { findTerms } from '../find/find-terms.ts'
import { readWords } from '../find/read-words.ts'
import { isPaper } from '../is-paper.ts'
import { paperWritten } from './paper-written.ts'
import * as atHand from './papers-at-hand.ts'
import * as fetched from './papers-fetched.ts'
import { readWritten, waysToWrite } from './ways-to-write.ts'

const { lexicon } = readKnowledge()
const fields = ['everywhere', ...fieldSources.map(({ field }) => field)]
const tables = fields.map((field) => ({ field, papers: readWritten(atHand.papersOf(field) ?? '') }))
const table = tables.flatMap(({ papers }) => papers)

/** Whether a line of a CV is one of the ways to write a paper. */
function isWritten(name: string, line: string): boolean {
  const { exact, anyCase } = waysToWrite([name], fields) ?? {}
  const tells = (pattern: string | undefined, flags: string) =>
    pattern !== undefined && new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, flags).test(line)
  return tells(exact, 'u') || tells(anyCase, 'iu')
}

describe('the ways in which people write their papers', () => {
  it('are of papers that the word data has, each once', () => {
    const names = table.map(([name]) => name)
    const unknown = names.filter((name) => {
      const entry = lexicon.entries.get(name)
      return entry === undefined || !isPaper(entry)
    })
    expect(unknown).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  it('stand with the field of the paper, unless every trade asks for it', () => {
    const strangers = tables.flatMap(({ field, papers }) =>
      papers.filter(
        ([name]) => field !== 'everywhere' && lexicon.entries.get(name)?.field !== field,
      ),
    )
    expect(strangers).toEqual([])
  })

  it('are those of the fields that are asked about', () => {
    expect(waysToWrite(['teaching licence'], ['education'])?.exact).toBeDefined()
    expect(waysToWrite(['teaching licence'], ['everywhere', 'sales'])).toBeNull()
    expect(paperWritten('VIT registration', { fields: ['sales'], isWhole: false })).toBeNull()
    expect(paperWritten('HRW: CT, DG', { fields: ['everywhere'], isWhole: false })).toBe(
      'high risk work licence',
    )
  })

  it('are the same for who has them at hand and who fetches them', async () => {
    expect(fetched.papersOf('sport')).toBeUndefined()
    await fetched.fetchPapers([...fields, 'no-such-field'])
    for (const field of fields) expect(fetched.papersOf(field)).toBe(atHand.papersOf(field))
  })

  it('are found where a CV writes them so, in any of their forms', () => {
    const lost = table.flatMap(([name, ways]) =>
      ways.filter((way) => !isWritten(name, `- ${way.replaceAll(' ... ', ', card no 4 ')}, 2024`)),
    )
    expect(lost).toEqual([])
    expect(isWritten('high risk work licence', 'HRW (SafeWork NSW): CT, DG')).toBe(true)
    expect(isWritten('high risk work licence', 'Shrewd buyer')).toBe(false)
  })

  it('are none that its names find by themselves', () => {
    const known = table.flatMap(([name, ways]) =>
      ways.filter((way) => {
        const worded = readWords(lexicon, `Certifications\n- ${way.replace(' ... ', ' ')}\n`)
        return findTerms(lexicon, worded, profileFields(lexicon, worded)).some(
          ({ entry }) => entry.name === name,
        )
      }),
    )
    expect(known).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { buildLexicon } from '../lexicon.ts'
import { readWords } from './read-words.ts'

const lexicon = buildLexicon([
  {
    field: 'trade',
    skills: `
stock management
account management
account reconciliation
invoice processing
software testing
product design
query optimisation
patient education
complaint handling
elderly care
bicycle repair
nurse registration`,
    titles: 'finance director\nteacher\nmathematics teacher',
  },
])

function namesIn(text: string): string[] {
  const { skills, titles } = readWords(lexicon, text)
  return [...skills, ...titles].flatMap(({ values }) =>
    values.map(({ named }): string => named.name),
  )
}

describe('withReworded', () => {
  it('finds what somebody did by its verb', () => {
    expect(namesIn('Managed stock and processed invoices')).toEqual([
      'stock management',
      'invoice processing',
    ])
    expect(namesIn('optimized slow queries, optimising the queries')).toEqual([
      'query optimisation',
    ])
  })

  it('finds it by another verb for the same deed, whatever its past', () => {
    expect(
      namesIn('Taught patients; teach the patients, looked after the elderly, fixed bicycles'),
    ).toEqual(['patient education', 'patient education', 'elderly care', 'bicycle repair'])
    expect(namesIn('Dealt with complaints. Care for elderly people')).toEqual([
      'complaint handling',
    ])
    expect(namesIn('Looked for the elderly, sold patients')).toEqual([])
  })

  it('finds none where the thing that is done follows a list of what it is for', () => {
    expect(namesIn('Manage stock, dental and seasonal orders')).toEqual([])
    expect(namesIn('Manage stock, dental checks')).toEqual(['stock management'])
  })

  it('finds it with "of", whatever stands between', () => {
    expect(namesIn('Management of the stock; director of finance 2019')).toEqual([
      'stock management',
      'finance director',
    ])
  })

  it('finds a paper by what one is with it', () => {
    expect(namesIn('Current registration as a nurse; registration of nurses')).toEqual([
      'nurse registration',
      'nurse registration',
    ])
    expect(namesIn('Director as of finance, teacher as mathematics')).toEqual(['teacher'])
  })

  it('knows the longer title where a shorter one stands in it', () => {
    expect(namesIn('Teacher of Mathematics at a school')).toEqual(['mathematics teacher'])
  })

  it('waits for the end of what was done', () => {
    expect(namesIn('Managed account reconciliation')).toEqual(['account reconciliation'])
    expect(namesIn('Managed account lists')).toEqual([])
    expect(namesIn('Managed accounts carefully')).toEqual(['account management'])
  })

  it('does not take a thing for a deed where only an ending tells them apart', () => {
    expect(namesIn('a test software, a design product')).toEqual([])
    expect(namesIn('testing software, designed products, able to test software')).toEqual([
      'software testing',
      'product design',
      'software testing',
    ])
  })

  it('does not reach across a comma', () => {
    expect(namesIn('Managed, stock')).toEqual([])
  })
})

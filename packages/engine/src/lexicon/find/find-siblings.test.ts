import { describe, expect, it } from 'vitest'
import { buildLexicon } from '../lexicon.ts'
import { readWords } from './read-words.ts'

const lexicon = buildLexicon([
  {
    field: 'accounting',
    skills: '',
    titles: `
payroll officer, -clerk > payroll
payroll manager > payroll
trust officer, -analyst > trusts
sales assistant > shop-sales
sales executive > field-sales
personal assistant > office`,
  },
])

function titlesIn(text: string): string[] {
  return readWords(lexicon, text).titles.flatMap(({ values }) =>
    values.map(({ named }) => named.name),
  )
}

describe('withSiblings', () => {
  it('knows a post by its siblings in the same trade', () => {
    expect(titlesIn('Worked as Payroll Coordinator')).toEqual(['payroll officer'])
  })

  it('knows a post that stands before its trade', () => {
    expect(titlesIn('Officer, Payroll')).toEqual(['payroll officer'])
    expect(titlesIn('Analyst, Payroll Manager')).toEqual(['payroll manager'])
  })

  it('leaves what is listed to what lists it', () => {
    expect(titlesIn('Payroll Manager, then payroll clerk')).toEqual([
      'payroll manager',
      'payroll officer',
    ])
  })

  it('says nothing where posts of several trades begin so, or only one post does', () => {
    expect(titlesIn('sales coordinator')).toEqual([])
    expect(titlesIn('personal advisor')).toEqual([])
  })

  it('takes no verb for a trade and no degree for a post', () => {
    expect(titlesIn('their trusted advisor')).toEqual([])
    expect(titlesIn('Payroll Associate of Science')).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { tokenize } from '../../text/tokenize.ts'
import { readSections } from './read-sections.ts'

const unitsOf = (text: string) =>
  readSections(text, tokenize(text)).map(({ start, end }) => text.slice(start, end))

describe('readSections', () => {
  it('leaves out the codes by which a person specification numbers its lines', () => {
    const units = unitsOf(
      'Essential\nE1 PhD in soil science\nE2 Statistics in R\nDesirable\nD1: Isotope probing\n',
    )
    expect(units).toEqual(['PhD in soil science', 'Statistics in R', 'Isotope probing'])
  })

  it('leaves a licence of category D1 as it stands', () => {
    expect(unitsOf('Essential\nD1 driving licence\nTwo years of minibuses\n')).toContain(
      'D1 driving licence',
    )
  })
})

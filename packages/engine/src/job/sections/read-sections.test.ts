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

  it('leaves out what the rows of a table are about, and how criteria are marked', () => {
    expect(
      unitsOf(
        'Duties\nSurgery | Prepare the theatre for routine procedures\nLab | Run the blood samples of each day\nTeam | Mentor the students on their placements\n',
      ),
    ).toEqual([
      'Prepare the theatre for routine procedures',
      'Run the blood samples of each day',
      'Mentor the students on their placements',
    ])
    expect(
      unitsOf(
        'Duties\nLoad and restrain feed with chains | daily\nDeliver to the farms of the district | daily\nGrease and wash the trucks on Fridays | weekly\n',
      ),
    ).toEqual([
      'Load and restrain feed with chains',
      'Deliver to the farms of the district',
      'Grease and wash the trucks on Fridays',
    ])
    expect(unitsOf('Requirements\nCash handling (D) A/I\nCategory D licence (E) A\n')).toEqual([
      'Cash handling',
      'Category D licence',
    ])
  })

  it('leaves a licence of category D1 as it stands', () => {
    expect(unitsOf('Essential\nD1 driving licence\nTwo years of minibuses\n')).toContain(
      'D1 driving licence',
    )
  })

  it('takes what is asked of the reader for no talk of the employer, whatever stands behind it', () => {
    const isTalk = (line: string) => {
      const text = `About you\n${line}\nYou write SQL well.\n`
      return readSections(text, tokenize(text)).some(
        ({ start, isBoilerplate }) => isBoilerplate && text.startsWith(line, start),
      )
    }
    expect(
      isTalk('You build journeys in Salesforce: we are mid-contract and have no agency.'),
    ).toBe(false)
    expect(isTalk('We can consider only lawyers who hold lead provider approval.')).toBe(false)
    expect(isTalk('No agencies please.')).toBe(true)
  })

  it('hears what a heading wants less, and what it says is not needed', () => {
    const sectionOf = (heading: string) => {
      const text = `Must have\nShopify\n\n${heading}\nKlaviyo\n`
      return readSections(text, tokenize(text)).find(({ start }) =>
        text.startsWith('Klaviyo', start),
      )?.section
    }
    expect(sectionOf('What we hope to see')).toBe('preferred')
    expect(sectionOf('Good to have')).toBe('nice')
    expect(sectionOf('Don’t need')).toBe('about')
  })
})

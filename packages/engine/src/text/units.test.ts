import { describe, expect, it } from 'vitest'
import { splitUnits } from './units.ts'

const units = (text: string) => splitUnits(text).map(({ start, end }) => text.slice(start, end))

describe('splitUnits', () => {
  it('splits sentences and bullets', () => {
    expect(units('Plan menus. Order stock!\n• Train staff\n- Clean')).toEqual([
      'Plan menus.',
      'Order stock!',
      'Train staff',
      'Clean',
    ])
  })

  it('leaves out numbers, letters and pictures before a line', () => {
    const text =
      '✅ Fluent English\n👉🏽 You design drivers\n2.4 Undertake inspections\n1.2.1. Lead audits\na) deal with appeals\n(iii) negotiate terms'
    expect(units(text)).toEqual([
      'Fluent English',
      'You design drivers',
      'Undertake inspections',
      'Lead audits',
      'deal with appeals',
      'negotiate terms',
    ])
  })

  it('begins anew at a letter that numbers a line, however long the one before', () => {
    const text =
      'a) develop the plan, the tools and the indicators of all of the projects\nb) train enumerators'
    expect(units(text)).toEqual([
      'develop the plan, the tools and the indicators of all of the projects',
      'train enumerators',
    ])
  })

  it('keeps what a line counts or names', () => {
    const text = '2.5 years of practice\n(m/f/d) welcome\n(either) of both\n3.7 GPA'
    expect(units(text)).toEqual(text.split('\n'))
  })

  it('ends a sentence where the space after it was lost', () => {
    expect(units('Invoices on time.Prepare reports.')).toEqual([
      'Invoices on time.',
      'Prepare reports.',
    ])
  })

  it('does not end a sentence at an abbreviation', () => {
    expect(units('Tools, e.g. Excel, for Acme Inc. and others')).toHaveLength(1)
    expect(units('B.E./B.Tech or Diploma in Civil Engineering')).toHaveLength(1)
    expect(units('Driving licence: N/A. Own van.')).toHaveLength(2)
  })

  it('goes on behind a name in quotes that ends as a sentence would', () => {
    const line = 'Won "Where Do Worms Go?" – design and layout of a picture book'
    expect(units(line)).toEqual([line])
    expect(units('They asked "Why?" Nobody knew')).toHaveLength(2)
  })

  it('joins a line that was wrapped', () => {
    const text =
      'Responsible for the daily ordering of all stock in three kitchens and\nfor the training of new staff'
    expect(units(text)).toHaveLength(1)
  })
})

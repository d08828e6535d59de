import { describe, expect, it } from 'vitest'
import { allowsDriving, findDrivingCategories } from './driving-categories.ts'

const namedIn = (text: string) =>
  findDrivingCategories(text).flatMap(({ categories }) => categories)

describe('findDrivingCategories', () => {
  it('reads the letters behind the word, before it, and in a list of several', () => {
    expect(namedIn('Licence: B, D, D1 since 2015, clean')).toEqual(['B', 'D', 'D1'])
    expect(namedIn('D licence 2018, no points')).toEqual(['D'])
    expect(namedIn('Category C+E licence with no more than six points')).toEqual(['CE'])
    expect(namedIn('D1 and B+E would be useful')).toEqual(['D1', 'BE'])
    expect(namedIn('Tickets: C+E, D1')).toEqual(['CE', 'D1'])
    expect(namedIn('B, BE, W licence')).toEqual(['B', 'BE', 'W'])
    expect(namedIn('LICENCES\nCategory D since 2010')).toEqual(['D'])
    expect(namedIn('Licences\nB, C, CE (EC), clean\nSafe pass')).toEqual(['B', 'C', 'CE'])
    expect(namedIn('Driving licence:\n- B\n')).toEqual(['B'])
  })

  it('reads no category of who is still learning', () => {
    expect(namedIn('Driving: Learner permit (category B)')).toEqual([])
    expect(namedIn('Taught learners to drive\nLicence: B')).toEqual(['B'])
  })

  it('reads no letter of another word or another thing', () => {
    expect(namedIn('Licensed practical nurse, SIA licensed')).toEqual([])
    expect(namedIn('Licence clean, Dover to Calais')).toEqual([])
    expect(namedIn('Category manager, Band D')).toEqual([])
    expect(namedIn('Licences\nB.Sc. Nursing\nC programming\nD')).toEqual([])
    expect(namedIn('A level in Biology, vitamin D')).toEqual([])
  })
})

describe('allowsDriving', () => {
  it('lets an articulated lorry stand for a rigid one, and a minibus for no bus', () => {
    expect(allowsDriving('CE', 'C')).toBe(true)
    expect(allowsDriving('C', 'CE')).toBe(false)
    expect(allowsDriving('D1', 'D')).toBe(false)
  })
})

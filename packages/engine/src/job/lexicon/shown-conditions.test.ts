import { describe, expect, it } from 'vitest'
import { timesAsLong } from '../../../test/times-as-long.ts'
import { tokenize } from '../../text/tokenize.ts'
import { shownFor } from './shown-conditions.ts'

describe('shownFor', () => {
  it.each([
    ['lifting', 'lift 20 kg', 'lift loads of ', 'and of '],
    ['clearance', 'security clearance', 'the ', 'security dv '],
    ['driving-licence', 'driving licence', 'the ', 'full clean '],
  ] as const)(
    'tells how a CV shows %s, at no cost in a hostile text',
    (code, named, first, more) => {
      const pattern = new RegExp(shownFor(code, named), 'i')
      const text = first + more.repeat(4_000)
      const times = timesAsLong({
        work: () => expect(pattern.test(text)).toBe(false),
        yardstick: () => tokenize(text),
        enough: 8,
      })
      expect(times).toBeLessThan(8)
    },
  )

  it.each([
    ['driving-licence', 'Full UK driving licence', 'Licence: full UK'],
    ['driving-licence', 'access to a vehicle', 'Car driver'],
    ['medical', 'Hep B immunity', 'Hep B: yes'],
    ['medical', 'pass a D4 medical', 'D4 medical done'],
    ['clearance', '5 year checkable work history', 'Fully checkable work history'],
    ['shifts', 'Flexibility to work weekends', 'I am happy to work any shifts'],
    ['location', 'Willing to relocate', 'Open to relocation'],
    ['work-permit', 'Work permit for Switzerland', 'C permit (Switzerland)'],
    ['shifts', 'night shift', 'Used to nights and early starts'],
    ['shifts', 'Able to work Saturdays', 'Ran the store, Saturdays and Sundays'],
    ['travel', 'able to travel round the district', 'Driving licence, own car'],
  ] as const)('hears %s, asked for as "%s", in "%s"', (code, named, line) => {
    expect(new RegExp(shownFor(code, named), 'i').test(line)).toBe(true)
  })

  it('takes nobody for tested for drugs by a check of their record', () => {
    const pattern = new RegExp(shownFor('background-check', 'drug and alcohol test'), 'i')
    expect(pattern.test('Enhanced DBS')).toBe(false)
    expect(pattern.test('Passed a drug test in May')).toBe(true)
  })

  it('hears no licence in who drives none, or something else', () => {
    const pattern = new RegExp(shownFor('driving-licence', 'must drive'), 'i')
    for (const line of ["I don't drive", 'I drive a hard bargain', 'Licence: none'])
      expect(pattern.test(line)).toBe(false)
  })

  it('takes a passport of the EU for what an EU passport asks, and no other', () => {
    const pattern = new RegExp(shownFor('work-permit', 'EU passport'), 'i')
    expect(pattern.test('Irish passport')).toBe(true)
    expect(pattern.test('UK passport')).toBe(false)
  })

  it('hears of a car only from who has one, where one is asked for', () => {
    const car = new RegExp(shownFor('driving-licence', 'Driver with use of a car'), 'i')
    expect(car.test('Driving licence; no car at the moment')).toBe(false)
    expect(car.test('Full driving licence, own car')).toBe(true)
    const licence = new RegExp(shownFor('driving-licence', 'need to drive'), 'i')
    expect(licence.test('Driving licence since 2024')).toBe(true)
  })
})

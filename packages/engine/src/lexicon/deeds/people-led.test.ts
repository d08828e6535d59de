import { describe, expect, it } from 'vitest'
import { timesAsLong } from '../../../test/times-as-long.ts'
import { tokenize } from '../../text/tokenize.ts'
import { peopleLed, peopleTaught } from './people-led.ts'

const pattern = new RegExp(peopleLed, 'i')

describe('people led, told by how many', () => {
  it.each([
    'Staff of 28',
    'Night manager: team of about 14',
    'Six direct reports',
    'Run a crew of two plus a trainee',
    'In charge of the building at night with four HCAs',
    'Manage one researcher',
    'Ran a crew of nine drivers on the trailers',
    'In charge of 12 porters at weekends',
    'Line manage one coordinator',
    'Managed two marketing executives',
    'Two apprentices reported to me',
    '14-strong team, low turnover',
    'Led six trainers and a budget',
    'Supervised three labourers',
    'Oversees 6 field officers',
    'Supervises nine front desk agents',
  ])('are told by "%s"', (line) => {
    expect(pattern.test(line)).toBe(true)
  })

  it.each([
    'Worked in a team of 8 on picking',
    'Part of a team of six drivers',
    'Served 28 staff and visitors lunch',
    'Managed 12 accounts and ran 3 projects',
    'Led two workshops a month',
    'Managed 40 servers',
    'Staff parties for 60 people',
    'Wrote 14 reports',
  ])('are not told by "%s"', (line) => {
    expect(pattern.test(line)).toBe(false)
  })

  it('are looked for in a hostile line about as fast as the line is read', () => {
    for (const line of [
      `managed ${'a '.repeat(20_000)}`,
      `in charge of ${'some '.repeat(10_000)}`,
      `${'('.repeat(40_000)}team of`,
    ]) {
      const times = timesAsLong({
        work: () => expect(pattern.test(line)).toBe(false),
        yardstick: () => tokenize('managed nine people '.repeat(2_000)),
        enough: 8,
      })
      expect(times).toBeLessThan(8)
    }
  })

  it.each([peopleLed, peopleTaught])(
    'take no time to be looked for when that is first done',
    (source) => {
      let turn = 0
      const times = timesAsLong({
        // What was compiled before is kept by its source.
        work: () => {
          turn += 1
          expect(new RegExp(`${source}|never ${turn}`, 'i').test('Kept the books')).toBe(false)
        },
        yardstick: () => tokenize('managed nine people '.repeat(20_000)),
        enough: 3,
      })
      expect(times).toBeLessThan(3)
    },
  )
})

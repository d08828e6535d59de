import { describe, expect, it } from 'vitest'
import { peopleLed } from './people-led.ts'

const pattern = new RegExp(peopleLed, 'i')

describe('people led, told by how many', () => {
  it.each([
    'Staff of 28',
    'Night manager: team of about 14',
    'Six direct reports',
    'Ran a crew of nine drivers on the trailers',
    'In charge of 12 porters at weekends',
    'Line manage one coordinator',
    'Managed two marketing executives',
    'Two apprentices reported to me',
    '14-strong team, low turnover',
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
})

import { describe, expect, it } from 'vitest'
import { plainTitle } from './plain-title.ts'

describe('plainTitle', () => {
  it.each([
    ['Staff Nurse', 'Staff Nurse'],
    ['QC Microbiologist (m/w/d) – contract 18 months', 'QC Microbiologist'],
    ['1:1 TA (SEN)', 'TA (SEN)'],
    ['Office Administrator (maternity cover) – 12 month FTC (m/f/d)', 'Office Administrator'],
    ['HGV Class 1 Driver (Nights, Tramping available) Ref 88213', 'HGV Class 1 Driver'],
    [
      'Teacher of Science (Chemistry to A Level) - permanent, required January',
      'Teacher of Science (Chemistry to A Level)',
    ],
    ['Backend Engineer (all genders) - Logistics Platform', 'Backend Engineer'],
    ['1:1 TA (SEN) – Agency – ASAP start (m/f/d)', 'TA (SEN)'],
    ['WAREHOUSE OPERATIVES X 6 - IMMEDIATE START - WEEKLY PAY', 'WAREHOUSE OPERATIVES'],
    ['Bookkeeper 2 days/wk', 'Bookkeeper'],
    ['Contract Manager – Leeds', 'Contract Manager – Leeds'],
    ['Night Porter', 'Night Porter'],
    ['Analyst, £30,000 a year', 'Analyst'],
  ])('says of %j the work: %j', (line, said) => {
    expect(plainTitle(line)).toBe(said)
  })
})

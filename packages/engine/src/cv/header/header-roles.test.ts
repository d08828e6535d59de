import { expect, test } from 'vitest'
import { readCv } from '../read-cv.ts'

test('a role whose title, employer and dates stand on lines of their own keeps its first line where no heading announces it', () => {
  const { experience, unplaced } = readCv(
    `Jo Reed
Hull | jo@example.com | 07700 900123

Payroll professional with fourteen years' experience.

Payroll Officer
Hill Castings plc, Birmingham
June 2017 – October 2025
End to end processing of weekly and monthly payrolls (1,100 employees)
Starters, leavers, SSP, SMP

Payroll Clerk
Dale Bureau Services, Coventry
2011 – 2017
Ran 60 client payrolls
`,
  )
  expect(experience[0]?.title?.text).toBe('Payroll Officer')
  expect(experience[0]?.bullets.map(({ text }) => text)).toEqual([
    'End to end processing of weekly and monthly payrolls (1,100 employees)',
    'Starters, leavers, SSP, SMP',
  ])
  expect(unplaced).toEqual([])
})

test('hours in brackets behind the dates leave them the dates of a role', () => {
  const { experience } = readCv(
    `Jo Reed
07700 900123

I am a friendly and reliable dispenser with 6 years in busy pharmacies.

Dispenser - Tilley's Chemist, Worle
Mar 2021 to now (32 hrs)
I label and assemble scripts.
Counter Assistant, Hill Chemists, Clevedon, 2018 - 2021
Served on the till.
`,
  )
  expect(experience.map(({ title }) => title?.text)).toEqual(['Dispenser', 'Counter Assistant'])
})

import { describe, expect, it } from 'vitest'
import { scoredReport } from '../../../test/scored-report.ts'

const jobText = `Laboratory Technician

Requirements
- Gas chromatography
- Preparing culture media
- Calibration of balances`

function creditFor(line: string): number {
  const cvText = `Ann Other
ann@example.com

Experience
Laboratory Assistant, Elm Dairy, 2021 - present
- Washed the glassware and kept the stock of reagents for twelve benches
- Took milk samples at the gate and wrote their numbers into the book of the day
- ${line}`
  return (
    scoredReport(cvText, jobText).rows.find(({ requirement }) =>
      /chromatography/.test(requirement.text),
    )?.credit ?? 0
  )
}

describe('work that somebody stood beside', () => {
  const done = creditFor('Ran gas chromatography of oils')

  it.each([
    'Ran gas chromatography of oils under supervision',
    'Ran gas chromatography of oils under the eye and guidance of a chemist',
    'Shadowed the chemist at gas chromatography of oils',
    'Watched how the chemist ran the gas chromatography of oils',
    'Ran gas chromatography of oils under\n  supervision',
    'Ran gas chromatography of oils under my senior’s supervision',
    'Ran gas chromatography of oils with sign-off by a chemist, under her sign-off',
    'Sat in on gas chromatography of oils',
  ])('counts for less: %s', (line) => {
    const credit = creditFor(line)
    expect(credit).toBeLessThan(done)
    expect(credit).toBeGreaterThan(0)
  })

  it.each([
    'Ran gas chromatography of oils with the supervision of two trainees',
    'Ran gas chromatography of oils, shadowed by two trainees',
    'Ran gas chromatography of oils with two trainees under my supervision',
    'Ran gas chromatography of oils under minimal supervision',
    'Watched the gas chromatography of oils day and night',
    'Shadowed users of gas chromatography of oils and watched how people read it',
  ])('does not for who leads others or answers for it: %s', (line) => {
    expect(creditFor(line)).toBe(done)
  })

  it.each([
    'Am learning gas chromatography of oils with a book',
    'Learning: gas chromatography of oils',
    'Tried gas chromatography of oils once at home',
    'Ran gas chromatography of oils in my spare time',
    'Thesis: gas chromatography of oils',
    'Keen interest in gas chromatography of oils',
  ])('counts for less where it is no work: %s', (line) => {
    expect(creditFor(line)).toBeLessThan(done)
  })

  it.each([
    'Ran gas chromatography of oils for the learning support centre',
    'Ran gas chromatography of oils at home and abroad',
    'Ran gas chromatography of oils, built from spare parts',
    'Ran gas chromatography of oils and learning and development for two trainees',
    'Ran gas chromatography of oils in the interest of the dairy',
    'Read the gas chromatography of oils day and night',
  ])('does not for words that only sound so: %s', (line) => {
    expect(creditFor(line)).toBe(done)
  })
})

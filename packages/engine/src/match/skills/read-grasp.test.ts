import { describe, expect, it } from 'vitest'
import { rowOf, scoredReport } from '../../../test/scored-report.ts'

const jobText = `Office Administrator

Requirements
- Excel
- Payroll
- Stock control
- Basic life support`

function creditFor(asked: string, line: string, posting = jobText): number {
  const cvText = `Ann Other
ann@example.com

Experience
Office Assistant, Elm Cellars, 2021 - present
- Carried parcels to the post and wrote the labels of every shelf by hand each Monday
- Answered the letters of the oldest buyers and kept the diary of two partners
- ${line}`
  return rowOf(scoredReport(cvText, posting), asked).credit
}

describe('readGrasp', () => {
  const used = creditFor('Excel', 'Kept lists of guests in Excel for the whole house')

  it.each([
    'Kept lists of guests in basic Excel for the whole house',
    'Kept lists of guests, with a bit of Excel for the whole house',
    'Kept lists of guests, tried Excel for the whole house',
    'Kept lists of guests, Excel a little, for the whole house',
    'Kept lists of guests, Excel (some), for the whole house',
    "Six weeks' induction in Excel for the whole house",
    'Short introduction to Excel for the whole house',
    'Kept lists of guests, Excel (observing only), for the whole house',
  ])('gives half where the CV says how little it is: %s', (line) => {
    expect(creditFor('Excel', line)).toBe(used / 2)
  })

  it.each([
    'Basic Excel is fine',
    'Basic knowledge of Excel',
    'A basic working knowledge of Excel',
  ])('takes a little where a little is asked for: %s', (ask) => {
    const basics = (posting: string) =>
      creditFor('Excel', 'Kept lists of guests in basic Excel for the whole house', posting)
    expect(basics(jobText.replace('Excel', ask))).toBe(used)
    expect(basics(jobText)).toBe(used / 2)
  })

  it.each([
    'Kept 64-bit Excel running for the whole house',
    'Gave new starters their induction in Excel for the whole house',
    'Kept lists of some 200 Excel users for the whole house',
  ])('hears no little in %s', (line) => {
    expect(creditFor('Excel', line)).toBeGreaterThanOrEqual(used)
  })

  it('takes "basic" for a part of a name where it is one', () => {
    const held = 'Passed the training in basic life support for the whole house'
    expect(creditFor('Basic life support', held)).toBeGreaterThan(0.55)
  })

  it.each([
    ['Familiar with SAP, Excel', true],
    ['Familiar with SAP, payroll and Excel', true],
    ['Some exposure to SAP/Excel', true],
    ['Excel (learning)', true],
    ['Learning Excel', true],
    ['Excel (home lab, course in progress)', true],
    ['Excel (course only)', true],
    ['Excel ●●○○○', true],
    ['SAP 5/5, Excel: 2/5', true],
    ['Excel 30%', true],
    ['Basic knowledge of SAP, advanced Excel', false],
    ['Familiar with SAP, kept stock in Excel', false],
    ['Excel ●●●●○', false],
    ['SAP 1/5, Excel 4/5', false],
    ['Excel 90%', false],
  ])('reads how well a list says one knows it: %s', (line, isLittle) => {
    const cv = (skills: string) => `Ann Other
ann@example.com

Skills
${skills}

Experience
Office Assistant, Elm Cellars, 2021 - present
- Carried parcels to the post and wrote the labels of every shelf by hand each Monday
- Answered the letters of the oldest buyers and kept the diary of two partners`
    const full = rowOf(scoredReport(cv('Excel'), jobText), 'Excel').credit
    const told = rowOf(scoredReport(cv(line), jobText), 'Excel').credit
    expect(told / full).toBeCloseTo(isLittle ? 0.5 : 1, 1)
  })
})

it('who sat in for a leader, or learns to lead, has led in part', () => {
  const asks = (line: string) => `Call Centre Agent\n\nRequirements\n- ${line}\n- Excel`
  const ledFor = (line: string) => [
    creditFor('Team leadership', line, asks('Team leadership')),
    creditFor('12 months', line, asks('At least 12 months’ experience as a Team Leader')),
  ]
  const [full = 0, years = 0] = ledFor('Led a team of twelve advisors as Team Leader')
  const [part, time] = ledFor('Sat in for the Team Leader for one week in August')
  expect(part).toBeLessThan(full * 0.6)
  expect(time).toBeLessThan(years * 0.6)
  const [learnt] = ledFor('Level 2 Certificate in Team Leading, in progress')
  expect(learnt).toBeLessThan(full * 0.6)
})

import { describe, expect, it } from 'vitest'
import { analyze } from '../../analyze.ts'

const posting = `Weaver

Requirements
- Looms and dyeing
- Textile design
- Current registration with the Guild of Town Weavers
- Machine knitting`

function creditOf(line: string, jobText = posting, asked = /Guild|LOWTI/): number {
  const cvText = `Odile Farrant\nStroud, 07700 900177\n\nExperience\nWeaver, Tarn Mill, 2016 - 2026\n- Wove blankets on four looms and dyed the yarn for each of them\n- Drew textile designs for two shops and a museum in the valley\n\nPapers\n${line}`
  const report = analyze({ cvText, jobText, today: { year: 2026, month: 11 } })
  if (report.status === 'refused') throw new Error(report.reason)
  const row = report.rows.find(({ requirement }) => asked.test(requirement.text))
  return row?.credit ?? -1
}

describe('matchOwnPaper', () => {
  it('finds a paper that no word data knows by its words or its letters', () => {
    expect(creditOf('Registered with the Guild of Town Weavers')).toBeGreaterThan(0.8)
    expect(creditOf('GTW member since 2019')).toBeGreaterThan(0.8)
    expect(creditOf('Swimming badge')).toBe(0)
  })

  it.each([
    ['Minnesota weaver license', true],
    ['Licensed in Minnesota since 2019', true],
    ['MN license 4471', true],
    ['Weaver, Duluth, Minnesota', false],
    ['Wisconsin weaver license', false],
  ])('takes “%s” for a state’s licence: %s', (line, isHeld) => {
    const asksState = 'Weaver\n\nRequirements\n- Looms\n- Current Minnesota Weaver license'
    const credit = creditOf(line, asksState, /Minnesota/)
    expect(credit > 0.5).toBe(isHeld)
  })

  it('gives half where it is on its way', () => {
    const held = creditOf('GTW registration')
    expect(creditOf('GTW registration applied for') / held).toBeCloseTo(0.5)
  })

  it('gives half where a course for it is booked or being done', () => {
    const asksCertificate = 'Weaver\n\nRequirements\n- Looms\n- LOWTI certificate'
    const held = creditOf('LOWTI certificate', asksCertificate)
    expect(held).toBeGreaterThan(0.8)
    expect(creditOf('Doing LOWTI certificate', asksCertificate)).toBeCloseTo(held / 2)
    const asksCourse = 'Weaver\n\nRequirements\n- Looms\n- Experience of LOWTAR'
    const knows = creditOf('LOWTAR 2024', asksCourse, /LOWTAR/)
    expect(knows).toBeGreaterThan(0)
    expect(creditOf('LOWTAR booked Feb 2027', asksCourse, /LOWTAR/)).toBeCloseTo(knows / 2)
  })

  it('credits the second paper of a choice as it would by itself', () => {
    const asks = (papers: string) => `Weaver\n\nRequirements\n- Looms\n- ${papers}`
    for (const line of ['LOWTI card', 'LOWTI card applied for']) {
      const credit = creditOf(line, asks('LOWTI card'))
      expect(credit, line).toBeGreaterThan(0.4)
      expect(creditOf(line, asks('CSCS card or LOWTI card')), line).toBeCloseTo(credit, 1)
    }
    expect(creditOf('Swimming badge', asks('CSCS card or LOWTI card'))).toBe(0)
  })
})

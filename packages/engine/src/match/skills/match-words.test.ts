import { describe, expect, it } from 'vitest'
import { rowOf, scoredReport } from '../../../test/scored-report.ts'

const jobText = `Carpenter

Requirements
- Framing
- Roofing
- Mass timber
- Site safety
- Site training (SureStart)
- Joint libraries
- Testing under supervision
- Some experience with Cabinet Vision software or Roofline`

function creditFor(line: string, asked = 'Mass timber'): number {
  const cvText = `Mats Orrin
mats@example.com

Experience
Carpenter, Tarn Builders, 2018 - present
- Framed and roofed forty houses with a crew of three
- Kept the records of the week and passed them on each Friday before noon
- ${line}`
  return rowOf(scoredReport(cvText, jobText), asked).credit
}

describe('matchWords', () => {
  it('takes one of several plain words for nothing', () => {
    const asked = 'Testing under supervision'
    expect(creditFor('Passed a health and safety test in the spring', asked)).toBe(0)
    expect(creditFor('Tested circuits under the supervision of a fitter', asked)).toBeGreaterThan(
      0.5,
    )
  })

  it('gives half at most where the word is missing that tells a name from its kin', () => {
    const named = creditFor('Fitted floors of mass timber in the last five')
    const ofKin = creditFor('Fitted windows of timber in the last five')
    expect(ofKin).toBeLessThanOrEqual(named / 2)
    expect(ofKin).toBeGreaterThan(0)
  })

  it('takes the word for a kind of thing alone for none of it', () => {
    const asked = 'Joint libraries'
    expect(creditFor('Drew roofs with joint libraries', asked)).toBeGreaterThan(0)
    expect(creditFor('Fitted shelves in the Testing Library', asked)).toBe(0)
  })

  it('takes a thing that goes by two words for no kin of either', () => {
    const asked = 'Cabinet Vision'
    expect(creditFor('Drew the kitchens in Cabinet Vision', asked)).toBeGreaterThan(0)
    expect(creditFor('Drew the kitchens in Roofline', asked)).toBeGreaterThan(0)
    expect(creditFor('Led the cabinet makers and set up their shop', asked)).toBe(0)
  })

  it('takes half of a name written as one word for no part of it', () => {
    expect(creditFor('Holder of the SureStart badge', 'SureStart')).toBeGreaterThan(0)
    expect(creditFor('Made sure of an early start each day', 'SureStart')).toBe(0)
  })
})

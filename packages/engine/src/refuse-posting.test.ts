import { describe, expect, it } from 'vitest'
import { gradedCases, unseenGradedCases } from '../../../bench/match/graded/graded-cases.ts'
import { nurseCv, nursePosting } from '../test/fixtures/nurse.ts'
import { goldenCases } from '../test/golden/golden-cases.ts'
import { readCv } from './cv/read-cv.ts'
import { analyze, refusalWords } from './index.ts'
import { refusePosting } from './refuse-posting.ts'

const otherPosting = `Warehouse Supervisor (Nights)
Fenwater Home Delivery Ltd, Milton Keynes

Who we are
We are looking for a supervisor who can lead the night team of our distribution centre.

What you'll be doing
- Leading a team of around 30 warehouse operatives and forklift drivers
- Making sure that all orders are picked, loaded and despatched on time

What you need
- Two years of supervising in a warehouse
- A forklift licence

Apply now with your CV. Please note that we cannot reply to everybody.`

const reasonFor = (cvText: string) => {
  const report = analyze({ cvText, jobText: nursePosting, today: { year: 2026, month: 11 } })
  return report.status === 'refused' ? report.reason : null
}

describe('refusePosting', () => {
  it('refuses another posting where the CV belongs, in a sentence of its own', () => {
    expect(reasonFor(otherPosting)).toBe('cv-is-a-posting')
    expect(refusalWords['cv-is-a-posting']).toMatch(/reads like a job posting/)
  })

  it('reads a CV below which a posting was left', () => {
    expect(reasonFor(`${nurseCv}\n\n${otherPosting}`)).toBeNull()
  })

  it('comes nowhere near a CV that somebody wrote', () => {
    const cvs = [...goldenCases, ...gradedCases, ...unseenGradedCases].flatMap(({ cvs }) =>
      Object.values<string>(cvs),
    )
    const undated = (text: string) => ({ ...readCv(text), experience: [] })
    expect(cvs.filter((text) => refusePosting(text, undated(text)) !== null)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { rowOf, scoredReport } from '../../../test/scored-report.ts'

const posting = `Baker

We look for a baker for our shop by the river.

Requirements
- Experience with sourdough
- Food hygiene certificate`

function scoreOf(firstLine: string): number {
  const cvText = `${firstLine}
12 Any Road, Anytown
somebody@example.com

Profile
Hotel receptionist with five years at a front desk.

Experience
Receptionist, Hotel Aster, 2019 - 2024
- Welcomed guests and took bookings`
  return scoredReport(cvText, posting).score
}

describe('silentSpans', () => {
  it('gives nobody the trade that their name comes from', () => {
    expect(scoreOf('Amelia Baker')).toBe(scoreOf('Amelia Bloggs'))
    expect(scoreOf('AMELIA BAKER')).toBe(scoreOf('Amelia Bloggs'))
  })

  it('hears a title that stands where a name would', () => {
    expect(scoreOf('Head Baker')).toBeGreaterThan(scoreOf('Amelia Bloggs'))
  })

  it.each(['Amelia Bloggs MCSP', 'AMELIA BLOGGS, MCSP', 'Amelia Bloggs MRICS MCSP'])(
    'hears the letters behind a name: %s',
    (name) => {
      const report = scoredReport(
        `${name}\namelia@example.com\n\nExperience\nPhysiotherapist, Hill Trust, 2019 - 2024\n- Assessed knees and backs of adults in the clinic of the trust\n- Wrote leaflets for the gym and the ward`,
        'Physiotherapist\n\nRequirements\n- Member of the Chartered Society of Physiotherapy\n- Care of outpatients',
      )
      expect(rowOf(report, 'Chartered').credit).toBeGreaterThan(0.6)
    },
  )

  it('takes no heading for a proof, unless it names a paper', () => {
    const creditOf = (demand: string, section: string) => {
      const report = scoredReport(
        `Amelia Bloggs\namelia@example.com\n\nExperience\nBaker, Hill Bakery, 2019 - 2024\n- Baked sourdough for four shops and trained two apprentices\n- Kept the books of flour and the oven clean, and opened the shop at five each morning\n- Ordered flour, yeast and boxes for a week at a time from three mills in the county\n\n${section}\n`,
        `Baker\n\nRequirements\n- Sourdough\n- ${demand}`,
      )
      return rowOf(report, demand).credit
    }
    expect(creditOf('Zorvex volunteering', 'Volunteering\nShotfiring, 2020')).toBe(0)
    expect(creditOf('Forklift licence', 'Forklift licence\nvalid until 2029')).toBeGreaterThan(0)
  })
})

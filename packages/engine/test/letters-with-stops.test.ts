import { describe, expect, it } from 'vitest'
import { rowOf, scoredReport } from './scored-report.ts'

function reportOn(asked: string, held: string) {
  return scoredReport(
    `Ann Lee
ann@example.com

Experience
${held}, Mercy General, 2019 – 2026
- Nights on a 24-bed floor, charge nurse every second week
- Trained four new hires

Licenses
${held}, Ohio, active
`,
    `${asked} needed
Must have current ${asked} license. 12-hour shifts on nights. Two years of experience required.`,
  )
}

describe('a short form with full stops', () => {
  const plain = reportOn('RN', 'RN').score

  it.each([
    ['RN', 'R.N.'],
    ['R.N.', 'RN'],
    ['R.N.', 'R.N.'],
  ])('means the same as one without: %s asked, %s held', (asked, held) => {
    const report = reportOn(asked, held)
    expect(report.score).toBe(plain)
    const row = report.rows.find(({ requirement }) => requirement.kind === 'licence')
    expect(row).toMatchObject({ status: 'met', requirement: { text: asked } })
    expect(row?.evidence[0]?.quote).toBe(held)
  })

  it('ends no sentence in the middle of what it names', () => {
    const report = scoredReport(
      `Ann Lee
ann@example.com

Experience
Civil Engineer, Hill Ltd, 2019 – 2026
- Designed drainage for fourteen sites and drew them in AutoCAD
- Checked what contractors built against the drawings

Licenses
P.E., Ohio
`,
      'Civil Engineer\n\nRequirements\n- P.E. License\n- AutoCAD\n- Stormwater design',
    )
    expect(rowOf(report, 'P.E.').status).toBe('met')
  })
})

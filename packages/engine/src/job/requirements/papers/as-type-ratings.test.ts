import { describe, expect, it } from 'vitest'
import { rowOf, scoredReport } from '../../../../test/scored-report.ts'

const jobText = (line: string) =>
  `Licensed Aircraft Engineer\n\nRequirements\n- CASA Part 66 licence\n- ${line}\n- Line maintenance of aircraft\n- Tool control`

const cvText = (ratings: string) =>
  `Ann Other\nann@example.com\n\nLicences\nCASA Part 66 licence\nType ratings: ${ratings}\n\nExperience\nLicensed Aircraft Engineer, Elm Air, 2019 - present\n- Line maintenance of a fleet of twenty aircraft with engine changes and transit checks\n- Signed task cards and kept the tools of the shift in order`

describe('asTypeRatings', () => {
  it.each(['A320 and/or B737 type rating (essential)', 'Type rated on the A320 or B737'])(
    'insists on the types of the rating: %s',
    (line) => {
      const other = scoredReport(cvText('Dash 8-400, ATR 72-600'), jobText(line))
      expect(rowOf(other, 'A320').requirement.kind).toBe('licence')
      expect(rowOf(other, 'A320').status).toBe('missing')
      const own = scoredReport(cvText('A320 (CFM56)'), jobText(line))
      expect(own.score).toBeGreaterThan(other.score + 15)
    },
  )

  it('takes a type for something one knows where no rating is asked for', () => {
    const read = scoredReport(cvText('Dash 8-400'), jobText('Experience of the A320'))
    expect(rowOf(read, 'A320').requirement.kind).toBe('knowledge')
  })
})

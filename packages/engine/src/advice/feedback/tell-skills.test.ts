import { describe, expect, it } from 'vitest'
import { analyze } from '../../analyze.ts'

const today = { year: 2026, month: 11 }
const jobText =
  'Data Analyst\n\nRequirements\n- SQL\n- Excel\n- Power BI\n- Stakeholder management\n- Tableau'

function strengthsOf(cvText: string): string {
  const report = analyze({ jobText, cvText, today })
  if (report.status === 'refused') throw new Error(report.reason)
  return report.advice.strengths.join('\n')
}

const work = `Experience
Head Chef, The Copper Pan, 2018 - 2025
- Built a dashboard of the gross profit of each dish in Power BI for the owner
- Trained four cooks and kept the orders of vegetables and fish for two kitchens`

describe('tellSkills', () => {
  it('says what lines about work show', () => {
    expect(strengthsOf(`Jo Reed\njo@example.com\n\n${work}\n`)).toMatch(
      /Lines about your work show “Power BI”|“Power BI” is shown at work/,
    )
  })

  it('says of what was only learnt that it was learnt', () => {
    const strengths = strengthsOf(
      `Jo Reed\njo@example.com\n\n${work}\n\nTraining\nSQL bootcamp, Elm School of Code, 12 weeks with 30 exercises, finished March 2026\n`,
    )
    expect(strengths).toContain('What you learnt shows “SQL”.')
    expect(strengths).not.toMatch(/SQL[^\n]*at work|your work show[^\n]*SQL/)
  })
})

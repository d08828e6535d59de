import { describe, expect, it } from 'vitest'
import { rowOf, scoredReport } from '../../../test/scored-report.ts'
import type { Report } from '../../analyze.ts'

const jobText = `Staff Nurse

Requirements
- Wound care
- Discharge planning
- Venepuncture

Duties
- Plan staffing on the ward and prepare rotas
- Document care on the electronic patient record`

function report(lines: string): Report {
  const cvText = `Ann Other
ann@example.com

Experience
Registered Nurse, Elm Hospital, 2019 - present
- Took part in the handover of the shift and wrote its reports for the night team
${lines}`
  return scoredReport(cvText, jobText)
}

const homeward = '- Arranged home care packages and wrote discharge letters to the family doctor'

describe('what is told in words of one’s own', () => {
  it('is met in part, by the line that tells it', () => {
    const row = rowOf(report(homeward), 'Discharge planning')
    expect(row).toMatchObject({ status: 'partly', how: 'told' })
    expect(row.evidence[0]?.quote).toContain('home care packages')
  })

  it('is never more than met in part, whatever came of it', () => {
    const row = rowOf(report(`${homeward}, 40 % faster than before`), 'Discharge planning')
    expect(row).toMatchObject({ status: 'partly', how: 'told' })
  })

  it('takes nothing away from who names it once as well', () => {
    const told = `${homeward}
- Set up home care packages for people after a stroke
- Home care packages within two days for the frail`
    const [before, after] = [told, `${told}\n- Helped with discharge planning`].map((lines) =>
      rowOf(report(lines), 'Discharge planning'),
    )
    expect(after?.credit).toBeGreaterThan(before?.credit ?? 1)
    expect(after?.places).toBeGreaterThanOrEqual(before?.places ?? 0)
  })

  it('is worth less than the same by its name', () => {
    const named = rowOf(report('- Discharge planning with social workers'), 'Discharge planning')
    expect(named.credit).toBeGreaterThan(rowOf(report(homeward), 'Discharge planning').credit)
  })

  it('is not told by words that stand far apart, or by two things of a list', () => {
    const far = `- Arranged the leave of all colleagues on both of the wards of this hospital when many went home`
    expect(rowOf(report(far), 'Discharge planning').status).toBe('missing')
    const list = '\nSkills\nHome visits, training, care plans, first aid, packages of software'
    expect(rowOf(report(list), 'Discharge planning').status).toBe('missing')
  })

  it('is told by words that stand together at last, though one of them came before', () => {
    const twice =
      '- Rang those who had gone home, wrote down for the family doctor what they said, and set up home care packages'
    expect(rowOf(report(twice), 'Discharge planning').how).toBe('told')
  })

  it('is told by an abbreviation only where it is written as one', () => {
    const statusOf = (line: string) => rowOf(report(line), 'Discharge planning').status
    expect(statusOf('- Kept the TTOs ready in good time')).toBe('partly')
    expect(statusOf('- Kept the ttos ready in good time')).toBe('missing')
  })

  it('counts for the words of a task that name it', () => {
    const credit = (line: string) => rowOf(report(line), 'Plan staffing').credit
    expect(
      credit('- Wrote the duty roster and found cover when somebody was sick'),
    ).toBeGreaterThan(credit('- Served meals and drinks'))
  })

  it('is proposed to be named, if that is what it was', () => {
    const { advice } = report(homeward)
    const change = advice.changes.find(({ text }) =>
      text.includes('reads like “Discharge planning”'),
    )
    expect(change).toMatchObject({ action: 'add-if-true', category: 'Wording' })
    expect(change?.question).toContain('Discharge planning')
  })

  it('is not told to be shown, whatever came of it', () => {
    const { advice } = report(`${homeward}, 40 % faster than before`)
    expect(advice.strengths.join('\n')).not.toContain('Discharge planning')
  })
})

describe('a way of telling that is a letter or a digit', () => {
  const credit = (line: string) => {
    const cvText = `Ann Other
ann@example.com

Experience
Restaurant Manager, Elm House, 2019 - present
- Opened and closed the house and wrote the plan of the week for twelve waiters and cooks
- ${line}`
    const jobText = 'Restaurant Manager\n\nRequirements\n- Budget management'
    return rowOf(scoredReport(cvText, jobText), 'Budget').credit
  }

  it('is said in one breath', () => {
    expect(credit('Answered for the P&L of the house')).toBeGreaterThan(0)
    expect(credit('Sat every L of the plan with P of the house')).toBe(0)
  })
})

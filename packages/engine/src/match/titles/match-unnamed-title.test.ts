import { describe, expect, it } from 'vitest'
import { analyze } from '../../analyze.ts'

const posting = `Human Resources Business Partner

Requirements
- Five years of experience in human resources
- Grievances and collective agreements
- Workplace investigations
- Return to work and accommodation
- Succession planning`

const work = `- Sit in grievance meetings beside nineteen foremen and explain the collective agreement to them
- Lead workplace investigations, forty in six years, and write up what was found
- Bring injured people back by return to work plans
- Draw with the plant head who could do whose job: succession planning for three years`

const otherWork = `- Laminated doughs and wedding cakes from three in the morning, with a team of four
- Ordering of butter, vanilla and cocoa, cost per piece, hygiene records
- Chocolate work for the shop window at Easter`

function titleRow(head: string, told = work) {
  const cvText = `Imre Dalby\nHamilton, 555-0160\n\nExperience\n${head}, 2019 - present\n${told}`
  const report = analyze({ cvText, jobText: posting, today: { year: 2026, month: 11 } })
  if (report.status === 'refused') throw new Error(report.reason)
  const row = report.rows.find(({ requirement }) => requirement.kind === 'title')
  return { credit: row?.credit ?? -1, quote: row?.evidence[0]?.quote }
}

describe('matchUnnamedTitle', () => {
  it('leaves a title alone that the word data knows', () => {
    expect(titleRow('HR Business Partner, Fairmeadow Dairy').credit).toBe(1)
  })

  it('takes an unknown title above work of the field for one of that field', () => {
    const { credit, quote } = titleRow('Floor Confidant, Fairmeadow Dairy')
    expect(credit).toBeCloseTo(0.35)
    expect(quote).toBe('Floor Confidant')
  })

  it('gives no less for a title of the field that is named', () => {
    const unknown = titleRow('Floor Confidant, Fairmeadow Dairy').credit
    const recruiter = titleRow('Recruiter, Fairmeadow Dairy').credit
    expect(recruiter).toBeGreaterThanOrEqual(unknown)
  })

  it('takes work that is told without any role for work of the field', () => {
    const cvText = `Imre Dalby\nHamilton, 555-0160\n\n${work.replaceAll('- ', '')}`
    const report = analyze({ cvText, jobText: posting, today: { year: 2026, month: 11 } })
    if (report.status === 'refused') throw new Error(report.reason)
    const row = report.rows.find(({ requirement }) => requirement.kind === 'title')
    expect(row?.credit).toBeCloseTo(0.35)
    expect(row?.evidence[0]?.quote).toContain('collective agreement')
  })

  it('gives nothing for a title of another field, or for other work', () => {
    expect(titleRow('Pastry Chef, Fairmeadow Dairy').credit).toBe(0)
    expect(titleRow('Floor Confidant, Fairmeadow Dairy', otherWork).credit).toBe(0)
  })

  it('takes no line of work that names other people for a title', () => {
    const told = `${work}\n- Phoning panel beaters for progress`
    const { credit, quote } = titleRow('Floor Confidant, Fairmeadow Dairy', told)
    expect(credit).toBeGreaterThan(0.3)
    expect(quote).toBe('Floor Confidant')
  })

  it('takes an untitled role that tells the work of the field for one of it, whatever other roles are called', () => {
    const besides = 'Pastry Chef, Corner Bakery, 2016 - 2019\n- Laminated doughs and wedding cakes'
    const { credit, quote } = titleRow('Fairmeadow Dairy', `${work}\n\n${besides}`)
    expect(credit).toBeGreaterThan(0.2)
    expect(quote).toContain('Sit in grievance meetings')
    expect(titleRow('Fairmeadow Dairy', `${otherWork}\n\n${besides}`).credit).toBe(0)
  })
})

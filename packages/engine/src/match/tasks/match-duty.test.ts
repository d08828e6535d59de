import { describe, expect, it } from 'vitest'
import { analyze } from '../../analyze.ts'

const jobText = `Senior Care Assistant

What you will do
- Lead a shift of four carers and delegate tasks
- Support residents with washing and dressing`

const rest = `- Wrote down what everybody ate and drank and rang the office
- Cleaned kitchens and bathrooms and changed the beds on Mondays`

function rowOf(
  task: string,
  cvLines: string,
  asked = 'Lead a shift of four carers and delegate tasks',
) {
  const cvText = `Ann Other\nann@example.com\n\nExperience\n${cvLines}\n${rest}`
  const posting = jobText.replace('Lead a shift of four carers and delegate tasks', asked)
  const report = analyze({ cvText, jobText: posting, today: { year: 2026, month: 11 } })
  if (report.status !== 'scored') throw new Error(report.reason)
  const row = report.rows.find(({ requirement }) => requirement.text.startsWith(task))
  if (!row) throw new Error(`The posting does not ask: ${task}.`)
  return row
}

const statusOf = (task: string, cvLines: string) => rowOf(task, cvLines).status

describe('a task of the posting', () => {
  it('is not done by somebody who is only called as those are whom it names', () => {
    const work = `Home carer, Elm Care, 2019 - present
- Cooked dinners, did the shopping and collected prescriptions`
    expect(statusOf('Lead a shift', work)).toBe('missing')
  })

  it('is quoted from the work told before what is only claimed', () => {
    const work = `Home carer, Elm Care, 2019 - present
- Delegated the visits of the day

Profile
I like to lead a shift`
    const [first] = rowOf('Lead a shift', work).evidence
    expect(first?.quote).toContain('Delegated')
  })

  it('is not told by shortened words of any text, and quoted from the line about it first', () => {
    const work = `Home carer, Elm Care, 2019 - present
- Rang 12 families incl. approx. 3 abroad
- Delegated the visits of the day to four carers`
    const { evidence } = rowOf(
      'Lead a shift',
      work,
      'Lead a shift of approx. four carers incl. delegation',
    )
    expect(evidence[0]?.quote).toContain('Delegated')
    expect(evidence.map(({ quote }) => quote).join()).not.toContain('abroad')
  })

  it('is not done in part by a line that shares a word or two of it', () => {
    const work = `Home carer, Elm Care, 2019 - present
- Took charts to the district office`
    const task =
      'Chair handovers with district nurses, audit medication charts and wound dressings, write rotas'
    expect(rowOf('Chair', work, task)).toMatchObject({ status: 'missing', evidence: [] })
  })

  it('has its plainest part told as well, though no word of it tells much', () => {
    const creditOf = (line: string) =>
      rowOf(
        'Supervise',
        `Bookkeeper, Elm Care, 2019 - present\n- ${line}`,
        'Supervise, coach and appraise a team of 8 accountants',
      ).credit
    const alone = creditOf('Coached new accountants')
    expect(alone).toBeGreaterThan(0)
    expect(creditOf('Coached new accountants\n- Supervised three clerks')).toBeGreaterThan(alone)
  })

  it('is told by a line of work', () => {
    const work = `Home carer, Elm Care, 2019 - present
- Led five carers and delegated the visits of the day`
    expect(statusOf('Lead a shift', work)).toBe('met')
  })

  it('that supervises people is shown by who led some, and not by who is called as they are', () => {
    const posting = `Physiotherapist

What you will do
- Supervise physiotherapists and therapy assistants
- Mentor newly qualified nurses and students
- Keep accurate clinical records of patients`
    const creditOf = (task: string, line: string) => {
      const cvText = `Ann Other\nann@example.com\n\nPhysiotherapist for knees\n\nExperience\nPhysiotherapist, Hill Trust, 2019 - 2023\n- ${line}\n${rest}`
      const report = analyze({ cvText, jobText: posting, today: { year: 2026, month: 11 } })
      if (report.status !== 'scored') throw new Error(report.reason)
      return report.rows.find(({ requirement }) => requirement.text.startsWith(task))?.credit
    }
    expect(creditOf('Supervise', 'Ran the knee class each week')).toBe(0)
    expect(
      creditOf('Supervise', 'Supervised three therapy assistants on the ward'),
    ).toBeGreaterThan(0.8)
    expect(creditOf('Supervise', 'Led a team of five')).toBeGreaterThan(0.5)
    expect(creditOf('Mentor', 'Trained four new nurses')).toBeGreaterThan(0.2)
    expect(creditOf('Mentor', 'Practice educator for two students')).toBeGreaterThan(0.5)
  })
})

import { describe, expect, it } from 'vitest'
import { analyze } from '../../analyze.ts'

const jobText = `Senior Care Assistant

What you will do
- Lead a shift of four carers and delegate tasks
- Support residents with washing and dressing`

const rest = `- Wrote down what everybody ate and drank and rang the office
- Cleaned kitchens and bathrooms and changed the beds on Mondays`

function rowOf(task: string, cvLines: string) {
  const cvText = `Ann Other\nann@example.com\n\nExperience\n${cvLines}\n${rest}`
  const report = analyze({ cvText, jobText, today: { year: 2026, month: 11 } })
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

  it('is told by a line of work', () => {
    const work = `Home carer, Elm Care, 2019 - present
- Led five carers and delegated the visits of the day`
    expect(statusOf('Lead a shift', work)).toBe('met')
  })
})

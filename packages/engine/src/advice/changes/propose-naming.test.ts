import { describe, expect, it } from 'vitest'
import { scoredReport } from '../../../test/scored-report.ts'

const posting = `Customer Service Team Manager

Requirements
- Customer service in a contact centre
- Identify vulnerable customers
- Inbound calls and complaints
- Excel`

function adviceFor(line: string): string {
  const cv = `Ola Wend\n07700 900131\n\nExperience\nBereavement Calls Adviser — Midshire Bank\nMay 2021 – Present\n- Answered inbound calls in a contact centre\n- ${line}\n- Kept the team's figures in Excel`
  const { changes } = scoredReport(cv, posting).advice
  return changes.find(({ text }) => text.includes('vulnerable customers”'))?.text ?? ''
}

describe('proposeNaming', () => {
  it('asks to say a deed with the posting’s words, and never a job title', () => {
    expect(adviceFor('Helped mental health callers')).toMatch(
      /^“Helped mental health callers” reads like “.*vulnerable customers”/,
    )
    expect(adviceFor('Answered complaints of every kind')).toMatch(
      /^The role “Bereavement Calls Adviser” sounds like “.*vulnerable customers”. If your work there has included it, add a line that shows it.$/,
    )
  })
})

import { describe, expect, it } from 'vitest'
import { scoredReport } from '../../test/scored-report.ts'

describe('namesOwnPost', () => {
  it('asks nobody to add a post that they did not hold', () => {
    const posting =
      'Finance Business Partner\n\nRequirements\n- Budgeting and variance analysis\n- Power BI\n- Fully qualified accountant (ACCA or CIMA)'
    const cv =
      'Ola Wend\n07700 900131\n\nExperience\nManagement Accountant, Severn Packaging, 2019 - 2026\n- Monthly variance analysis of two plants\n- Closed the books by day four and told the board why the figures had moved\n- Worked with suppliers, colleagues and the office to keep every order on time\n- Showed two new colleagues their way about in their first month with the firm\n\nEducation\nCIMA, 2021'
    const { advice, rows } = scoredReport(cv, posting)
    expect(
      rows.filter(({ requirement }) => /Business Partner/.test(requirement.text)),
    ).toHaveLength(2)
    const told = [...advice.changes.map(({ text }) => text), ...advice.weaknesses]
    expect(told.join('\n')).not.toContain('“Finance Business Partner”')
    expect(told.join('\n')).toContain('“Power BI”')
  })
})

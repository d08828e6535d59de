import { expect, it } from 'vitest'
import { scoredReport } from '../../test/scored-report.ts'

const posting = `Software Tester

Requirements
- Two years in software testing
- Exploratory testing
- Cypress
- Jira`

const cv = (title: string, line: string) => `Ann Other
ann@example.com

Experience
${title}, Elm Insurance, Bath, 2020 - present
- ${line}
- Wrote notes in Confluence and estimated stories in Jira
- Kept the build pipelines in order`

const rowOf = (cvText: string, asked: RegExp) =>
  scoredReport(cvText, posting).rows.find(({ requirement }) => asked.test(requirement.text))

it('counts years of a discipline less where another trade used a tool of it beside its own work', () => {
  const own = rowOf(cv('Software Tester', 'Checked the site with Cypress'), /Two years/)
  const beside = rowOf(cv('Frontend Developer', 'Checked the site with Cypress'), /Two years/)
  expect(own?.credit).toBe(1)
  expect(beside?.credit).toBeLessThan(0.8)
})

it('does not take colleagues by what they are called for what somebody did', () => {
  const shown = (line: string) =>
    scoredReport(cv('Frontend Developer', line), posting)
      .rows.filter(
        ({ requirement: { kind, text } }) => kind === 'skill' && /software test/i.test(text),
      )
      .map(({ status }) => status)
  expect(shown('Fixed defects raised by the testers')).not.toContain('met')
  expect(shown('Served as the tester of the team')).toEqual(['met'])
})

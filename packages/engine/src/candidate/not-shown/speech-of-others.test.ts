import { describe, expect, it } from 'vitest'
import { scoredReport } from '../../../test/scored-report.ts'

const jobText = `Teaching Assistant

Requirements
- Polish
- Experience of phonics
`

function polishShown(line: string): string | undefined {
  const cvText = `Ann Other
ann@example.com

Experience
Teaching Assistant, Elm School, Leeds, 2021 - present
- ${line}
- Ran phonics groups and listened to readers each morning
- Put up displays, took children on trips to the farm and wrote a note on each of them for the teacher
`
  const { rows } = scoredReport(cvText, jobText)
  return rows.find(({ requirement }) => requirement.text === 'Polish')?.status
}

describe('a language that others speak', () => {
  it.each([
    'Most families had Urdu or Polish at home',
    'Helped children who are new to Polish',
    'Worked with parents with limited Polish',
  ])('is not spoken by who names it: %s', (line) => {
    expect(polishShown(line)).toBe('missing')
  })

  it.each(['Served customers with fluent Polish', 'Parents have praised my Polish'])(
    'may be spoken by who names it: %s',
    (line) => {
      expect(polishShown(line)).toBe('met')
    },
  )
})

import { describe, expect, it } from 'vitest'
import { rowOf, scoredReport } from './scored-report.ts'

const posting = `Data analyst

Requirements
- Excel
- Python
- SQL
- Two years of experience as a data analyst`

function creditFor(skill: string, said: string): number {
  const cvText = `Maya Ellis
Data analyst
maya.ellis@example.com

Experience

Data analyst
Harbour Group, Leeds
March 2019 – present
- Wrote the reports of the sales team with SQL every week
- Trained new colleagues and answered questions of all departments by mail

${said}
`
  return rowOf(scoredReport(cvText, posting), skill).credit
}

describe('what a CV says of a skill in a list', () => {
  const held = creditFor('Python', 'Skills\nPython')

  it.each([
    'Python – advanced',
    'Python: 4/5',
    'Python (3 years)',
    'Excel, Python',
    'Core: Python',
    'Advanced: Python; Basic: SQL',
    'Some SQL\nPython',
    'Python, basic SQL',
    'Basic: SQL\nAdvanced: Python',
  ])('is that it is held: %s', (line) => expect(creditFor('Python', `Skills\n${line}`)).toBe(held))

  it.each([
    'Python – beginner',
    'Python (basic)',
    'Basic: Python, SQL',
    'Basic\nPython, SQL',
    'Advanced: SQL; Basic: Python',
    'Beginner level: SQL, Python',
    'Basic knowledge of Python',
    'Limited experience of SQL and Python',
    'Some exposure to Python',
    'Little knowledge of Python',
    'Familiar with Python',
    'Familiar with: SQL, Python',
    'Python: beginner level',
    'Python (familiar)',
  ])('is that there is little of it: %s', (line) =>
    expect(creditFor('Python', `Skills\n${line}`)).toBe(held / 2),
  )

  it.each([
    'Python: none',
    'Python: no',
    'Python – no experience',
    'Python (none)',
    'Excel: good, Python: none',
    'No Python',
    'Never used Python',
    'Python: never used',
    'No experience with: SQL, Python',
    'Not used: Python',
  ])('is that there is none of it: %s', (line) =>
    expect(creditFor('Python', `Skills\n${line}`)).toBe(0),
  )

  it('denies nothing that stands in the line before', () => {
    expect(creditFor('Excel', 'Skills\nExcel: good\nPython: none')).toBeGreaterThan(0)
    expect(creditFor('Python', 'Skills\nExcel, Python: no training needed')).toBe(held)
  })

  it.each(['Eager to learn Python', 'Willing to be trained in Python', 'Happy to learn Python'])(
    'is that it is wished for: %s',
    (line) => expect(creditFor('Python', `Summary\n${line}`)).toBe(0),
  )
})

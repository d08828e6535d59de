import { expect, it } from 'vitest'
import { analyze } from '../../../analyze.ts'

it('takes a task for told in part where the CV names what it is about by another name', () => {
  const cvText = `Hanna Field
hanna@example.com

Experience
Shop Supervisor, Dell & Daughter, 2019 - 2026
- Led VM for three seasonal windows
- Counted the tills and banked the money
- Wrote the rota of nine people each month`
  const jobText = `Store Manager

Duties
- Deliver visual merchandising guidelines and lead seasonal changeovers
- Bank the takings of the day`
  const taskOf = (cv: string) => {
    const report = analyze({ cvText: cv, jobText, today: { year: 2026, month: 11 } })
    if (report.status === 'refused') throw new Error(report.reason)
    return report.rows.find(({ requirement: { kind, text } }) => {
      return kind === 'duty' && text.includes('visual')
    })
  }
  const other = taskOf(cvText.replace('VM', 'the cleaning'))
  expect(taskOf(cvText)?.credit).toBeGreaterThan((other?.credit ?? 0) + 0.1)
  expect(taskOf(cvText)?.evidence.map(({ quote }) => quote)).toEqual([
    'Led VM for three seasonal windows',
  ])
})

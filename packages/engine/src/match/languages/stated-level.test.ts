import { describe, expect, it } from 'vitest'
import { scoredReport } from '../../../test/scored-report.ts'

const posting = (title: string) =>
  `${title}\n\nRequirements\n- Danish at level C1\n- Booking systems\n- Complaint handling\n`
const cv = (level: string) =>
  `Ada Moss\nada@example.com\n\nExperience\nReceptionist, Hill Hotel, 2018 – present\n- Welcomed Danish guests, and booking systems\n- Complaint handling by telephone, and a book of all that was said\n- Wrote the bill of each room and kept the keys of forty of them\n- Showed two new colleagues how the house is run at night\n\nLanguages\nDanish${level}\n`

function danish(level: string, title = 'Receptionist') {
  const { rows, score } = scoredReport(cv(level), posting(title))
  return { score, credit: rows.find(({ requirement }) => requirement.text === 'Danish')?.credit }
}

describe('a language', () => {
  it('is spoken as well as the CV says in one place, however often it is named', () => {
    expect(danish('').credit).toBe(1)
    expect(danish(' (C1)').credit).toBe(1)
    expect(danish(' (B2)').credit).toBe(0.5)
    expect(danish(': basic').credit).toBe(0.25)
  })

  it('decides where the job’s title names it', () => {
    const lost = (title: string) => danish(' (C1)', title).score - danish(' (A2)', title).score
    expect(lost('Receptionist with Danish')).toBeGreaterThan(lost('Receptionist') + 8)
  })
})

import { describe, expect, it } from 'vitest'
import { analyze } from '../../analyze.ts'

/** What the title's row gives where nothing but the two titles tells the work. */
function creditOf(asked: string, held: string): number {
  const report = analyze({
    jobText: `${asked}
Moss Ltd

What you will do
- Do the work of each day and write it down
- Show new colleagues their way about

Requirements
- A clean driving licence
- Two years of it`,
    cvText: `Ann Lee
ann@example.com

Experience
${held}, Hill Ltd, 2018 - 2026
- Did the work of each day and wrote down what was done
- Showed two new colleagues their way about in their first month`,
    today: { year: 2026, month: 11 },
  })
  if (report.status === 'refused') throw new Error(report.reason)
  return report.rows.find(({ requirement }) => requirement.kind === 'title')?.credit ?? -1
}

describe('titles of IT', () => {
  it('are near where people move, though the posting never says their words', () => {
    expect(creditOf('Web Developer', 'Front-End Developer')).toBeGreaterThan(0.6)
    expect(creditOf('Web Developer', 'PHP Developer')).toBeGreaterThan(0.55)
    expect(creditOf('Network Security Engineer', 'SOC Analyst')).toBeGreaterThan(0.4)
    expect(creditOf('Systems Administrator', 'DevOps Engineer')).toBeGreaterThan(0.4)
  })

  it('are one where the same people answer to both', () => {
    expect(creditOf('DevOps Engineer', 'Site Reliability Engineer')).toBe(1)
    expect(creditOf('Help Desk Technician', 'Service Desk Analyst')).toBe(1)
    expect(creditOf('Mobile Developer', 'Android Developer')).toBe(1)
  })

  it('of two languages are half the same', () => {
    const credit = creditOf('Java Developer', 'Python Developer')
    expect(credit).toBeGreaterThan(0.4)
    expect(credit).toBeLessThan(0.6)
  })

  it('need their IT: who runs a restaurant is no IT manager', () => {
    expect(creditOf('IT Manager', 'Restaurant Manager')).toBeLessThan(0.25)
    expect(creditOf('IT Technician', 'Laboratory Technician')).toBeLessThan(0.3)
    expect(creditOf('IT Manager', 'IT Manager')).toBe(1)
    expect(creditOf('IT Manager', 'Infrastructure Manager')).toBeGreaterThan(0.6)
  })
})

it('counts helping in a classroom unpaid for half of a teaching assistant', () => {
  const credit = creditOf('Teaching Assistant', 'Classroom Volunteer')
  expect(credit).toBeGreaterThan(0.4)
  expect(credit).toBeLessThan(0.6)
})

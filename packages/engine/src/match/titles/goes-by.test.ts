import { describe, expect, it } from 'vitest'
import { scoredReport } from '../../../test/scored-report.ts'

function creditOf(job: string, held: string): number {
  const report = scoredReport(
    `Ann Other
ann@example.com

Experience
${held}
Fenwick Group, Barnford
January 2019 - present
- Worked with the team every day and kept the records
- Trained two new people and answered questions of the whole office
- Wrote reports on Fridays and looked after the keys of the house`,
    `${job}

Requirements
- Three years of experience in a similar job
- Microsoft Excel
- English and German`,
  )
  return report.rows.find(({ requirement }) => requirement.kind === 'title')?.credit ?? 0
}

describe('a title by another name', () => {
  it('counts as the title itself', () => {
    expect(creditOf('Key Account Manager', 'KAM')).toBe(1)
    expect(creditOf('Operations Manager', 'Ops Mgr')).toBe(1)
    expect(creditOf('Electrician', 'Elektriker')).toBe(1)
  })

  it('counts as a kindred title where it is one of its names', () => {
    expect(creditOf('Java Developer', 'Anwendungsentwicklerin')).toBeGreaterThan(0.6)
    expect(creditOf('Java Backend Developer', 'Softwareentwickler Backend')).toBeGreaterThan(
      creditOf('Java Backend Developer', 'Softwareentwickler'),
    )
  })

  it('counts for most of itself where both are names of one title', () => {
    expect(creditOf('Comptroller', 'Financial Controller')).toBe(0.8)
    expect(creditOf('Financial Controller', 'Comptroller')).toBe(0.8)
  })

  it('is longer than what its first word says', () => {
    expect(creditOf('Chef de projet', 'Project Manager')).toBeGreaterThan(0.6)
    expect(creditOf('Chef de projet', 'Head Chef')).toBeLessThan(0.2)
  })

  it('is none within the name of another title', () => {
    expect(creditOf('Solicitor', 'Attorney')).toBeGreaterThan(0.8)
    expect(creditOf('Solicitor', 'Patent Attorney')).toBeLessThan(0.8)
  })

  it('is read where the sexes stand amid it', () => {
    expect(creditOf('Sachbearbeiter (m/w/d) Finanzbuchhaltung', 'Finanzbuchhalterin')).toBe(1)
  })

  it('keeps its level', () => {
    expect(creditOf('Key Account Manager', 'Trainee KAM')).toBeLessThan(0.6)
  })

  it('is no other word that begins alike, and no letters beside a town', () => {
    expect(creditOf('Personal Assistant', 'Roofer, Pittsburgh PA')).toBe(0)
    expect(creditOf('Electrician', 'Elektrikerbedarf')).toBe(0)
  })
})

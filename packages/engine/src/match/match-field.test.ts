import { describe, expect, it } from 'vitest'
import { analyze } from '../analyze.ts'

const today = { year: 2026, month: 11 }

const posting = `Customs Declarant

Requirements
- Import declarations and transit
- Tariff classification
- Customs value
- Bonded warehouse`

const shared = '- Import declarations for textiles and frozen fish\n'
const plain =
  '- Worked with the team and did other tasks\n- Helped where needed and did what was asked'
const own =
  '- Frozen shrimp off the Harwich ferry, thirty crates to the quay, weighed and sealed\n- Toys refused when the stamp was faked'

function lineOfWork(bullets: string, jobText = posting): number {
  const cvText = `Ida Corman\nida@example.com\n\nExperience\nCustoms agent, Kortland, 2020 - present\n${bullets}`
  const report = analyze({ cvText, jobText, today })
  if (report.status === 'refused') throw new Error(report.reason)
  return report.rows.find(({ requirement }) => requirement.need.type === 'field')?.credit ?? -1
}

describe('matchField', () => {
  it('counts work of the field that is told in words of one’s own', () => {
    expect(lineOfWork(shared + own)).toBeGreaterThan(lineOfWork(shared + plain))
  })

  it('gains nothing from the same words said again', () => {
    const again = `${shared}${own}\n${own}\n- Shrimp, crates, ferry, toys and stamp`
    expect(lineOfWork(again)).toBeLessThanOrEqual(lineOfWork(shared + own))
  })

  it('counts no words of one’s own where skills alone tell who does what', () => {
    const developer = 'Backend Developer\n\nRequirements\n- Python\n- PostgreSQL\n- Kafka\n- Docker'
    const services =
      '- Python services for bookings, kept running with the team through every season\n'
    const told = (bullets: string) => lineOfWork(services + bullets, developer)
    expect(told(own)).toBeLessThanOrEqual(told(plain))
  })
})

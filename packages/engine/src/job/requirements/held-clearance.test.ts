import { describe, expect, it } from 'vitest'
import { scoredReport } from '../../../test/scored-report.ts'

const posting = (asked: string) =>
  `Network Engineer\n\nRequirements\n- ${asked}\n- Cisco switching\n- Routing protocols\n`
const cv = (line: string) =>
  `Ada Moss\nada@example.com\n${line}\n\nExperience\nNetwork Engineer, Hill Metals, 2018 – present\n- Cisco switching in four plants\n- Routing protocols between them, and the addresses of nine hundred machines\n- Replaced the old wiring of the works and wrote down where each cable goes\n- Answers the telephone when a line stands still, also at night\n`

function clearance(asked: string, line: string) {
  const report = scoredReport(cv(line), posting(asked))
  const row = report.rows.find(({ requirement }) => requirement.id.includes('clearance'))
  const { kind, shuts } = row?.requirement ?? {}
  return { score: report.score, kind, shuts, status: row?.status }
}

describe('a security clearance', () => {
  it.each([
    'Active Secret clearance',
    'Must hold SC clearance',
    'Current DV clearance is required',
    'A current Baseline (or higher) AGSVA clearance',
  ])('that has to be there counts as a licence: %s', (asked) => {
    const held = clearance(
      asked,
      'Clearance: Secret and SC cleared, DV clearance, Baseline clearance, active',
    )
    const never = clearance(asked, 'Never held a clearance')
    expect([held.kind, held.status]).toEqual(['licence', 'met'])
    expect([never.kind, never.status]).toEqual(['licence', 'missing'])
    expect(held.score - never.score).toBeGreaterThan(15)
  })

  it.each([
    'Ability to obtain a Secret clearance',
    'SC clearance, or willing to undergo it',
    'Basic DBS check required',
  ])('that comes with the job turns nobody away: %s', (asked) => {
    expect(clearance(asked, 'Never held a clearance').shuts).toBeUndefined()
  })
})

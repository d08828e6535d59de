import { describe, expect, it } from 'vitest'
import { rowOf, scoredReport } from '../../../test/scored-report.ts'

/** How a posting that asks for one thing finds it in a CV with one line of its own. */
function told(posting: readonly [title: string, asks: string], role: string, line: string) {
  const [title, asks] = posting
  const report = scoredReport(
    `Ann Other
ann@example.com

Experience
${role}, 2019 - present
- ${line}
- Took part in the weekly meeting and wrote the minutes for everybody who was away`,
    `${title}\n\nRequirements\n- ${asks}\n- Friendly manner\n- Good timekeeping`,
  )
  return rowOf(report, asks)
}

describe('what a posting asks for', () => {
  it.each([
    [
      'Senior Software Engineer',
      'Mentor mid-level engineers',
      'Developer, Elm Pay',
      'Mentored two junior developers; reviewed pull requests',
    ],
    [
      'Customer Success Manager, SaaS',
      'Customer churn',
      'Account Manager, Elm Software',
      'Flag at-risk customers from usage data',
    ],
    [
      'HR Advisor',
      'Trade unions',
      'HR Advisor, Elm Freight',
      'Led consultation on shift patterns with Unite the union',
    ],
    [
      'UX Designer',
      'Agile',
      'UX Designer, Elm Energy',
      'Two-week sprints with Jira and Confluence',
    ],
    [
      'UX Designer',
      'iOS/Android',
      'UX Designer, Elm Energy',
      'Designed websites and two iOS apps for 20 clients',
    ],
    [
      'Systems Administrator',
      'Cloud migration',
      'Systems Administrator, Elm Council',
      'Moved 210 servers to Azure',
    ],
    [
      'Office Administrator',
      'Filing',
      'Receptionist, Elm Clinic',
      'File and scan patient notes every evening',
    ],
    [
      'Front of House Receptionist',
      'Front of house',
      'Receptionist, Elm Clinic',
      'Booked and changed visits for five doctors',
    ],
    [
      'Care Assistant',
      'Helping at mealtimes',
      'Care Worker, Elm House',
      'Helped ten older people with washing, dressing, toileting and eating',
    ],
    [
      'Care Assistant',
      'care home',
      'Care Worker, Elm House',
      'Helped ten older people with washing, dressing, toileting and eating',
    ],
  ])('is told by who did it: %s, %s', (title, asks, role, line) => {
    expect(told([title, asks], role, line).status).not.toBe('missing')
  })

  it('takes who wrote in Vue for no writer of TypeScript, and who runs GitHub Actions for a user of Git', () => {
    const posting = ['Web Developer', 'TypeScript'] as const
    expect(told(posting, 'Developer, Elm Web', 'Rebuilt the site in Vue and Vite').status).toBe(
      'missing',
    )
    const line = 'Deployed twelve sites with GitHub Actions'
    expect(told(['Web Developer', 'Git'], 'Developer, Elm Web', line).status).not.toBe('missing')
  })

  it('asks no licence of a parcel, and no 5S of who works with under 5s', () => {
    const trainee = scoredReport(
      'Ann Other\nann@example.com\n\nExperience\nWarehouse Assistant, Elm Freight, 2024 - present\n- Wrote a dissertation on last mile delivery in Leeds\n- Counted the stock of two aisles every Sunday and sent the order',
      'Warehouse Trainee\n\nRequirements\n- Stock counts\n- Excel\n- A driving licence is helpful',
    )
    expect(rowOf(trainee, 'driving licence').status).toBe('missing')
    const { rows } = scoredReport(
      'Ann Other\nann@example.com\n\nExperience\nNursery Nurse, Elm Nursery, 2019 - present\n- Planned play for twelve children every day and wrote their journals\n- Met the parents of all of them each evening',
      'Nursery Nurse\n\nRequirements\n- Paediatric first aid\n- Passion for working with under 5s\n- Full and relevant Level 3 in childcare',
    )
    const asked = rows.map(({ requirement: { kind, text } }) => `${kind}: ${text}`)
    expect(asked.join('\n')).not.toMatch(/5s/)
    expect(asked).toContain('education: Full and relevant Level 3 in childcare')
  })

  it('takes a clearance behind its label for held, and no night for a weekend', () => {
    const cvText = `Ann Other
ann@example.com
Clearance: SC (expires 2029)

Experience
Project Manager, Elm Council, 2019 - present
- Led the migration of 40 servers and wrote the business case, with cover on nights
- Reported to the board every month`
    const posting =
      'IT Project Manager\n\nRequirements\n- PRINCE2\n- SC cleared\n- Every other weekend'
    const report = scoredReport(cvText, posting)
    expect(rowOf(report, 'SC cleared').status).not.toBe('missing')
    expect(rowOf(report, 'weekend').status).not.toBe('met')
    const lapsed = scoredReport(cvText.replace('SC (expires 2029)', 'SC (lapsed 2019)'), posting)
    expect(rowOf(lapsed, 'SC cleared').credit).toBeLessThan(rowOf(report, 'SC cleared').credit)
  })

  it('asks for no paper of whom one leads, nor for how a contractor is taxed', () => {
    const asked = (line: string) =>
      scoredReport(
        'Ann Other\nann@example.com\n\nExperience\nStaff Nurse, Elm Hospital, 2019 - present\n- Gave medication to twelve patients every shift and wrote their notes\n- Met the families of all of them each evening',
        `Staff Nurse\n\nDuties\n- Write care plans for residents\n- ${line}\n\nRequirements\n- Wound care\n- Medication`,
      ).rows.map(({ requirement: { kind, text } }) => `${kind}: ${text}`)
    expect(asked('Delegates to and supervises PCTs and LPNs')).not.toContain('licence: LPNs')
    expect(asked('Contract work inside IR35').join()).not.toMatch(/: IR35/)
  })

  it('is not told by who was taught it, or by a title alone', () => {
    const asks = ['Senior Software Engineer', 'Mentor mid-level engineers'] as const
    const role = 'Developer, Elm Pay'
    expect(told(asks, role, 'Trained as a developer with two senior engineers').status).toBe(
      'missing',
    )
  })

  it('is a key stage where the CV names years of it', () => {
    const asks = ['Primary School Teacher', 'Key Stage 2'] as const
    expect(told(asks, 'Class Teacher, Year 4, Elm School', 'Taught 30 pupils').status).toBe('met')
    expect(told(asks, 'Class Teacher, Year 1, Elm School', 'Taught 30 pupils').status).toBe(
      'partly',
    )
  })
})

it.each([
  ['Paving', 'Laid two small lawns of turf', false],
  ['Retaining walls', 'Laid two small lawns of turf', false],
  ['Paving', 'Laid sandstone slabs and set kerbs for driveways', true],
  ['Turfing', 'Laid two small lawns of turf', true],
])('in a garden, %s is told by "%s": %s', (asks, line, isTold) => {
  const { credit } = told(['Landscape Gardener', asks], 'Gardener, Elm Gardens', line)
  expect(credit > 0).toBe(isTold)
})

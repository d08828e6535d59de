import { describe, expect, it } from 'vitest'
import { rowOf, scoredReport } from '../../test/scored-report.ts'
import { isOpenToNovices, isPostForLearners } from './is-open-to-novices.ts'

describe('isOpenToNovices', () => {
  it.each([
    'No experience needed, full training given.',
    'No previous experience is required',
    'You don’t need any experience, just a good eye',
    'Previous experience is not necessary',
    'Lettings experience great but we train',
    'Experience is great, but full training and shadowing is given',
    'Full training will be provided.',
    'No experience? No problem. Write to us',
    'We’ll teach you.',
    'We will teach you everything you need',
    'Never cut hair? We can train you from scratch',
    'Career changers welcome',
    'Whether you hold a licence already or you’ve never driven anything larger, write to us',
    'We train people from scratch',
    'We are happy to talk to people from hospitality or customer service',
    'Applicants from other industries are considered',
    'Whether you’re new to hospitality or an old hand',
    'Experience is helpful but not essential',
    'Knowledge of SAP is not essential. No experience needed, full training given.',
  ])('hears that nobody needs to have done the work: %s', (line) => {
    expect(isOpenToNovices(line)).toBe(true)
  })

  it.each([
    'No experience of SAP needed',
    'You may be new to the area',
    'We are happy to hear from people from all backgrounds',
    'Calibration experience is of interest but not essential',
    'You don’t need experience with our till',
    'Experience of SAP is not essential',
    'We will train you on our systems',
    'Full training is given on the till',
    'Knowledge of iTrent is not essential as full training will be given.',
    'Experience with our till would be an advantage, but full training is provided',
    'We’ll teach you implant nursing',
    'Experience needed: two years in a kitchen',
  ])('hears nothing of the kind in: %s', (line) => {
    expect(isOpenToNovices(line)).toBe(false)
  })
})

describe('isPostForLearners', () => {
  it.each([
    'Graduate Trainee Quantity Surveyor',
    'Apprentice Electrician',
    'Electrical Apprentice (Level 3)',
    'Graduate Civil Engineer',
    'Marketing Intern',
    'Trainee Accountant',
    'Trainee Manager',
    'Pilot cadet',
    'Business Administration Apprenticeship',
  ])('learns the work in: %s', (title) => expect(isPostForLearners(title)).toBe(true))

  it.each([
    'Apprenticeship Tutor',
    'Graduate Recruitment Manager',
    'Trainee Programme Coordinator',
    'Internal Auditor',
    'Graduate School Administrator',
    'Apprentice Assessor',
    'Clinical Placement Manager',
  ])('looks after learners, or has none: %s', (title) =>
    expect(isPostForLearners(title)).toBe(false),
  )

  it('takes the studies that it asks for nearly for its title', () => {
    const cv = (subject: string) =>
      `Ada Linden\nada@example.com\n\nEducation\nUniversity of Salford, BSc (Hons) ${subject}, 2022 - 2025\n\nExperience\nBar Staff, The Fleece, Leeds, 2022 - 2024\n- Served customers in a busy team at weekends\n- Cashed up the tills and ordered the stock for the week\n- Trained four new starters on the bar and in the cellar`
    const posting = (title: string) =>
      `${title}\nHart & Stone, Leeds\n\nYour tasks\n- Prepare tender documents\n- Measure drawings\n\nRequirements\n- A degree in Quantity Surveying\n- Excel`
    const creditOf = (title: string, subject: string) =>
      rowOf(scoredReport(cv(subject), posting(title)), title).credit
    expect(creditOf('Graduate Quantity Surveyor', 'Quantity Surveying')).toBeGreaterThan(0.8)
    expect(creditOf('Graduate Quantity Surveyor', 'Law')).toBeLessThan(0.4)
    expect(creditOf('Senior Quantity Surveyor', 'Quantity Surveying')).toBeLessThan(0.4)
  })
})

describe('a posting that is open to novices', () => {
  const cvText = `Ada Linden
ada@example.com
07700 900113

Experience
Store supervisor, Harbour Phones, Feb 2023 - now
- Sold 90 phone contracts a month and dealt with complaints from customers
- Served customers at the till and ran a team of six at weekends

Skills
Customer service, sales`
  const jobText = `Lettings Negotiator

What you will do
- Show flats and write tenancy agreements
- Answer the phone

You must have
- Customer service
- Sales`
  const closed = scoredReport(cvText, jobText)
  const open = scoredReport(cvText, `${jobText}\n\nNo experience needed.`)

  it('asks for no work in its trade, and less for its title', () => {
    expect(closed.rows.some(({ requirement }) => requirement.need.type === 'field')).toBe(true)
    expect(open.rows.some(({ requirement }) => requirement.need.type === 'field')).toBe(false)
    const points = (report: typeof open) =>
      report.subScores.find(({ name }) => name === 'Title')?.points ?? 0
    expect(points(open)).toBeLessThan(points(closed) * 0.65)
    expect(rowOf(open, 'Lettings Negotiator').requirement.importance).toBe('preferred')
  })

  it('still asks for what it demands, and scores who has it higher', () => {
    expect(rowOf(open, 'Sales').requirement.importance).toBe('must')
    expect(open.score).toBeGreaterThan(closed.score + 5)
    expect(open.receipt.reduce((sum, { ofTenths }) => sum + ofTenths, 0)).toBe(1000)
  })
})

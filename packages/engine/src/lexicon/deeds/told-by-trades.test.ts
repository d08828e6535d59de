import { expect, test } from 'vitest'
import { scoredReport } from '../../../test/scored-report.ts'

const others =
  '- Helped the team on busy days and covered for those who were ill\n- Learnt the work from the older hands and passed it on\n\nEducation\nHill High School, 2010 - 2015\nMaths, History and Music, with good marks in all of them'

/** A job, a line of its posting, and how somebody of the trade tells it. */
test.each([
  [
    'IT Service Desk Analyst',
    'Diagnosing and resolving 1st line incidents and requests',
    '82% of calls fixed at first contact',
  ],
  [
    'Plumber',
    'Completing job sheets using a handheld device',
    'Complete paperwork on PDA, order parts',
  ],
  [
    'Catering Assistant',
    'To serve pupils and staff in a polite and friendly manner',
    'Served meals at the counter',
  ],
  ['Legal Secretary', 'Diary management', 'Keeping two solicitors’ diaries'],
  ['Heavy Equipment Mechanic', 'Preventive maintenance', 'PM services at 250/500/1000 hours'],
  [
    'Teaching Assistant',
    'Supporting children one to one',
    'Sat beside a boy with Down’s syndrome in all lessons',
  ],
  ['Chef de Partie', 'Running a section', 'Sauté station alone, 90 tickets a night'],
  ['Site Manager', 'Subcontractor management', 'Eleven trades at once, who goes when'],
  ['Sales Consultant', 'Handling objections', 'Had an answer for price, timing and the spouse'],
  ['Payroll Officer', 'Superannuation', 'Submit super through the clearing house'],
])('%s: "%s" is told by "%s"', (title, task, line) => {
  const { rows } = scoredReport(
    `Ann Other\nann@example.com\n\nExperience\n${title}, Elm Ltd, 2019 - present\n- ${line}\n${others}`,
    `${title}\n\nDuties\n- ${task}\n- Keep the place tidy and report what is broken\n\nRequirements\n- Two years of experience as ${title.toLowerCase()}`,
  )
  const row = rows.find(({ requirement }) => requirement.text === task)
  expect(row?.status).not.toBe('missing')
  expect(row?.evidence[0]?.quote).toContain(line.slice(0, 20))
})

test('who counsels on new medicines has reconciled none after a stay in hospital', () => {
  const { rows } = scoredReport(
    `Ann Other\nann@example.com\n\nExperience\nPharmacist, Elm Pharmacy, 2019 - present\n- Deliver Pharmacy First and New Medicine Service\n${others}`,
    'Clinical Pharmacist\n\nDuties\n- Reconcile medicines following discharge from hospital\n- Deal with prescription queries\n\nRequirements\n- Pharmacy degree',
  )
  const row = rows.find(({ requirement }) => requirement.text.startsWith('Reconcile'))
  expect(row?.status).not.toBe('met')
})

test('who watches over permits for hot work knows of PTW', () => {
  const { rows } = scoredReport(
    `Ann Other\nann@example.com\n\nExperience\nSafety Officer, Elm Contracting, 2019 - present\n- Monitor hot work, confined space and excavation permits\n${others}`,
    'Safety Officer\n\nRequirements\n- Knowledge of PTW and lifting safety\n\nDuties\n- Give toolbox talks\n- Inspect the site',
  )
  expect(rows.find(({ requirement }) => requirement.text === 'PTW')?.status).not.toBe('missing')
})

test('who wrote witness statements has drafted no contracts', () => {
  const { rows } = scoredReport(
    `Ann Other\nann@example.com\n\nExperience\nParalegal, Elm LLP, 2019 - present\n- Witness statements for the county court\n${others}`,
    'Paralegal\n\nDuties\n- Drafting contracts\n- Index bundles\n\nRequirements\n- Law degree',
  )
  expect(rows.find(({ requirement }) => requirement.text === 'Drafting contracts')?.status).toBe(
    'missing',
  )
})

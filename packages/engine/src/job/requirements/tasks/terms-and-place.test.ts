import { describe, expect, it } from 'vitest'
import { readPosting } from '../../../read-posting.ts'

function tasks(line: string) {
  const { requirements } = readPosting(
    `Ward Clerk\nHarrow Services\n\nYour duties\n- Plan the work of the week with the team\n- ${line}\n\nRequirements\n- Two years in a similar job`,
  ).job
  return requirements.filter(({ kind, quote }) => kind === 'duty' && line.includes(quote.quote))
}

describe('tellsNoTask', () => {
  it.each([
    'FTE: 1.0   CONTRACT: 190 days',
    'FLSA status: exempt, 12 month calendar',
    'The post holder will report to the Chief Pharmacist through the designated Clinical Lead',
    'The jobholder reports to the Head of Parks through the area supervisor',
    'Candidates must be fully competent and capable of undertaking the duties attached to the office',
    'Ward 14 is a 28 bedded ward looking after older people with dementia',
    '4 on 4 off, 19:00 – 07:00',
    'Overtime available at peak (paid at time and a half)',
    'Standard hours are 8:45 a.m. to 5:15 p.m. with overtime as needed',
    'Order book full until 2028',
    'Some flexibility to cover holidays and sickness will be needed',
    'Lived experience of homelessness or temporary accommodation',
    'As a Dispenser you’ll be at the heart of our busy branch of nine thousand items a month, working alongside our pharmacist and two counter colleagues',
    'Brook Lane is a two form entry primary school serving a mixed estate',
  ])('takes "%s" for no task', (line) => expect(tasks(line)).toEqual([]))

  it.each([
    'Report to the ward manager and update the board after each round',
    'Order books and stationery for each class in September',
    'Contract reviews with suppliers each quarter',
    'Report on waiting times to the board each month',
  ])('takes "%s" for a task', (line) => expect(tasks(line)).toHaveLength(1))
})

it('takes nothing behind the label of a place for a task, however much is said there', () => {
  const { requirements } = readPosting(
    'Physiotherapist\n\nLocation of Post: Community Healthcare Network, Nenagh and Thurles, Co. Tipperary. There is currently one whole-time vacancy available. A panel may be formed.\nClosing date: Friday\n\nDuties\n- Assess and treat patients with back pain',
  ).job
  const tasks = requirements.filter(({ kind }) => kind === 'duty').map(({ text }) => text)
  expect(tasks).toEqual(['Assess and treat patients with back pain'])
})

it('asks for the on-call rota once, as a condition', () => {
  const read = tasks(
    'You must be willing to take part in a 1 in 6 call-out rota (£120 standby per week)',
  )
  expect(read).toEqual([])
})

it('takes no strain of the body for a task', () => {
  expect(tasks('Occasionally lift file boxes up to 25 lbs')).toEqual([])
  expect(tasks('Lift and turn patients with the hoist')).not.toEqual([])
})

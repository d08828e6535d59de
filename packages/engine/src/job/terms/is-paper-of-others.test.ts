import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

function papersOf(title: string, task: string): string[] {
  const { requirements } = readPosting(`${title}\n\nDuties\n- Keep the rota\n- ${task}`).job
  return requirements
    .filter(({ kind }) => kind === 'licence' || kind === 'certification')
    .map(({ text }) => text)
}

describe('isPaperOfOthers', () => {
  it.each([
    ['Pharmacy Technician', 'Triage patient questions to the RPh'],
    ['Nursing Assistant', 'Work under the supervision of an LPN or RN'],
    ['Bookkeeper', 'Prepare tax files for review by the CPA'],
    ['Warehouse Operative', 'Help our CDL drivers load the trailers'],
    ['Accounts Assistant', 'Provide support to ACCA qualified accountants'],
    ['Pharmacy Assistant', 'Hand prescriptions to the GPhC registered pharmacist for checking'],
    ['Apprentice', 'Assist Gas Safe registered engineers with boiler installs'],
    ['School Nurse Assistant', 'Call the RGN when a child is unwell'],
    ['Home Manager', 'Working with the local authority, the ICB and families'],
    ['HR Adviser', 'Represent us at the regional branch of the CIPD'],
  ])('asks a %s for no paper to "%s"', (title, task) => {
    expect(papersOf(title, task)).toEqual([])
  })

  it.each([
    ['HR Adviser', 'Work towards the CIPD qualification at our cost', 'CIPD'],
    ['Bouncer', 'Work with your SIA licence at events in the city', 'SIA licence'],
    ['Electrician', 'Test circuits to 18th Edition as an approved electrician', '18th Edition'],
    ['Nurse', 'Work as the RN in charge of a 20 bed unit', 'RN'],
    ['Gas Engineer', 'Fit boilers as a Gas Safe registered engineer', 'Gas Safe'],
    ['Nurse', 'You are the perfect fit for the RN position', 'RN'],
  ])('asks a %s for the paper to "%s"', (title, task, paper) => {
    expect(papersOf(title, task)).toContain(paper)
  })
})

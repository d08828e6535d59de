import { describe, expect, it } from 'vitest'
import { readPosting } from '../../../read-posting.ts'

function lineOfWork(posting: string): string | undefined {
  const { requirements } = readPosting(posting).job
  return requirements.find(({ need }) => need.type === 'field')?.text
}

describe('readFieldRequirement', () => {
  it('names the one field that a posting speaks of', () => {
    const posting =
      'Staff Nurse\n\nRequirements\n- NMC registration\n- Wound care\n- Medication administration\n- Patient assessment'
    expect(lineOfWork(posting)).toBe('Work in health care')
  })

  it('names a second field where two different words speak for it, and not for one', () => {
    const payroll = '- Payroll\n- Month-end close\n- Bank reconciliation\n- Accounts payable'
    const one = lineOfWork(`Bookkeeper\n\nRequirements\n${payroll}\n- Recruitment`)
    const two = lineOfWork(
      `Bookkeeper and HR Officer\n\nRequirements\n${payroll}\n- Recruitment\n- Employee relations\n- Performance management\n- Onboarding\n- Absence management`,
    )
    expect(one).toBe('Work in accounting')
    expect(two).toContain('human resources')
  })

  it('names no field for whom one works with, where the title tells the trade', () => {
    const tasks =
      '- Collect overdue accounts\n- Reconcile accounts at month end\n- Allocate receipts'
    const beside = `Credit Controller

Duties
${tasks}
- Resolve claims for our FMCG customers with sales reps and the Health and Safety Manager

Requirements
- Credit control
- Excel`
    expect(lineOfWork(beside)).toBe('Work in accounting')
    const asked = `Credit Controller

Requirements
${tasks}
- Two years as a sales representative
- Sales of FMCG, account management and cold calling`
    expect(lineOfWork(asked)).toContain('sales')
  })

  it.each([
    'Subsidised canteen',
    'Childcare vouchers',
    'Visa sponsorship available',
    'Clear career path to team leader',
    'Only shortlisted candidates will be contacted.',
  ])('names no field for what is given or done: %s', (line) => {
    const posting = `Project Coordinator\n\nWhat you'll do\n- Keep plans and minutes for six sites\n\nRequirements\n- Two years as a coordinator\n- Excel\n\n${line}`
    expect(lineOfWork(posting)).toBeUndefined()
  })

  it('names no field for what the staff of an employer may use', () => {
    const posting = `Data Analyst

Who we are
Harbour Dental makes crowns. The campus is home to 300 people and complete with an employee gym, yoga classes, a massage therapist and an acupuncturist.

Requirements
- SQL
- Tableau`
    expect(lineOfWork(posting)).toBe('Work in data')
  })

  it('names no field for what is only a plus', () => {
    const posting =
      'Customer Operations Manager\n\nYou lead forty agents in our contact centre and keep waiting times low.\n\nRequirements\n- Five years in a contact centre\n- Workforce planning\n- SQL is a plus'
    expect(lineOfWork(posting)).toBe('Work in management')
    expect(lineOfWork('Data Analyst\n\nSQL is a plus.')).toContain('data')
  })
})

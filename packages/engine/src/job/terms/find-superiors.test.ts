import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

function asked(line: string): string[] {
  return readPosting(
    `Clerk\nOakham Services Ltd, Derby\n\nYour duties\n- ${line}\n- Plan the work of the week with the team\n\nRequirements\n- Two years of experience\n- Typing`,
  ).job.requirements.map(({ text }) => text)
}

describe('findSuperiors', () => {
  it.each([
    ['Reporting to the Manager, Diagnostic Imaging, the Clerk files X-rays.', 'Diagnostic Imaging'],
    ['Reporting to the Coordinator Strategic Planning you’ll type reports.', 'Strategic Planning'],
    ['The role reports to the Manager, Internal Audit.', 'Internal Audit'],
    [
      'Reporting to the HR Business Partner, who leads workforce planning, you’ll file.',
      'planning',
    ],
    ['The team is led by an outstanding Head of Faculty who oversees curriculum design.', 'curric'],
    ['Under the supervision of the Practice Owner, who does the payroll, you file.', 'payroll'],
    ['You work side by side with AEs, who run demos and close deals.', 'close deals'],
    ['You will sit alongside surveyors who have delivered retrofit programmes.', 'retrofit'],
    ['Meet Nia and Finn. They are both ACCA qualified and happy to teach you.', 'ACCA'],
  ])('asks in "%s" for no "%s"', (line, word) => expect(asked(line).join('\n')).not.toContain(word))

  it('leaves the task behind them', () =>
    expect(
      asked(
        'Reporting to the Manager, Diagnostic Imaging, the Clerk books and prepares patients for scans.',
      ),
    ).toContain('books and prepares patients for scans'))

  it.each([
    ['Reporting to clients on diagnostic imaging', 'diagnostic imaging'],
    ['Internal audit and financial reporting to the board', 'Internal audit'],
    ['You work with adults who have learning disabilities', 'learning disabilities'],
    ['You work with families, who may need help with budgeting.', 'budgeting'],
    ['Supervised by nobody, you do the payroll.', 'payroll'],
  ])('asks in "%s" for "%s"', (line, word) => expect(asked(line).join('\n')).toContain(word))
})

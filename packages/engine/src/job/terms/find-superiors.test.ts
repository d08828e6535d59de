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
  ])('asks in "%s" for "%s"', (line, word) => expect(asked(line).join('\n')).toContain(word))
})

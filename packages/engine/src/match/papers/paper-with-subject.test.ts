import { expect, it } from 'vitest'
import { rowOf, scoredReport } from '../../../test/scored-report.ts'
import { analyze } from '../../index.ts'

function creditOf(held: string): number | undefined {
  const report = analyze({
    cvText: `Ada Lind\nada@example.com\n\nExperience\nReporter, Hill Gazette, 2019 - present\n- Wrote news stories of the town every day and checked them with those they are about\n- Kept the archive of the paper and answered its readers, some of them at length\n\nQualifications\n${held}\n`,
    jobText:
      'Reporter\nFenland Media, Leeds\n\nRequirements\n- NCTJ Diploma\n- Two years of experience in a newsroom\n- Writing news stories every day',
    today: { year: 2026, month: 11 },
  })
  if (report.status === 'refused') throw new Error(report.reason)
  return report.rows.find(({ requirement }) => requirement.text === 'NCTJ Diploma')?.credit
}

it('takes a diploma that names its subject for the paper, and not for schooling on the way to it', () => {
  const plain = creditOf('NCTJ Diploma, 2023')
  expect(plain).toBeGreaterThan(0)
  expect(creditOf('NCTJ Diploma in Journalism, 2023')).toBe(plain)
})

it('takes a paper among the schools for one on its way where its date is still to come', () => {
  const report = (paper: string) =>
    scoredReport(
      `Ada Lind\nada@example.com\n\nExperience\nHR Administrator, Hill Castings, 2019 - present\n- Took notes at forty meetings on absence and conduct, and kept the files of all staff\n- Ran the report of starters and leavers every week for the managers\n\nEducation\n${paper}\nBA Sociology, Hill University, 2018\n`,
      'HR Advisor\nFenland Care, Leeds\n\nRequirements\n- CIPD Level 5\n- Two years of experience in HR\n- Employment law',
    )
  const name = 'CIPD Level 5 Associate Diploma in People Management'
  const credit = (paper: string) => rowOf(report(paper), 'CIPD Level 5').credit
  expect(credit(`${name} - due June 2027`)).toBeCloseTo(credit(`${name} - 2024`) / 2, 9)
})

import { describe, expect, it } from 'vitest'
import { gradedCases, unseenGradedCases } from '../../../bench/match/graded/graded-cases.ts'
import { nurseCv, nursePosting } from '../test/fixtures/nurse.ts'
import { goldenCases } from '../test/golden/golden-cases.ts'
import { analyze, refusalWords } from './index.ts'
import { refuseFiller } from './refuse-filler.ts'
import { tokenize } from './text/tokenize.ts'

const passage =
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat.'
const made =
  'Vivamus sagittis lacus vel augue laoreet rutrum faucibus dolor auctor. Maecenas faucibus mollis interdum. Cras mattis consectetur purus sit amet fermentum. Donec id elit non mi porta gravida at eget metus.'
const template = `Olivia Wilson
Marketing Manager
+123-456-7890 | hello@example.com

Work experience
Borcelle Studio, 2030 - Present
- ${passage}
- ${made}

Education
Wardiere University, 2025 - 2029`

const reasonFor = (cvText: string) => {
  const report = analyze({ cvText, jobText: nursePosting, today: { year: 2026, month: 11 } })
  return report.status === 'refused' ? report.reason : null
}

describe('refuseFiller', () => {
  it('refuses filler text, and a template that nobody has filled in, in a sentence of its own', () => {
    for (const text of [passage, passage.toUpperCase(), made, template])
      expect(reasonFor(text)).toBe('cv-is-filler')
    expect(refusalWords['cv-is-filler']).toMatch(/filler text/)
  })

  it('reads a CV in which a line of filler was left', () => {
    expect(reasonFor(`${nurseCv}\n${made}`)).toBeNull()
  })

  it('comes nowhere near a CV that somebody wrote, in any language', () => {
    const cvs = [...goldenCases, ...gradedCases, ...unseenGradedCases].flatMap(({ cvs }) =>
      Object.values<string>(cvs),
    )
    const few = [
      'Soy enfermera y cuido del dolor de mis pacientes con labor diaria, integer y semper a tiempo.',
      'Sono infermiera: curo il dolore, la massa e il libero movimento, sempre con tempo e calma.',
      'Sunt asistentă medicală, lucrez cu pacienți și cu familii, sunt punctuală și calmă mereu.',
    ]
    const refused = [...cvs, ...few].filter((text) => refuseFiller(tokenize(text)) !== null)
    expect(refused).toEqual([])
  })
})

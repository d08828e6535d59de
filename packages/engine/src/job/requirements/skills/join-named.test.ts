import { describe, expect, it } from 'vitest'
import { analyze } from '../../../analyze.ts'
import { readPosting } from '../../../read-posting.ts'

const postingWith = (line: string) =>
  `Coordinator\nCalder Works, Leeds\n\nRequirements\n- Two years of coordination in an office\n- ${line}\n- Good communication skills\n\nYour tasks\n- Keep the calendar of the team\n- Answer suppliers`

function asked(line: string): string[] {
  const { requirements } = readPosting(postingWith(line)).job
  return requirements
    .filter(({ quote, need }) => line.includes(quote.quote) && need.type !== 'field')
    .map(({ text }) => text)
}

describe('joinNamed', () => {
  it.each([
    ['Tessitura', 'Booking system (Tessitura)'],
    ['Harvestly', 'Farm recording software (Harvestly)'],
    ['INSZoom', 'Working knowledge of INSZoom or similar case management software'],
    ['Rotamax', 'Rotamax or other scheduling software'],
    ['Draftor', 'CAD software, e.g. Draftor'],
  ])('takes %s for what "%s" asks for', (name, line) => {
    const report = analyze({
      cvText: `Ada Moreton\nada@moreton.example\n\nExperience\nCoordinator, Tarn Ltd, 2019 - present\n- Kept all files of the office in ${name} and trained six colleagues in it\n- Closed the month within four days and reported to the board\n- Led the move of the office to a new floor and looked after its keys and visitors\n- Planned the rota of twelve people`,
      jobText: postingWith(line),
      today: { year: 2026, month: 11 },
    })
    if (report.status !== 'scored') throw new Error('Both texts can be read.')
    const rows = report.rows.filter(
      ({ requirement: { quote, need } }) => line.includes(quote.quote) && need.type !== 'field',
    )
    expect(rows.map(({ status }) => status)).toEqual(['met'])
  })

  it.each([
    ['Office packages (Word, Excel)', ['Word', 'Excel']],
    ['Learning Management System (LMS)', ['Learning Management System']],
    ['Python (Django)', ['Python', 'Django']],
  ])('leaves what "%s" asks for besides', (line, things) => {
    expect(asked(line)).toEqual(expect.arrayContaining(things))
  })

  it('asks for what evidence is wanted of', () => {
    expect(asked('Evidence of CPD')).toEqual(['CPD'])
    expect(asked('Evidence based practice').join()).toContain('Evidence based practice')
  })
})

import { describe, expect, it } from 'vitest'
import { analyze } from '../../../analyze.ts'

/** How a CV with one line of its own shows what a posting asks for. */
function shownBy(asks: string, line: string) {
  const jobText = `Shift Leader, bakery\n\nRequirements\n- Baking bread\n- Stock control\n- ${asks}\n- Staff rotas`
  const cvText = `Odile Farrant\nStroud, 07700 900177\n\nExperience\nBaker, Tarn Bakery, 2016 - 2026\n- Baked bread and rolls for nine shops, six nights a week, with a crew of four\n- Ordered flour and yeast, kept the ovens clean and showed two juniors their way\n- ${line}`
  const report = analyze({ cvText, jobText, today: { year: 2026, month: 11 } })
  if (report.status === 'refused') throw new Error(report.reason)
  const row = report.rows.find(({ requirement }) => asks.includes(requirement.quote.quote))
  if (!row) throw new Error(`nothing asks for ${asks}`)
  return row.how
}

describe('withOwnWays', () => {
  it.each([
    ['Food Handler, valid to 2028', 'implied'],
    ['Holds Food Handler, passed in March', 'implied'],
    ['Food handler in the canteen of a school', 'none'],
    ['Food Handler lapsed 2017', 'none'],
  ])('finds a paper without its noun where the line says that it is held: %s', (line, how) => {
    expect(shownBy('Food Handler certificate', line)).toBe(how)
  })

  it('takes nobody who was an apprentice for one who supervised apprentices', () => {
    expect(shownBy('Supervise apprentices', 'Apprentice of the year 2017')).toBe('none')
  })

  it('hears a task in what the things it names are called as well', () => {
    const asks = 'Install and test distribution boards and emergency lighting in schools'
    const jobText = `Electrician\n\nDuties\n- Second fix of offices\n- ${asks}\n- Fault finding`
    const cvText = `Odile Farrant\nStroud, 07700 900177\n\nExperience\nElectrician, Tarn Ltd, 2016 - 2026\n- Changed consumer units for landlords and their tenants\n- Ordered cable and fittings, kept the van clean and showed two juniors their way`
    const report = analyze({ cvText, jobText, today: { year: 2026, month: 11 } })
    if (report.status === 'refused') throw new Error(report.reason)
    const duty = report.rows.find(({ requirement }) => requirement.text === asks)
    expect(duty?.evidence[0]?.quote).toContain('consumer units')
  })

  it.each([
    ['CRRT on Prismaflex', 1],
    ['crrt on nights', 0],
  ])('knows words that stand together by their first letters: %s', (line, told) => {
    const asks = 'Continuous renal replacement therapy'
    const jobText = `Intensive Care Nurse\n\nDuties\n- ${asks}\n- Titration of infusions\n- Teaching of juniors`
    const cvText = `Odile Farrant\nStroud, 07700 900177\n\nExperience\nStaff Nurse, Tarn Hospital, 2016 - 2026\n- Took charge of a bay of five beds on every third shift, gave drugs and kept the notes\n- Showed new nurses the ward and its pumps\n- ${line}`
    const report = analyze({ cvText, jobText, today: { year: 2026, month: 11 } })
    if (report.status === 'refused') throw new Error(report.reason)
    const duty = report.rows.find(({ requirement }) => requirement.text === asks)
    expect(duty?.evidence.filter(({ quote }) => quote.includes(line))).toHaveLength(told)
  })

  it('finds a thing whatever plain verb it was done with', () => {
    expect(shownBy('read drawings', 'Crew of six, drawings on a tablet')).toBe('told')
    expect(shownBy('read drawings', 'Read the paper to the crew')).toBe('none')
  })

  it.each([
    ['Reduce complaints', 'Complaints from 30 to 4 a month', 'implied'],
    ['Reduce complaints', 'Complaints halved within a year', 'told'],
    ['Increase sales', 'Sales of cakes raised by a third', 'told'],
    ['Increase sales', 'Sales of cakes fell by a third', 'none'],
  ])('hears of a figure that went the way it should: %s, %s', (asks, line, how) => {
    expect(shownBy(asks, line)).toBe(how)
  })
})

it('takes a task for told in part where the CV names what it is about by another name', () => {
  const cvText = `Hanna Field
hanna@example.com

Experience
Shop Supervisor, Dell & Daughter, 2019 - 2026
- Led VM for three seasonal windows
- Counted the tills and banked the money
- Wrote the rota of nine people each month`
  const jobText = `Store Manager

Duties
- Deliver visual merchandising guidelines and lead seasonal changeovers
- Bank the takings of the day`
  const taskOf = (cv: string) => {
    const report = analyze({ cvText: cv, jobText, today: { year: 2026, month: 11 } })
    if (report.status === 'refused') throw new Error(report.reason)
    return report.rows.find(({ requirement: { kind, text } }) => {
      return kind === 'duty' && text.includes('visual')
    })
  }
  const other = taskOf(cvText.replace('VM', 'the cleaning'))
  expect(taskOf(cvText)?.credit).toBeGreaterThan((other?.credit ?? 0) + 0.1)
  expect(taskOf(cvText)?.evidence.map(({ quote }) => quote)).toEqual([
    'Led VM for three seasonal windows',
  ])
})

import { describe, expect, it } from 'vitest'
import { scoredReport } from '../../test/scored-report.ts'

interface Asked {
  readonly title: string
  readonly years: string
}

/** What of the years a CV has whose roles are told like this. */
function creditOf({ title, years }: Asked, roles: string): number {
  const cvText = `Odile Farrant\nStroud, 07700 900177\n\nExperience\n${roles}\n- Kept the records of the week and passed them on each Friday before noon\n- Showed two new colleagues their way about in their first month with the firm`
  const jobText = `${title}\n\nRequirements\n- ${years}\n- Clear records\n- A clean driving licence`
  const rows = scoredReport(cvText, jobText).rows
  return rows.find(({ requirement }) => requirement.need.type === 'years')?.credit ?? -1
}

describe('years of a special thing', () => {
  const welder = { title: 'Pipe Welder', years: '4+ years of orbital TIG welding' }
  const welds = '- Did TIG welding of pipes from drawings'

  it('are had by who tells of it, in a line or by the title', () => {
    expect(creditOf(welder, `Welder, Tarn Ltd, 2019 - 2026\n- Orbital welding of pipes`)).toBe(1)
    expect(creditOf(welder, `Orbital Welder, Tarn Ltd, 2019 - 2026\n${welds}`)).toBe(1)
  })

  it('are half had by who did the same without it', () => {
    expect(creditOf(welder, `Welder, Tarn Ltd, 2019 - 2026\n${welds}`)).toBe(0.5)
  })

  it('are not had as who leads by who did the work', () => {
    const asked = { title: 'Front Office Manager', years: 'Two years as Front Office Manager' }
    const desk = '- Worked at reception, check-in and night audit'
    expect(creditOf(asked, `Front Office Manager, Hotel Tarn, 2019 - 2026\n${desk}`)).toBe(1)
    expect(creditOf(asked, `Receptionist, Hotel Tarn, 2019 - 2026\n${desk}`)).toBeLessThan(0.6)
  })

  it('are of nothing more special for where, when or how surely it was done', () => {
    for (const word of ['British', 'demonstrable', 'consecutive', 'winter']) {
      const years = `4+ years of ${word} TIG welding`
      expect(creditOf({ ...welder, years }, `Welder, Tarn Ltd, 2019 - 2026\n${welds}`), word).toBe(
        1,
      )
    }
  })

  it('stand before the time where somebody is to have done it for so long', () => {
    const years = 'You have done TIG welding for at least four years, with pipes and plates'
    const told = (line: string) =>
      creditOf({ ...welder, years }, `Welder, Tarn Ltd, 2019 - 2026\n${line}`)
    expect(told(welds)).toBe(1)
    expect(told('- Filed metal to size')).toBeLessThan(1)
  })
})

describe('years as one who runs a place', () => {
  const hotel = { title: 'Hotel Manager', years: 'At least three years running a busy city hotel' }
  const guests = '- Looked after guests of ninety rooms and the rota of the desk'

  it('are had by its manager', () => {
    expect(creditOf(hotel, `Hotel Manager, Tarn House, 2019 - 2026\n${guests}`)).toBe(1)
  })

  it('are not had in full by a deputy, or by others who work there', () => {
    for (const title of ['Deputy Hotel Manager', 'Hotel Receptionist'])
      expect(creditOf(hotel, `${title}, Tarn House, 2019 - 2026\n${guests}`), title).toBeLessThan(
        0.8,
      )
  })
})

describe('years as the bearer of a title that only one trade has', () => {
  const scrum = { title: 'Scrum Master', years: '3+ years as a scrum master' }

  it('are had by who bore it', () => {
    expect(creditOf(scrum, 'Scrum Master, Tarn Ltd, 2019 - 2026\n- Led two teams')).toBe(1)
  })

  it('are not had by who names it under another title', () => {
    const other = 'Project Manager, Tarn Ltd, 2019 - 2026\n- Sat in on scrum meetings of two teams'
    expect(creditOf(scrum, other)).toBeLessThan(0.6)
  })
})

describe('years of what others do', () => {
  const payroll = { title: 'Payroll Clerk', years: '3+ years of payroll' }
  const told = (line: string) => creditOf(payroll, `Office Clerk, Tarn Ltd, 2019 - 2026\n- ${line}`)

  it('are not had by who worked beside them, or for some weeks', () => {
    const ran = told('Ran the payroll of 300 people')
    for (const line of [
      'Shared the lists of hours with the payroll team',
      'Checked figures made by our payroll department',
      'Spent six weeks in payroll',
    ])
      expect(told(line), line).toBeLessThan(ran)
  })

  it('are had by who was one of them', () => {
    expect(told('Led the payroll team of four')).toBe(told('Ran the payroll of 300 people'))
  })
})

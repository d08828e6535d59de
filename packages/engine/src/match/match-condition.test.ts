import { describe, expect, it } from 'vitest'
import { analyze } from '../analyze.ts'

const today = { year: 2026, month: 11 }

function shownFor(asks: string, line: string, home = 'Hexham'): string {
  const jobText = `Welder\n\nRequirements\n- MIG welding\n- TIG welding\n- Reading drawings\n- ${asks}`
  const cvText = `Mats Orrin\n${home}, 07700 900131\n\nProfile\n${line}\n\nExperience\nWelder, Tarn Builders, 2018 - 2026\n- MIG welding of gates and railings with a crew of three\n- Worked with suppliers, colleagues and the office to keep every order on time\n- Showed two new colleagues their way about in their first month with the firm`
  const report = analyze({ cvText, jobText, today })
  if (report.status === 'refused') throw new Error(report.reason)
  const row = report.rows.find(({ requirement }) => requirement.kind === 'knock-out')
  return row ? `${row.status}: ${row.evidence[0]?.quote ?? ''}` : 'no condition'
}

describe('matchCondition', () => {
  it.each([
    ['Full UK driving licence', 'Full clean UK licence.', 'met: Full clean UK licence'],
    ['Legally entitled to work in Canada', 'Canadian citizen.', 'met: Canadian citizen'],
    ['US person status', 'US person, no travel limits.', 'met: US person'],
    ['Rotating shifts', 'Twelve-hour shifts for years.', 'met: Twelve-hour shifts'],
    ['Lift 20 kg', 'Carried 25 kg bags of cement.', 'met: Carried 25 kg'],
    ['Measles immunity', 'Measles immunity on record.', 'met: Measles immunity'],
    ['DBS check', 'Enhanced DBS, 2025.', 'met: DBS'],
    ['Minimum arm reach of 212 cm', 'Height: 165 cm', 'unclear: '],
    ['Minimum arm reach of 212 cm', 'Arm reach: 214 cm', 'met: reach: 214 cm'],
    ['Minimum height of 160 cm', 'Height: 165 cm', 'met: Height: 165 cm'],
    ['Current driver’s licence', 'EWP ticket, HR licence.', 'met: HR licence'],
    ['Full UK driving licence', 'Refuse collector, then HGV driver.', 'met: HGV driver'],
    ['DBS check', 'DBs wired and tested.', 'unclear: '],
    ['Right to work in the UK', 'CSCS green card.', 'unclear: '],
    ['Right to work in the UK', 'US citizen.', 'unclear: '],
    ['Right to work in the UK', 'British passport.', 'met: British passport'],
    ['Authorized to work in the US', 'Green card holder.', 'met: Green card'],
    ['Full UK driving licence', 'Car owner/driver.', 'met: Car owner/driver'],
    ['Must be 22+', 'I am 26 and calm.', 'met: I am 26'],
    ['Full UK driving licence', 'Licence since 2018.', 'met: Licence since 2018'],
    ['Call out 1 in 5', 'Breakdown rota every month.', 'met: Breakdown rota'],
    ['Valid passport', 'Passport valid to 2033.', 'met: Passport'],
    ['Must be 22+', '24 years old.', 'met: 24 years old'],
    ['Able to swim 50 metres', 'Swim three times a week.', 'met: Swim three times'],
    ['Rotating night shifts', 'Would do nights.', 'met: Would do nights'],
    ['Willing to relocate', 'Happy to move abroad.', 'met: Happy to move abroad'],
    ['Able to swim 50 metres', 'Former pool lifeguard.', 'met: lifeguard'],
    ['Rotating shifts', 'Lab work on full shift.', 'met: full shift'],
    ['Category B driving licence', 'Category B licence.', 'met: Category B licence'],
    ['Rotating shifts', 'Flexible: days and nights.', 'met: Flexible: days and nights'],
  ])('asks for "%s" and finds "%s"', (asks, line, shown) => {
    expect(shownFor(asks, line)).toBe(shown)
  })

  it.each([
    ['Full UK driving licence', 'No driving licence.'],
    ['Rotating shifts', 'Unable to work weekends.'],
    ['Rotating shifts', 'I cannot do night shifts.'],
    ['Security clearance', 'Customs clearance of machine parts.'],
    ['DBS check', 'SC cleared.'],
    ['Eligible to work in the UK', 'Volunteer with Citizens Advice.'],
    ['Measles immunity', 'Vaccinated forty horses a week.'],
    ['Own car', 'Full UK driving licence.'],
    ['Willing to relocate', 'Helped to relocate a workshop.'],
    ['Minimum age of 21', 'A born salesman.'],
    ['Valid passport', 'Sorted passport photos by size.'],
  ])('leaves open "%s" where a CV says "%s"', (asks, line) => {
    expect(shownFor(asks, line)).toBe('unclear: ')
  })

  it('knows who lives where a posting wants people to live', () => {
    expect(shownFor('Live within 40 minutes of Hexham', 'A welder.')).toBe('met: Hexham')
    expect(shownFor('Live within 40 minutes of Hexham', 'A welder.', 'Truro')).toBe('unclear: ')
  })

  it('gives a part for what is on its way', () => {
    expect(shownFor('DBS check', 'Awaiting DBS.')).toBe('partly: DBS')
  })
})

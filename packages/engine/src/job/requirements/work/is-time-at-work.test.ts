import { describe, expect, it } from 'vitest'
import { readPosting } from '../../../read-posting.ts'

function yearsOf(line: string): string[] {
  const { requirements } = readPosting(`Site Operative\n\nRequirements\n- ${line}\n- Teamwork`).job
  return requirements.filter(({ need }) => need.type === 'years').map(({ text }) => text)
}

describe('isTimeAtWork', () => {
  it.each([
    'Pass a drug screen and a 7 yr background check',
    'Five years of checkable references',
    'DVLA check going back 5 years',
    'We carry out a ten year criminal history search before anyone starts work',
    'References must go back three years with no breaks in work',
    'Lived in the UK for 5 years for security clearance',
    'We have grown from 4 to 40 people in three years and need you to work on what is next',
    'Our payments went from zero to millions in 14 months and nobody owns the work',
    'Our apprenticeship takes 3 years, with work on site',
    'No experience of this work is needed, we give you full training lasting 12 months',
    'Work on an asset with 25 years of remaining life',
    'No accidents in 3 years as a driver',
    '21 years or older',
    'Expect evenings and Sundays for your first two years at least',
    'We need three crane drivers for a minimum 14 months, with more work lined up behind it',
    'Diving ticket, or the ability to get one inside six months of starting work',
    'The tender runs for five years and the work is secure',
    'New build, 6 months from opening, and you work on commissioning',
    'Three year rolling plan for the works on the A19',
    'Gaps of more than 3 months in work must be explained',
    'We doubled our work two years in a row',
    'Results of the work have risen four years running',
    'More than 15 years of research work went into our first product',
    'Eighty people and 30 years of history stand behind our work',
    'Up to 2 years’ experience in marketing',
    'No more than three years of work experience',
    'Less than a year of experience is no problem',
    'We fund your work towards the FBDO by blended learning (3 years), with leave',
    'Work, and commitment to a three year course',
  ])('asks for no years of work by "%s"', (line) => {
    expect(yearsOf(line)).toEqual([])
  })

  it.each([
    'Five years of reference librarian experience',
    '4+ years of vetting files for lenders',
    '10 years of history teaching experience',
    'Proven 3 years record in key account management',
    'Has driven artics in Europe for 3 yrs',
    'Three years or so under your belt as a groom',
    'Pastry chef, 3 years, ideally hotel',
    '6 months+ recent exp',
    'Must hold two years full time nursery work',
    'Two years with warranty claims in a dealership',
    'Three years running a kitchen',
    'We’d expect you to have been doing the job for two years or so',
    'Half a year of experience in customer service',
    'Eighteen months’ experience of payroll',
    'Twelve years of research in oncology',
    'No less than three years of experience',
  ])('asks for the years of "%s"', (line) => {
    expect(yearsOf(line)).toHaveLength(1)
  })

  it('reads a least time in a posting without headings', () => {
    const { requirements } = readPosting(
      'Herdsperson wanted, North Devon\n\nFamily farm, 240 Holsteins. Looking for somebody keen with at least 3yrs dairy. You will do calf rearing and foot trimming.',
    ).job
    expect(requirements.some(({ need }) => need.type === 'years')).toBe(true)
  })

  it('is what the time was spent on, where it is called so', () => {
    expect(yearsOf('Minimum five years’ sea time, then shore leave')).toHaveLength(1)
    expect(yearsOf('Minimum two years’ validity of the passport')).toEqual([])
  })
})

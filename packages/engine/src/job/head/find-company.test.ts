import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

function companyOf(head: string): string | null {
  return readPosting(
    `${head}\n\nAbout the role\nYou will mend bicycles for visitors.\n\nRequirements\n- Origami and bookbinding\n- Basket weaving\n`,
  ).job.company
}

describe('findCompany', () => {
  it.each([
    ['Mechanic\nSalop Dairies run 64 vehicles.', 'Salop Dairies'],
    ['Cook\nTarn Catering serve 900 lunches a day.', 'Tarn Catering'],
    ['Mechanic\nF-gas is nice to have but not needed.', null],
    ['Cook\nFood Hygiene Level 2 is optional.', null],
    ['Driver\nCPC is not required.', null],
    ['Welder\nSite Managers run the job day to day.', null],
  ])('knows who employs from what is wished for in %j', (head, company) => {
    expect(companyOf(head)).toBe(company)
  })

  it.each([
    ['Analyst\nFinance Department, Hallam City Council', 'Hallam City Council'],
    ['Lecturer in Law\nFaculty of Law - Hill University', 'Hill University'],
    ['Midwife\nBand 6\nWomen and Children Division, Elmfield NHS Trust', 'Elmfield NHS Trust'],
  ])('names the employer and no part of it in %j', (head, company) => {
    expect(companyOf(head)).toBe(company)
  })

  it.each([
    ['Carpenter - Gold Coast & Tweed\nBeech Joinery', 'Beech Joinery'],
    ['Security Officer - Days & Nights - Gatwick\nShield Guarding', 'Shield Guarding'],
  ])('takes towns and shifts behind the title for no employer in %j', (head, company) => {
    expect(companyOf(head)).toBe(company)
  })

  it('takes two names behind the title where nothing else is named', () => {
    expect(companyOf('Payroll Clerk - Oak & Sons')).toBe('Oak & Sons')
  })

  it.each([
    [
      'Educator – Toddler Room\nLittle Banksia Early Learning\nNewcastle, Maitland & Hunter NSW\nEarly Childhood Services (Education & Training)',
      'Little Banksia Early Learning',
    ],
    [
      'Tax Senior\nCork City\nJob Ref: TX2207\nMoynihan Sugrue Chartered Accountants & Tax Advisers',
      'Moynihan Sugrue Chartered Accountants & Tax Advisers',
    ],
    ['Reporter\nPublisher: Fenland & Wash Media\nLocation: Lynn', 'Fenland & Wash Media'],
    [
      'Strategic Planner\nLocation: Ballarat\nCategories: Planning, Local Government\nShire of Mount Warrigal\nBand 7',
      'Shire of Mount Warrigal',
    ],
    ['Sales Manager\nMedical Devices\nMunich', null],
  ])('tells the employer from places and what a job is filed under in %j', (head, company) => {
    expect(companyOf(head)).toBe(company)
  })

  it.each(['Service', 'Team', 'Directorate', 'Faculty'])(
    'takes neither the “%s” nor the heading below the head for the employer',
    (label) => {
      const head = `Job Title: Mechanic\n${label}: Culture, Libraries and Museums\nLocation: Saltmere Museum\n\nThe Role\nYou look after bicycles.`
      expect(companyOf(head)).toBe('Saltmere Museum')
    },
  )
})

it('takes no heading in capitals for the employer, and a county’s service for one', () => {
  const { company } = readPosting(
    'Paramedic\nPinecrest County EMS – Pinecrest, NC\n\nGENERAL STATEMENT OF JOB\nPerforms advanced life support care.\n\nRequirements\n- BLS\n',
  ).job
  expect(company).toBe('Pinecrest County EMS')
})

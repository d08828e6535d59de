import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

describe('headSegments', () => {
  it.each([
    [
      '08/2019 – today  Elbkontor Spedition GmbH, Hamburg: Import Coordinator',
      'Import Coordinator',
    ],
    ['2016 – 2019  Müller Bau GmbH, Köln: Site Engineer', 'Site Engineer'],
    ['2019 to date, Riverside Clinic, Derby: Dental Nurse', 'Dental Nurse'],
  ])('reads the title behind the town in "%s"', (line, title) => {
    const { experience } = readCv(
      `Jo Reed\njo@example.com\n\nEmployment\n${line}\n- Kept the files\n`,
    )
    expect(experience.map((role) => role.title?.text)).toEqual([title])
    expect(experience[0]?.company?.text).toMatch(/GmbH|Clinic$/)
  })

  it.each([
    [
      'Co-op Student – Electrical, Peel Power Services, 2023',
      'Co-op Student – Electrical',
      'Peel Power Services',
    ],
    [
      'Apprentice – Plumbing, Hill & Sons Ltd, 2019 – 2021',
      'Apprentice – Plumbing',
      'Hill & Sons Ltd',
    ],
    [
      'Deputy Manager - Boiler, Panchvati Sugars, 2018 – 2021',
      'Deputy Manager - Boiler',
      'Panchvati Sugars',
    ],
    ['Shift Engineer - Tata Power, Mumbai, 2018 – 2021', 'Shift Engineer', 'Tata Power'],
    ['Executive – Quality Assurance, Quillon, 2019', 'Executive – Quality Assurance', 'Quillon'],
    ['Sales Assistant – Production, Leeds, 2019', 'Sales Assistant', 'Production'],
    ['2014 (3 months): Relief shop assistant, Quill Books', 'Relief shop assistant', 'Quill Books'],
    ['2013 (six weeks): Fruit picker, Hill Farm', 'Fruit picker', 'Hill Farm'],
  ])(
    'keeps what is learned with the title, and how long out of it, in "%s"',
    (line, title, company) => {
      const { experience } = readCv(
        `Jo Reed\njo@example.com\n\nExperience\nCook, Hill Inn, 2010 – 2012\n- Soups\n${line}\n- Helped out\n`,
      )
      expect(experience.map((role) => [role.title?.text, role.company?.text])).toEqual([
        ['Cook', 'Hill Inn'],
        [title, company],
      ])
    },
  )

  it.each([
    ['Most recently: Bookkeeper, Oak & Sons, 2016 - 2023', 'Bookkeeper', 'Oak & Sons'],
    ['Current job: Sous Chef, The Copper Pan, 2019 to now', 'Sous Chef', 'The Copper Pan'],
    ['Where: Mill School, Business Manager, since January 2019', 'Business Manager', 'Mill School'],
  ])('takes which role it is for no part of a name in "%s"', (line, title, company) => {
    const { experience } = readCv(`Jo Reed\njo@example.com\n\n${line}\n- Kept the books in order\n`)
    expect(experience.map((role) => [role.title?.text, role.company?.text])).toEqual([
      [title, company],
    ])
  })

  it.each([
    [
      'St Anne’s Hospital, catering assistant then cook. 2012 - 2016',
      'catering assistant then cook',
      'St Anne’s Hospital',
    ],
    [
      'Weekends Sept 2023 - present: Sales assistant, Hill Stores, Leeds',
      'Sales assistant',
      'Hill Stores',
    ],
    ['Trinidad: Sales clerk, Hill Fabrics, 2012 - 2019', 'Sales clerk', 'Hill Fabrics'],
    ['PSW, part time then full time\nHill Care Home, 2018 - 2020', 'PSW', 'Hill Care Home'],
    [
      'HILL HOSPITAL (200 bed capacity)\nStaff Nurse\nMarch 2017 up to present',
      'Staff Nurse',
      'HILL HOSPITAL',
    ],
  ])('reads title and employer of %j', (lines, title, company) => {
    const cv = readCv(
      `Jo Reed\njo@example.com\n\nEXPERIENCE\nDale Hotel, cook. 2016 - 2021\n\n${lines}\n`,
    )
    expect(cv.experience.map((role) => [role.title?.text, role.company?.text])).toEqual([
      ['cook', 'Dale Hotel'],
      [title, company],
    ])
  })

  it('reads a post that became another, in a sentence of names', () => {
    const { experience } = readCv(
      'Jo Reed\njo@example.com\n\nEmployment\nWexley, Hyderabad, project engineer, then senior, June 2013 - Dec 2018. Core banking for a bank.\n',
    )
    expect(experience.map((role) => [role.title?.text, role.company?.text])).toEqual([
      ['project engineer, then senior', 'Wexley'],
    ])
  })
})

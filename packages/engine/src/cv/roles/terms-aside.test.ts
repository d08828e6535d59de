import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

describe('roles of federal résumés', () => {
  it.each([
    [
      'the agency first and the title below the terms',
      'U.S. Fish and Wildlife Service\n500 Gold Ave SW, Albuquerque, NM 87102\n\n06/2019 - Present\nSalary: $78,592.00 USD Per Year\nHours per week: 40\nSeries: 0404 Pay Plan: GS Grade: 7\nBiological Science Technician\nSupervisor: Mark Levin (520-555-0100)\nDuties, Accomplishments and Related Skills:\nCounted nesting birds on nine refuges.\n\nU.S. Army\nNorfolk, VA 23511 US\n\n08/2012 - 05/2019\nSalary: $41,200.00 USD Per Year\nHours per week: 40\nSupply Clerk\nOkay to contact this Supervisor: Yes\nKept stores for 120 soldiers.\n',
    ],
    [
      'the title first, with its series behind it',
      'Biological Science Technician\nU.S. Fish and Wildlife Service\n500 Gold Ave SW, Albuquerque, NM 87102\nSeries: 0404 Pay Plan: GS Grade: 7\n06/2019 - Present\nHours per week: 40\n- Counted nesting birds on nine refuges.\n\nSupply Clerk\nU.S. Army\nNorfolk, VA 23511 US\nGrade: E-4\n08/2012 - 05/2019\nHours per week: 40+\n- Kept stores for 120 soldiers.\n',
    ],
    [
      'a row of names and terms',
      '06/2019 - Present; 40 hours per week; U.S. Fish and Wildlife Service; 500 Gold Ave SW, Albuquerque, NM 87102; Biological Science Technician; Supervisor: Mark Levin, may contact\nCounted nesting birds on nine refuges.\n\n08/2012 - 05/2019; 40 hours per week; U.S. Army; Norfolk, VA 23511 US; Supply Clerk; Supervisor: Dana Whitfield, may contact\nKept stores for 120 soldiers.\n',
    ],
  ])('tells agency, title and terms apart, %s', (_, roles) => {
    const cv = readCv(`Angela Ruiz\nangela.ruiz@example.com\n\nWORK EXPERIENCE\n\n${roles}`)
    expect(
      cv.experience.map(({ title, company, from }) => [title?.text, company?.text, from?.year]),
    ).toEqual([
      ['Biological Science Technician', 'U.S. Fish and Wildlife Service', 2019],
      ['Supply Clerk', 'U.S. Army', 2012],
    ])
    expect(cv.experience[0]?.bullets.map(({ text }) => text)).toContain(
      'Counted nesting birds on nine refuges.',
    )
  })

  it('takes the grade of a post for no employer, and a street for no part of one', () => {
    const head = 'Management and Program Analyst (GS-0343-13) | 03/2022 - Present | 32 hours/week'
    const cv = readCv(
      `Imran Qadir\n\nWORK EXPERIENCE\n\nU.S. Customs and Border Protection | 500 Gold Ave SW, Albuquerque, NM 87102\n${head}\n- Evaluated 14 programs.\n`,
    )
    expect(cv.experience).toMatchObject([
      {
        title: { text: 'Management and Program Analyst (GS-0343-13)' },
        company: { text: 'U.S. Customs and Border Protection' },
        location: { text: '500 Gold Ave SW, Albuquerque, NM 87102' },
      },
    ])
  })

  it('takes how long somebody has worked in all for no employer', () => {
    const cv = readCv(
      'Imran Qadir\n\nEMPLOYMENT HISTORY\nTotal Year of Experience : 8.5 Years\n\n1. Quality Controller ( July 1, 2019 - Continuing )\nHill Knit Composite Ltd.\nInline inspection\n',
    )
    expect(cv.experience).toMatchObject([
      { title: { text: 'Quality Controller' }, company: { text: 'Hill Knit Composite Ltd.' } },
    ])
  })
})

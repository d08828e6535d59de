import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

const top = 'Aurel Pinder\naurel@example.com\n\n'

function rolesOf(section: string) {
  return readCv(`${top}${section}`).experience.map(({ title, company, from, to, bullets }) => [
    title?.text,
    company?.text,
    from,
    to,
    bullets.map(({ text }) => text).join(' '),
  ])
}

describe('a table whose dates a page has set above the rest of each row', () => {
  it('is read row by row', () => {
    const { experience } = readCv(
      'Jo Reed\njo@example.com\n\nEMPLOYMENT\nDates\nEmployer\tPosition\tDuties\n03/19–11/21\nLake Catering Ltd\tChef de partie\tSauce section, ordering\n12/21–present\nThe Fell Inn, Leeds\tSous chef\tMenus, 6 staff\nSummer 2015\tHill Tea Gardens\tKitchen porter\tWashing up\n',
    )
    expect(
      experience.map(({ title, company, location, dates, bullets }) => [
        title?.text,
        company?.text,
        location?.text,
        dates?.text,
        bullets[0]?.text,
      ]),
    ).toEqual([
      ['Chef de partie', 'Lake Catering Ltd', undefined, '03/19–11/21', 'Sauce section, ordering'],
      ['Sous chef', 'The Fell Inn', 'Leeds', '12/21–present', 'Menus, 6 staff'],
      ['Kitchen porter', 'Hill Tea Gardens', undefined, 'Summer 2015', 'Washing up'],
    ])
  })
})

describe('tableRoles', () => {
  it('reads posts by the names of a table’s columns', () => {
    const table = `SEA SERVICE
Vessel          Type     GRT     Rank    Company          From        To
MV Hill Star    Bulk     43,000  Bosun   Hill Shipping    02.03.2024  18.11.2024
MT Hill Rose    Chem.    19,400  AB      Rose Tankers     14.08.2021  20.05.2022
`
    expect(rolesOf(table)).toEqual([
      ['Bosun', 'Hill Shipping', { year: 2024, month: 3 }, { year: 2024, month: 11 }, ''],
      ['AB', 'Rose Tankers', { year: 2021, month: 8 }, { year: 2022, month: 5 }, ''],
    ])
  })

  it('takes what stands below a row for what was done there, and today for today', () => {
    const table = `EMPLOYMENT
Employer | Position | From | To
Hill School | Caretaker | 03/2019 | present
Opened and closed the building each day
Rose Bakery | Driver | 2015 | 2019
`
    expect(rolesOf(table)).toEqual([
      [
        'Caretaker',
        'Hill School',
        { year: 2019, month: 3 },
        'present',
        'Opened and closed the building each day',
      ],
      ['Driver', 'Rose Bakery', { year: 2015 }, { year: 2019 }, ''],
    ])
  })

  it('takes a dash for an empty cell', () => {
    const table = `EMPLOYMENT
School | Post held | From | To | Reason for leaving
Hill Primary | Class Teacher | 09/2019 | present | -
Dale Infants | Supply Teacher | 01/2018 | 07/2019 | permanent post
`
    expect(rolesOf(table).map(([title]) => title)).toEqual(['Class Teacher', 'Supply Teacher'])
  })

  it('tells below the table of the employer whose duties they are', () => {
    const table = `EMPLOYMENT
Period\tOrganisation\tPosition
2016 - to date\tHill Aid\tDriver
2011 - 2016\tNile Cargo\tTurn man

Duties at Hill Aid
Drove staff to the field
Duties at Nile Cargo
Loaded lorries
`
    expect(rolesOf(table)).toEqual([
      ['Driver', 'Hill Aid', { year: 2016 }, 'present', 'Drove staff to the field'],
      ['Turn man', 'Nile Cargo', { year: 2011 }, { year: 2016 }, 'Loaded lorries'],
    ])
  })

  it('takes a column of duties for what was done', () => {
    const table =
      'EMPLOYMENT\nEmployer | Position | From | To | Duties\nHill Works | Fitter | 2019 | 2022 | Repaired pumps\n'
    expect(rolesOf(table).map((role) => role[4])).toEqual(['Repaired pumps'])
  })

  it('reads "till date" as today in a column of ends', () => {
    const table =
      'EMPLOYMENT\nCompany\tDesignation\tFrom\tTo\nHill Works\tSafety Officer\tJan 2019\tTill date\nDale Works\tInspector\tAug 2016\tDec 2018\n'
    expect(rolesOf(table).map(([title, , , to]) => [title, to])).toEqual([
      ['Safety Officer', 'present'],
      ['Inspector', { year: 2018, month: 12 }],
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

function firstRole(head: string) {
  const { experience } = readCv(
    `Jo Reed\njo@example.com\n\nWork history\n\n03/2019 - present\n${head}\n- Kept the files\n\nSales Assistant, Hill Stores Ltd, 2015 - 2018\n- Served at the till\n`,
  )
  const [role] = experience
  return [role?.title?.text, role?.company?.text, role?.location?.text]
}

describe('titleBehindEmployer', () => {
  it.each([
    [
      'Dairyvale, Ballincollig Accounts Payable Assistant',
      'Accounts Payable Assistant',
      'Dairyvale',
      'Ballincollig',
    ],
    ['Hill & Co., Bandon (4 partners) Accounts Senior', 'Accounts Senior', 'Hill & Co.', undefined],
    [
      'Reed Foods, Leighton Buzzard Stock Control Clerk',
      'Stock Control Clerk',
      'Reed Foods',
      'Leighton Buzzard',
    ],
    ['Kestrel Group, Galway Electrician', 'Electrician', 'Kestrel Group', 'Galway'],
    ['Tarn Rail Ltd, York Maintenance Fitter', 'Maintenance Fitter', 'Tarn Rail Ltd', 'York'],
    [
      'Norland County Council, Norwich Student Social Worker (100 days)',
      'Student Social Worker (100 days)',
      'Norland County Council',
      'Norwich',
    ],
    ['JBT Gears (Wrexham) CNC Machinist', 'CNC Machinist', 'JBT Gears', 'Wrexham'],
    ['St Orrin Brewery Receptionist', 'Receptionist', 'St Orrin Brewery', undefined],
  ])('reads title, employer and town of "%s"', (head, title, company, town) => {
    const [readTitle, readCompany, readTown] = firstRole(head)
    expect([readTitle, readCompany]).toEqual([title, company])
    if (town) expect(readTown).toBe(town)
  })

  it.each([
    ['Brightway, Customer Service Assistant', 'Customer Service Assistant'],
    ['Maternal and Child Health Nurse', 'Maternal and Child Health Nurse'],
    ['Brightway, Grocery Team Leader', 'Grocery Team Leader'],
    ['Oakfield, Senior Care Assistant', 'Senior Care Assistant'],
    ['Tarn Autos, MOT Tester', 'MOT Tester'],
    ['Primary School Teacher, Hull', 'Primary School Teacher'],
    ['Team Leader, Quill Bakery Manager Programme', 'Team Leader'],
  ])('keeps the words of the title together in "%s"', (head, title) => {
    expect(firstRole(head)[0]).toBe(title)
  })

  it('keeps a title whole whose employer stands below it', () => {
    expect(firstRole('Orchard Kindergarten Teacher\nSunny Corner Early Learning')).toEqual([
      'Orchard Kindergarten Teacher',
      'Sunny Corner Early Learning',
      undefined,
    ])
  })

  it('leaves what was done below such a line to the body', () => {
    const { experience } = readCv(
      'Jo Reed\njo@example.com\n\nWork experience\n\nBarlow, Altrincham Cashier\nAugust 2012 - May 2017\nCounter service and business deposits\n',
    )
    expect(experience[0]?.company?.text).toBe('Barlow')
    expect(experience[0]?.bullets.map(({ text }) => text)).toEqual([
      'Counter service and business deposits',
    ])
  })
})

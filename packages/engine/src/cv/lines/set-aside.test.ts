import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

describe('setAside', () => {
  it.each([
    'Date of birth: 12/04/1988',
    'D.O.B: 12/04/1988',
    "Father's name: Adam Quist",
    'Marital status: single',
    '[Photo]',
    'Passport size photograph',
    'Last updated: May 2026',
    'Salary: £24,000',
    'Last drawn salary: $4,200',
    'Salary : RM 3,800',
    'Expected salary: as per company norms',
    'Availability: Immediate',
    'Contact person: Mr S. Oake, 031 555 0101',
    'Position applied for: Duty Manager',
    'Applying for: Duty Manager',
    'POSITION DESIRED: Duty Manager / Night Manager',
    'NRIC No: SXXXX567A',
    'I/C No : 900101-10-XXXX',
    'L.G.A.: Idemili North',
    'Passport No.: on request',
    "Height: 5'7",
  ])('takes out of a role what any CV could have: %s', (line) => {
    const cv = readCv(
      `Mara Quist\nmara@example.com\n\nEXPERIENCE\nCook, Hill Inn, 2019 - 2021\n- Soups\n${line}\n`,
    )
    expect(cv.experience.map(({ bullets }) => bullets.map(({ text }) => text))).toEqual([['Soups']])
    expect(cv.beside.map(({ quote }) => quote.length > 0)).toEqual([true])
  })

  it.each([
    'Position: Duty Manager',
    'Applied for and won three grants',
    'Children: planned activities for 14 of them',
    'Identity management: 300 accounts',
    'Weight: checked each lorry',
  ])('leaves in a role what tells of work: %s', (line) => {
    const cv = readCv(
      `Mara Quist\nmara@example.com\n\nEXPERIENCE\nCook, Hill Inn, 2019 - 2021\n- Soups\n- ${line}\n`,
    )
    expect(cv.beside).toEqual([])
  })

  it.each(['Mara Quist', '(Mara Quist)', 'MARA QUIST\nApplicant'])(
    'takes the name below a list for a signature: %j',
    (signature) => {
      const cv = readCv(
        `Mara Quist\nmara@example.com\n\nEXPERIENCE\nCook, Hill Inn, 2019 - 2021\n- Soups\n\nSKILLS\nWord, Excel\n\nHill, 3 May 2024\n${signature}\n`,
      )
      expect(cv.skills.map(({ text }) => text)).toEqual(['Word', 'Excel'])
      expect(cv.header.name?.text).toBe('Mara Quist')
    },
  )

  it('takes a wish for no headline', () => {
    const cv = readCv('MARA QUIST\nPosition applied for: Duty Manager\nmara@example.com\n')
    expect(cv.header.headline).toBeUndefined()
    expect(cv.beside.map(({ text }) => text)).toEqual(['Position applied for: Duty Manager'])
  })
})

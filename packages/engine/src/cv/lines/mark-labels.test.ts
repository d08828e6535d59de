import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'
import { markLabels } from './mark-labels.ts'

const form = `Europass
Curriculum Vitae
Personal information
First name(s) / Surname(s) Nadia Brel
E-mail(s) nadia.brel@example.com
Date of birth 14 June 1986

Work experience

Dates 03/2016 – 05/2021
Occupation or position held Front desk manager
Main activities and responsibilities Led nine receptionists
Name and address of employer Hotel Silvana, Cluj (Romania)
Type of business or sector Hospitality

Dates 06/2010 - 02/2016
Occupation or position held Receptionist
Main activities and responsibilities Checked guests in
Name and address of employer Pension Vlad, Cluj (Romania)

Education and training

Dates 2005 - 2009
Title of qualification awarded Bachelor in Tourism
Principal subjects / occupational skills covered Economics of tourism
Name and type of organisation providing education and training Napoca University
`

describe('markLabels', () => {
  it.each([
    ['a blank behind its labels', form],
    [
      'bullets before them, and what the dates are',
      form
        .replaceAll(/^(Occupation|Main|Name and|Type of|Title|Principal)/gm, '• $1')
        .replaceAll(/^Dates /gm, '• Dates (from – to) '),
    ],
  ])('has an old Europass form read with %s', (_, text) => {
    const cv = readCv(text)
    const roles = cv.experience.map(({ title, company, from, bullets }) => [
      title?.text,
      company?.text,
      from?.year,
      bullets[0]?.text,
    ])
    expect(roles).toEqual([
      ['Front desk manager', 'Hotel Silvana', 2016, 'Led nine receptionists'],
      ['Receptionist', 'Pension Vlad', 2010, 'Checked guests in'],
    ])
    expect(cv.experience[0]?.bullets.at(-1)?.text).toBe('Type of business or sector: Hospitality')
    expect(cv.education).toMatchObject([
      {
        degree: { text: 'Bachelor in Tourism' },
        institution: { text: 'Napoca University' },
        from: { year: 2005 },
        to: { year: 2009 },
      },
    ])
    expect(cv.header.name?.text).toBe('Nadia Brel')
  })

  it('leaves a text alone that is no such form', () => {
    const text = 'Dates and figs were what I sold\nMobile crane operator\nName badges, 2019\n'
    expect(markLabels(text)).toBe(text)
  })
})

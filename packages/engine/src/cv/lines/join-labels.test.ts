import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'
import { joinLabels } from './join-labels.ts'

const form = `Personal details
First name *
Sunita
Last name *
Menon
Email address
sunita.menon@example.com

Job history
Current employer
Job title
Medical Secretary
Employer name
Leicester General Hospital
Start date
06/2018
Is this your current job?
Yes
Main duties and responsibilities
Typing clinic letters for four consultants. Booking clinics.
Period of notice
4 weeks

Previous employment
Job title
Receptionist
Employer name
Oadby Surgery
Start date
03/2014
End date
05/2018
Please give a brief description of your duties
- Front desk and prescriptions

Qualifications
Subject / Qualification
AMSPAR Level 3 Diploma
Place of study
Leicester College
Grade / result
Distinction
Year obtained
2016

Supporting information
I have worked as a medical secretary for seven years.

Referees
Name
Joanna Field
Job title
Practice Manager
Organisation
Field Hill Clinic
`

describe('joinLabels', () => {
  const cv = readCv(form)

  it('reads the roles of a form whose labels stand above their values', () => {
    expect(cv.experience).toMatchObject([
      {
        title: { text: 'Medical Secretary' },
        company: { text: 'Leicester General Hospital' },
        from: { year: 2018, month: 6 },
        to: 'present',
      },
      {
        title: { text: 'Receptionist' },
        company: { text: 'Oadby Surgery' },
        from: { year: 2014, month: 3 },
        to: { year: 2018, month: 5 },
      },
    ])
    const told = cv.experience.map(({ bullets }) => bullets.map(({ text }) => text))
    expect(told).toEqual([
      ['Typing clinic letters for four consultants. Booking clinics.'],
      ['Front desk and prescriptions'],
    ])
    expect(cv.beside.map(({ text }) => text)).toContain('Period of notice: 4 weeks')
  })

  it('reads who it is, what was learnt and where, and leaves nothing over', () => {
    expect(cv.header.name?.text).toBe('Sunita Menon')
    expect(cv.education).toMatchObject([
      {
        degree: { text: 'AMSPAR Level 3 Diploma' },
        institution: { text: 'Leicester College' },
        to: { year: 2016 },
        details: [{ text: 'Grade / result: Distinction' }],
      },
    ])
    expect(cv.unplaced).toEqual([])
  })

  it('quotes a form as it stands', () => {
    const { experience, education, header, beside } = cv
    for (const value of [header.name, ...(experience[0]?.bullets ?? []), education[0]?.degree])
      expect(value && form.slice(value.span.start, value.span.end)).toBe(value?.quote)
    expect(beside.map(({ quote }) => quote)).toContain('Period of notice\n4 weeks')
  })

  it.each([
    ['empty lines between labels and values', form.replaceAll(/\n(?=.)/g, '\n\n')],
    [
      'stars and requests behind the labels',
      form.replaceAll(/^(Job title|.* date)$/gm, '$1 (required)'),
    ],
    ['colons behind the labels', form.replaceAll(/^(Job title|Employer name|.* date)$/gm, '$1:')],
  ])('reads it with %s', (_, text) => {
    expect(readCv(text).experience.map(({ title, from, to }) => [title?.text, from, to])).toEqual([
      ['Medical Secretary', { year: 2018, month: 6 }, 'present'],
      ['Receptionist', { year: 2014, month: 3 }, { year: 2018, month: 5 }],
    ])
  })

  it('joins no value to the label of a blank left empty', () => {
    const text = form.replace('End date\n05/2018', 'End date')
    expect(joinLabels(text)).not.toMatch(/End date:/)
  })

  it.each([
    ['a CV of heads and dates', 'Cook\nHill Inn\n2019 - 2021\nDuties\nSoups\n\nSkills\nGrilling\n'],
    [
      'names over columns',
      'Company\nJob title\nStart date\nEnd date\nReason\nHill Inn\nCook\n2019\n2021\nMoved\n',
    ],
  ])('leaves %s alone', (_, text) => {
    expect(joinLabels(text)).toBe(text)
  })
})

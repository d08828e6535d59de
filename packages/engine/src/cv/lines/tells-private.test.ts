import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'
import { tellsPrivate } from './tells-private.ts'

describe('tellsPrivate', () => {
  it.each([
    'Salary: £38,500',
    'Current salary £27,000 – notice 1 month',
    'Annual salary: Rs 4.2 Lacs',
    'Current CTC: 14 LPA',
    'Day rate: £575',
    'Salary expectation: negotiable',
    'Notice period – 4 weeks',
    'Notice required: one month',
    'Reason for leaving: promotion',
    'Reason for change: better prospects',
    'Supervisor: Ann Beasley (555-010-9911)',
    'Line manager: Jean Cope, 01632 960999',
    'Contactable reference: Mr Smit - 031 000 0222',
    'Okay to contact this Supervisor: Yes',
    'May we contact this employer? No',
  ])('knows what is written for the employer of a form: %s', (line) => {
    expect(tellsPrivate(line)).toBe(true)
  })

  it.each([
    'Salary: ran the payroll of 300 people',
    'Pay Plan: GS Grade: 7',
    'Salary: Band 6',
    'Rate: fastest picker of the night shift',
    'Notice boards and posters for the town hall',
    'Supervisor: two apprentices',
    'Supervisor at Hill Cleaning: Ada Quist, 01632 960456',
    'Line manager in Hill Stores: Mr D Okafor, 01632 960711',
    'Supervisor: Hill Stores Ltd',
    'Supervisor: Dale Foods, 2016 - 2019, 01632 960911',
    'Supervisor: Prof. Ada Quist',
    'Reasons for leaving were asked of 300 staff',
    'Current projects: 14',
  ])('leaves alone what tells of work, of a grade or of a thesis: %s', (line) => {
    expect(tellsPrivate(line)).toBe(false)
  })

  it('is told in no role, whatever the role goes on with', () => {
    const cv = readCv(
      'Mara Quist\nmara@example.com\n\nEXPERIENCE\n\nCook\nHill Inn, 2019 - 2022\nSalary: £24,000\n- Cooked for 90 guests\nNotice period: 4 weeks\nReason for leaving: the inn was sold\n',
    )
    expect(cv.experience).toMatchObject([
      { title: { text: 'Cook' }, bullets: [{ text: 'Cooked for 90 guests' }] },
    ])
    expect(cv.beside.map(({ text }) => text)).toEqual([
      'Salary: £24,000',
      'Notice period: 4 weeks',
      'Reason for leaving: the inn was sold',
    ])
  })
})

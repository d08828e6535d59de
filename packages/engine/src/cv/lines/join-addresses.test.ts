import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'
import { joinAddresses } from './join-addresses.ts'

const header = 'Dana Kell\n112 Walnut Street\nParkton, MO 64152\ndana@example.com\n\n'
const federal = `${header}WORK EXPERIENCE

Bureau of Imagined Rivers
601 Harbor Drive
Kansas City, MO 64106
United States

Program Analyst
Series: 0343 Pay Plan: GS Grade: 9
05/2019 - Present
Hours per week: 40
Duties, Accomplishments and Related Skills:
Analyze budgets of eleven field offices.

Loam County Clerk
2 Court Square
Liberty, MO 64068 United States

Office Assistant
08/2014 - 04/2019
Duties, Accomplishments and Related Skills:
Filed land records.
`

describe('joinAddresses', () => {
  it('has employers read over whose titles their addresses stand', () => {
    const { experience, header: read } = readCv(federal)
    expect(
      experience.map(({ title, company, location, from }) => [
        title?.text,
        company?.text,
        location?.text,
        from?.year,
      ]),
    ).toEqual([
      [
        'Program Analyst',
        'Bureau of Imagined Rivers',
        '601 Harbor Drive, Kansas City, MO 64106, United States',
        2019,
      ],
      [
        'Office Assistant',
        'Loam County Clerk',
        '2 Court Square, Liberty, MO 64068 United States',
        2014,
      ],
    ])
    expect(experience[1]?.bullets.map(({ text }) => text)).toEqual(['Filed land records.'])
    expect(read.name?.text).toBe('Dana Kell')
  })

  it('leaves the address of the person alone', () => {
    expect(joinAddresses(`${header}Skills\nTyping\n`)).toBe(`${header}Skills\nTyping\n`)
    expect(joinAddresses(federal).startsWith(header)).toBe(true)
  })
})

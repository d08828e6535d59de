import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

function headOf(head: string) {
  const { title, company, place, requirements } = readPosting(
    `${head}\n\nYou will join a friendly team and look after the daily work with three colleagues.\n\nWhat you need\n- Two years in a similar job\n- Good communication skills`,
  ).job
  return { title, company, place, asked: requirements.map(({ text }) => text) }
}

describe('withoutTerms', () => {
  it.each([
    ['Warehouse Associate - 2nd Shift', 'Warehouse Associate'],
    ['Personal Support Worker (PSW), Casual/Part-Time', 'Personal Support Worker (PSW)'],
    ['Staff Nurse (International recruitment) - Band 5', 'Staff Nurse'],
    ['Truck Driver x3', 'Truck Driver'],
    ["General Manager – The Millwright's Arms", 'General Manager'],
    ['Sous Chef - Coach House Inn', 'Sous Chef'],
    ['Truck Driver - Home Weekends', 'Truck Driver'],
    ['Electrician - FIFO 8/6', 'Electrician'],
    ['Accounts Assistant (Ubi / 5 days / up to $2,900)', 'Accounts Assistant'],
    ['Cook (3 positions)', 'Cook'],
    ['School Counselor (2026-2027 School Year)', 'School Counselor'],
    ['Teacher of French - SY 2026-27', 'Teacher of French'],
    ['Mortgage Adviser (Employed)', 'Mortgage Adviser'],
    ['Hair Stylist (self-employed or employed)', 'Hair Stylist'],
    ['URGENT HIRING!!! Cook', 'Cook'],
    ['Terms of Reference: Programme Manager', 'Programme Manager'],
    ['Applications are invited for the following post: Programme Manager', 'Programme Manager'],
    ['Applications are invited from nurses for the position of Ward Manager', 'Ward Manager'],
  ])('calls the job of “%s” by its name alone', (head, title) => {
    const read = headOf(`${head}\nCalder Works Ltd`)
    expect(read.title).toBe(title)
    expect(read.asked.join('\n')).not.toMatch(/recruitment|band 5|fifo|terms of reference/i)
  })

  it.each([
    'Night Shift Supervisor',
    'Recruitment Consultant (Technology)',
    'Teacher of Mathematics - Part 2',
    'Casual Academic',
    'Full Stack Developer, Payments',
  ])('leaves “%s” whole', (head) => {
    expect(headOf(`${head}\nCalder Works Ltd`).title).toBe(head)
  })
})

describe('readHead, of heads of other countries', () => {
  it('reads a place without the travel that goes with it', () =>
    expect(headOf('Cook\nDuty station: Maiduguri, with frequent travel to Dikwa').place).toBe(
      'Maiduguri',
    ))

  it('reads where a post is by “Location of Post”', () =>
    expect(headOf('Cook\nLocation of Post: Loughrea, Co. Galway').place).toBe(
      'Loughrea, Co. Galway',
    ))

  it('reads an employer with all of its legal form', () =>
    expect(headOf('Cook\nVellanki Kitchens Pvt. Ltd.\nExperience: 5 - 8 Years').company).toBe(
      'Vellanki Kitchens Pvt. Ltd.',
    ))
})

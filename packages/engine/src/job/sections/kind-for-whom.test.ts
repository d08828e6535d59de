import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

function howMuch(heading: string, mark: string): string[] {
  const { job } = readPosting(
    `Stock Systems Analyst\n\nFernley Stores is hiring a Stock Systems Analyst in Derby.\n\nYou should have\n${mark}Strong SQL\n${mark}Two years with SAP\n\n${heading}\n${mark}Tableau\n${mark}Experience with Python\n`,
  )
  return job.requirements.flatMap(({ text, importance }) =>
    /^(?:SQL|Tableau|Python)$/.test(text) ? `${text} ${importance}` : [],
  )
}

describe('saysWish', () => {
  it.each([
    'It would be great if you also had',
    'You’ll stand out if you have',
    'We’d be delighted if you have',
    'It would also help if you had',
    'You will really impress us with',
    'Our dream candidate also has',
    'Additional skills that help',
  ])(
    'hears a wish in a heading of one’s own words, with bullets below and without: “%s”',
    (heading) => {
      for (const mark of ['- ', ''])
        expect(howMuch(heading, mark)).toEqual(['SQL must', 'Tableau nice', 'Python nice'])
    },
  )

  it.each([
    'You’re a great fit if you have',
    'We would love to hear from you if you have',
    'To be successful you’ll have',
    'To thrive in this role, you’ll need',
    'To be considered you will have',
    'The successful applicant should possess',
    'Desired candidate',
    'Desired profile:',
    'Pre-requisites',
  ])('hears a demand below “%s”', (heading) => {
    expect(howMuch(heading, '- ')).toEqual(['SQL must', 'Tableau must', 'Python must'])
  })
})

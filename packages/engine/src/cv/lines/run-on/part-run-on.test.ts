import { describe, expect, it } from 'vitest'
import { readCv } from '../../read-cv.ts'
import { partRunOn } from './part-run-on.ts'

const withDates = `RENSKE HOLLOWAY
Milwaukee, WI | 414-555-0123 | renske@example.com
SUMMARY
Machinist with nine years in job shops. Comfortable with one-offs.
EXPERIENCE
Lead Machinist, Kettle Tool Works, West Allis WI 05/2020-Present
- Program 3 and 5 axis mills; hold close tolerances on titanium
- Built fixtures and brought the parts made right from 82 to 97
CNC Machinist, Badger Turned Parts, New Berlin WI 06/2016-05/2020
- Set up and ran lathes, wrote charts and trained two apprentices
EDUCATION
Technician Diploma, Waukesha Technical College, 2016
SKILLS
Mastercam, Fusion 360, blueprint reading, calipers`

const datesFirst = `Mara Quist
Hull 07700 900113 mara@example.com
Work experience
2019 – present Senior Care Assistant, Rosehill House, Hull
Gave medicines and led a shift of six people. Wrote the plans of care.
2015 – 2019 Care Assistant, Larch Lodge, Beverley
Helped residents to wash, dress and eat, and kept their records.
Education
2013 – 2015 Health and Social Care, Thornmere College
Languages
English, Danish`

/** As a form's field or a phone pastes it. */
const flat = (text: string) => text.replaceAll('\n', ' ')

const rolesOf = (text: string) =>
  readCv(text).experience.map(({ title, company, bullets }) => ({
    title: title?.text,
    company: company?.text,
    told: bullets.map((bullet) => bullet.text),
  }))

describe('a CV that has lost its lines', () => {
  it.each([
    ['with dates behind its heads', withDates],
    ['with dates before them', datesFirst],
  ])('has the same roles, schools, skills and languages, %s', (_, text) => {
    const [whole, lost] = [readCv(text), readCv(flat(text))]
    expect(rolesOf(flat(text)).map(({ title, company }) => [title, company])).toEqual(
      rolesOf(text).map(({ title, company }) => [title, company]),
    )
    expect(lost.experience.map(({ dates }) => dates?.text)).toEqual(
      whole.experience.map(({ dates }) => dates?.text),
    )
    const others = ({ education, skills, languages }: typeof whole) => [
      education.map(({ institution }) => institution?.text),
      skills.map((skill) => skill.text),
      languages.map((language) => language.text),
    ]
    expect(others(lost)).toEqual(others(whole))
    expect(lost.header.name?.text).toBe(whole.header.name?.text)
  })

  it('keeps what was done apart, item by item', () => {
    expect(rolesOf(flat(withDates))).toEqual(rolesOf(withDates))
  })

  it('quotes the text as it was given', () => {
    const text = flat(withDates)
    for (const { title, company } of readCv(text).experience)
      for (const value of [title, company])
        expect(text.slice(value?.span.start, value?.span.end)).toBe(value?.quote)
  })

  it('is parted at blanks alone, and stays as long', () => {
    const text = flat(datesFirst)
    expect(partRunOn(text)?.replaceAll('\n', ' ')).toBe(text)
  })
})

describe('a long line that is one', () => {
  const story =
    'I have worked in care since 2015 and love it. My experience with older people taught me patience, and my education never ended. '
  it.each([
    ['a paragraph that speaks of education and skills', story.repeat(5)],
    ['a CV that has its lines', withDates],
    [
      'a line of titles',
      'Education Officer and Skills Coach at Larch Lodge, then more. '.repeat(9),
    ],
  ])('is left alone: %s', (_, text) => {
    expect(partRunOn(text)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

describe('schools told in sentences', () => {
  it.each([
    ['I went to Millburn Academy and left in 2008 with five Standard Grades.', 'Millburn Academy'],
    ['I left Beauchamp College in 2008 with six GCSEs.', 'Beauchamp College'],
    ['After leaving St Luke School in 2008 with six GCSEs, I started work.', 'St Luke School'],
    [
      'I was educated at Hill Grammar School, where I gained six GCSEs in 2008.',
      'Hill Grammar School',
    ],
    ['I attended the Academy of Hill and Dale until 2008.', 'Academy of Hill and Dale'],
  ])('finds the school in "%s"', (sentence, school) => {
    for (const heading of ['Education\n\n', '']) {
      const { education } = readCv(`Tom Ashworth\ntom@example.com\n\n${heading}${sentence}\n`)
      expect(education.map(({ institution, to }) => [institution?.text, to])).toEqual([
        [school, { year: 2008 }],
      ])
      expect(education[0]?.details[0]?.text).toBe(sentence)
    }
  })

  it('finds what was learnt, and each school of a paragraph', () => {
    const { education } = readCv(
      'Tom Ashworth\n\nEducation\n\nI left Hill School in 2008 with six GCSEs. In 2018 I did an SVQ Level 3 in Hospitality Supervision at UHI Inverness.\n',
    )
    expect(education).toMatchObject([
      { institution: { text: 'Hill School' }, degree: { text: 'six GCSEs' } },
      {
        institution: { text: 'UHI Inverness' },
        degree: { text: 'SVQ Level 3 in Hospitality Supervision' },
        field: { text: 'Hospitality Supervision' },
        to: { year: 2018 },
      },
    ])
  })

  it('takes no school for a place of work', () => {
    const { education, experience } = readCv(
      'Tom Ashworth\n\nSince 2016 I have worked as a caretaker at Hill Primary School. From 2010 to 2016 I was a porter at Dale College.\n',
    )
    expect(education).toEqual([])
    expect(experience).toHaveLength(2)
  })

  it('reads each role of a paragraph under a heading', () => {
    const { experience } = readCv(
      'Tom Ashworth\n\nWork\n\nI worked at Boyes Stores as a shop assistant from 2006 to 2010. I have worked as shift supervisor at Harbour Freight Ltd since 2017.\n',
    )
    expect(experience.map(({ company }) => company?.text)).toEqual([
      'Boyes Stores',
      'Harbour Freight Ltd',
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

const top = 'Asha Rane\nasha@example.com\n\nEDUCATION\n'

describe('what stands among schools', () => {
  it.each([
    'XII, Hill Vidyalaya, Pune, 2016\nX, Dale Vidyalaya, Pune, 2014',
    '12th - Hill Vidyalaya - 2016 - 88%\n10th - Dale Vidyalaya - 2014 - 91%',
    'Class XII | Hill Vidyalaya | 2016 | 88%\nClass X | Dale Vidyalaya | 2014 | 91%',
    'Class\tSchool\tYear\tMarks\nXII\tHill Vidyalaya\t2016\t88%\nX\tDale Vidyalaya\t2014\t91%',
    '12th Standard Hill Vidyalaya 2016\n10th Standard Dale Vidyalaya 2014',
    '10+2, Hill Vidyalaya, 2016\n10th, Dale Vidyalaya, 2014',
  ])(
    'takes the class that was passed for what was passed, and no name of a school: %s',
    (lines) => {
      const { education } = readCv(`${top}B.Com, Pune University, 2019\n${lines}\n`)
      expect(
        education.map(({ degree, institution, to }) => [degree !== null, institution?.text, to]),
      ).toEqual([
        [true, 'Pune University', { year: 2019 }],
        [true, 'Hill Vidyalaya', { year: 2016 }],
        [true, 'Dale Vidyalaya', { year: 2014 }],
      ])
      expect(education[1]?.degree?.text).toMatch(/12|XII|10\+2/)
    },
  )

  it('ends schools at a line of certifications', () => {
    const cv = readCv(
      `${top}BSc Biology, Hill University, 2019\nCertifications: Forklift, First Aid\n\nSKILLS\nExcel\n`,
    )
    expect(cv.education).toHaveLength(1)
    expect(cv.certifications.map(({ text }) => text)).toEqual(['Forklift, First Aid'])
  })

  it('takes such a line above another school for a detail of the one that it stands under', () => {
    const { education } = readCv(
      `${top}BSc Biology, Hill University, 2019\nCertifications: Certified Associate, PRINCE2\nA levels, Dale College, 2016\n`,
    )
    expect(
      education.map(({ institution, details }) => [institution?.text, details.length]),
    ).toEqual([
      ['Hill University', 1],
      ['Dale College', 0],
    ])
  })

  it.each([
    ['RESEARCH GRANTS', 'awards'],
    ['FUNDING', 'awards'],
    ['PhD students supervised', 'other'],
    ['Commissions of trust', 'memberships'],
    ['Audit & QI', 'other'],
  ])('takes what scholars and doctors list below their schools for none: %s', (heading, kind) => {
    const cv = readCv(
      `${top}PhD Soil Science, Hill University, 2013\n\n${heading}\n2022 – 2025 Carbon in soils, Ministry of Agriculture\n\nEMPLOYMENT\nLecturer, Hill University, 2014 – present\n`,
    )
    expect(cv.education).toHaveLength(1)
    expect(cv.others.map(({ kind, items }) => [kind, items.length])).toEqual([[kind, 1]])
  })

  it.each([
    ['NVQ Level 2 Warehousing Hull College 2015', 'NVQ Level 2 Warehousing', 'Hull College'],
    [
      'B.Tech Civil Engineering Pune Institute of Technology 2008',
      'B.Tech Civil Engineering',
      'Pune Institute of Technology',
    ],
    [
      'BSc Nursing Greater Manchester University 2012',
      'BSc Nursing',
      'Greater Manchester University',
    ],
    ['BA History New York University 2007', 'BA History', 'New York University'],
  ])('lets the name of a school begin with the town that we know: %s', (line, degree, school) => {
    expect(readCv(`${top}${line}\n`).education).toMatchObject([
      { degree: { text: degree }, institution: { text: school } },
    ])
  })

  it('parts a dated assessment from the paper below it', () => {
    const { education } = readCv(`${top}AM2 assessment, 2023\n18th Edition Wiring Regulations\n`)
    expect(
      education.map(({ degree, to }) => [degree?.text, to === 'present' ? to : to?.year]),
    ).toEqual([
      ['AM2 assessment', 2023],
      ['18th Edition Wiring Regulations', undefined],
    ])
  })

  it.each([
    [
      'N4 Financial Management – Hill TVET College – 2010',
      'N4 Financial Management',
      'Hill TVET College',
    ],
    ['NQF Level 5 Bookkeeping, Hill College, 2012', 'NQF Level 5 Bookkeeping', 'Hill College'],
    ['Plus Two, Hill Higher Secondary School, 2011', 'Plus Two', 'Hill Higher Secondary School'],
    ['MBBCh, Hill University, 2020', 'MBBCh', 'Hill University'],
    ['2017 : BTM Pâtissier, CFA de Bretagne, mention bien', 'BTM Pâtissier', 'CFA de Bretagne'],
  ])('knows what other countries call a course that was passed: %s', (line, degree, school) => {
    expect(readCv(`${top}${line}\n`).education).toMatchObject([
      { degree: { text: degree }, institution: { text: school } },
    ])
  })

  it('ends where a line tells of further training', () => {
    const cv = readCv(
      `${top}BSc Nursing, Hill University, 2015\nFurther training: Life Support (2024), Mentoring (2018)\n`,
    )
    expect(cv.education).toHaveLength(1)
    expect(cv.certifications.map(({ text }) => text)).toEqual([
      'Life Support (2024)',
      'Mentoring (2018)',
    ])
  })

  it('keeps a university whole that a dash tells from its sisters', () => {
    const { education } = readCv(`${top}BSc Physics, University of Hill–Headwaters, 2011\n`)
    expect(education.map(({ institution }) => institution?.text)).toEqual([
      'University of Hill–Headwaters',
    ])
  })
})

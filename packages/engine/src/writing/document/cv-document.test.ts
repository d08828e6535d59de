import { describe, expect, it } from 'vitest'
import { readCv } from '../../cv/read-cv.ts'
import { toDocument } from './cv-document.ts'

function headingsOf(...headings: string[]): string[] {
  const top = 'Ama Birch\nNurse\nama@example.com\n\nEducation\nBSc Nursing, Hill College, 2018\n\n'
  const text = top + headings.map((each) => `${each}\nNMC nurse (adult), since 2018\n`).join('\n')
  return toDocument(readCv(text), text).others.map(({ heading }) => heading)
}

describe('toDocument', () => {
  it('keeps what a section is called', () => {
    expect(headingsOf('Certifications')).toEqual(['Certifications'])
    expect(headingsOf('Professional registration')).toEqual(['Professional registration'])
    expect(headingsOf('REGISTRATION:')).toEqual(['Registration'])
  })

  it('keeps letters and titles around a name with it, once', () => {
    const top = (line: string) => {
      const text = `${line}\nada.byron@example.com\n\nExperience\nStaff Nurse, Larkfield Hospital\n07/2022 - Present\n- Care for 6 patients a shift`
      const { header, others } = toDocument(readCv(text), text)
      return [header.name, header.headline, others.length]
    }
    expect(top('Ada Byron, RN, BSN')).toEqual(['Ada Byron, RN, BSN', undefined, 0])
    expect(top('Dr. Ada Byron (RN)')).toEqual(['Dr. Ada Byron, RN', undefined, 0])
    expect(top('Ada Byron | RN')).toEqual(['Ada Byron', 'RN', 0])
  })

  it.each(['Bricklayer / General Builder', 'Chef | Baker', 'Electrician – JIB Approved'])(
    'keeps a headline that says two things in one piece: %s',
    (line) => {
      const text = `Ada Byron\n${line}\nLeeds | ada@example.com\n\nExperience\nCook, Hill Inn, 2019 - 2021\n`
      const { header, others } = toDocument(readCv(text), text)
      expect([header.headline, others]).toEqual([line, []])
    },
  )

  it('says of what is under way when it is expected, and not of the diploma before it', () => {
    const text =
      'Ama Birch\nama@example.com\n\nEducation\nLevel 4 Diploma in Conveyancing Law (2020), Level 6 in progress, expected 2027\n'
    const [school] = toDocument(readCv(text), text).education
    expect(school?.degree).toBe('Level 4 Diploma in Conveyancing Law')
    expect(school?.details).toEqual(['Level 6 in progress, expected 2027'])
  })

  it('keeps on what terms somebody worked with the employer, and an exam with its date', () => {
    const text = `Ada Byron
ada@example.com

Experience
Retail Assistant, Corner Stores (part-time, while studying), 2017 - 2019
- Sold tea and counted the till
Data Clerk, Fern Ltd, Bristol (remote 3 days), 2015 - 2016
- Kept the stock lists
Sous Chef (agency) — Hotel Linden — 2019 – 2021
- Ran the sauce section for 90 covers
Analyst - Finance, Brightwater plc, Jan 2021 – Mar 2023
- Closed the month in four days

Education
CPC Transport Manager (National) – exam booked for March 2027
`
    const { experience, education, others } = toDocument(readCv(text), text)
    expect(experience.map(({ title, company }) => [title, company])).toEqual([
      ['Retail Assistant', 'Corner Stores (part-time, while studying)'],
      ['Data Clerk', 'Fern Ltd, Bristol (remote 3 days)'],
      ['Sous Chef (agency)', 'Hotel Linden'],
      ['Analyst - Finance', 'Brightwater plc'],
    ])
    expect(education).toMatchObject([{ dates: 'exam booked for March 2027', details: [] }])
    expect(others).toEqual([])
  })

  it.each(['part-time', 'weekends and holidays'])(
    'keeps such terms with the dates: %s',
    (terms) => {
      const text = `Ada Byron\nada@example.com\n\nWork\nBarista, The Daily Grind, May 2025 to now (${terms})\nMade coffee all day for guests\n`
      const { experience, others } = toDocument(readCv(text), text)
      expect(experience.map(({ dates }) => dates)).toEqual([`May 2025 to now (${terms})`])
      expect(others).toEqual([])
    },
  )

  it.each([', part time', ' - 20 hours a week', ' | full-time', ' nights only'])(
    'keeps them however they are parted from the dates: %s',
    (terms) => {
      const text = `Ada Byron\nada@example.com\n\nWork\nBarista, The Daily Grind, May 2025 to now${terms}\nmade coffee all day for guests\n\nCleaner, Hill Inn, 2019 - 2021\n- Cleaned rooms\n`
      const { experience, others } = toDocument(readCv(text), text)
      const bare = terms.replace(/^\W+/, '')
      expect(experience[0]).toEqual({
        title: 'Barista',
        company: 'The Daily Grind',
        dates: `May 2025 to now (${bare})`,
        bullets: ['made coffee all day for guests'],
      })
      expect(others).toEqual([])
    },
  )

  it('says once, and with the degree, that it was not completed', () => {
    const school = 'Bachelor Business Informatics, Kiel, 2018-2021 (not completed)'
    const text = `Ada Byron\nada@example.com\n\nEducation\n${school}\n`
    const { education, others } = toDocument(readCv(text), text)
    expect(education.map(({ degree, details }) => [degree, details])).toEqual([
      ['Bachelor Business Informatics (not completed)', []],
    ])
    expect(others).toEqual([])
  })

  it.each([
    'Currently working as Test Engineer with Palar Infosystems Ltd since Aug 2019',
    'Worked as a Test Engineer in Palar Infosystems Ltd, Chennai from Jun 2016 to Jul 2019.',
    'Worked at Palar Infosystems Ltd, Chennai as Test Engineer during Jun 2016 – Jul 2019',
  ])('keeps of a sentence that tells of a post no words that only lead to it: %s', (line) => {
    const text = `Ada Byron\nada@example.com\n\nExperience\n${line}\nTrainee, Hill Infotech, 2014 – 2015\n`
    const { experience, others } = toDocument(readCv(text), text)
    expect(experience.map(({ title, bullets }) => [title, ...bullets])).toEqual([
      ['Test Engineer'],
      ['Trainee'],
    ])
    expect(others).toEqual([])
  })

  it('has one section of what stood nowhere, whichever style it was exported in', () => {
    const text =
      'Ada Byron\nada@example.com\n\nSKILLS\nrope work\n\nINTERESTS\n- rowing\n\nALSO IN THE CV\n- a boat of my own\n'
    expect(toDocument(readCv(text), text).others).toEqual([
      { heading: 'Interests', items: ['rowing'] },
      { heading: 'Also in the CV', items: ['a boat of my own'] },
    ])
  })

  it('calls it by its common name where its own would mislead', () => {
    expect(headingsOf('HGV LICENCES')).toEqual(['Certifications'])
    expect(headingsOf('Certifications', 'Professional training')).toEqual(['Certifications'])
  })
})

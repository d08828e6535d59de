import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

/** The same two schools in the arrangements people use. */
const arrangements: Readonly<Record<string, string>> = {
  'degree, school and dates on lines':
    'BSc Biology\nHill University\n2012 - 2015\n\nA-levels\nDale College\n2010 - 2012',
  'school first': 'Hill University\nBSc Biology, 2012 - 2015\nDale College\nA-levels, 2010 - 2012',
  'one line with commas':
    'BSc Biology, Hill University, 2012 - 2015\nA-levels, Dale College, 2010 - 2012',
  'dates first': '2012 - 2015  BSc Biology, Hill University\n2010 - 2012  A-levels, Dale College',
  'bars and bullets':
    '• BSc Biology | Hill University | 2012 - 2015\n• A-levels | Dale College | 2010 - 2012',
  'degree from school':
    'BSc Biology – Hill University (2012 - 2015)\nA-levels – Dale College (2010 - 2012)',
}

describe('readEducation', () => {
  it.each(Object.entries(arrangements))('reads %s', (_, lines) => {
    const { education } = readCv(`Jo Reed\njo@example.com\n\nEDUCATION\n\n${lines}\n`)
    expect(education.map(({ institution, from, to }) => [institution?.text, from, to])).toEqual([
      ['Hill University', { year: 2012 }, { year: 2015 }],
      ['Dale College', { year: 2010 }, { year: 2012 }],
    ])
    expect(education.map(({ degree }) => degree?.text)).toEqual(['BSc Biology', 'A-levels'])
    expect(education[0]?.field?.text).toBe('Biology')
  })

  it.each(['Enhanced DBS on the update service', 'Enhanced DBS', 'SC clearance', 'PVG member'])(
    'takes a check for no school and no degree: %s',
    (check) => {
      const { education } = readCv(
        `Jo Reed\njo@example.com\n\nEDUCATION\n\nNVQ 3 Health and Social Care, 2016\nMoving and Handling Train the Trainer, 2019\n${check}\n`,
      )
      expect(
        education.map(({ degree, institution, details }) => [
          degree?.text,
          institution?.text,
          details.map(({ text }) => text),
        ]),
      ).toEqual([
        ['NVQ 3 Health and Social Care', undefined, []],
        ['Moving and Handling Train the Trainer', undefined, [check]],
      ])
    },
  )

  it.each([
    'Venepuncture 2019. ILS 2024. Manual Handling 2025.',
    'NVQ Level 3 Care, Hill College, 2010; Dementia Awareness 2019; Fire Marshal 2021',
    'QTS (2015). Safeguarding Level 2, 2023.',
  ])('keeps each year of a run-on line with its own paper: %s', (line) => {
    const { education } = readCv(`Jo Reed\njo@example.com\n\nEDUCATION\n\n${line}\n`)
    expect(education.map(({ dates }) => dates?.text)).toEqual(line.match(/(?:19|20)\d\d/g))
    expect(education.every(({ degree, institution }) => degree || institution)).toBe(true)
  })

  it.each(['2391 Inspection and Testing, 2022', '6035 Plumbing 2012', '2392 Wiring (2011)'])(
    'takes the number of a course for no postcode: %s',
    (line) => {
      const { education } = readCv(`Jo Reed\njo@example.com\n\nEDUCATION\n\n${line}\n`)
      expect(education.map(({ degree }) => line.startsWith(degree?.text ?? '-'))).toEqual([true])
      expect(line).toContain(education[0]?.dates?.text)
    },
  )

  it('keeps together what tells how one course went', () => {
    const line = 'BSc Biology, Hill University. Started in 2012. Finished in 2015.'
    const { education } = readCv(`Jo Reed\njo@example.com\n\nEDUCATION\n\n${line}\n`)
    expect(education).toHaveLength(1)
  })

  it.each(['Dip HE Drama', 'DipHE Nursing', 'BNSc Nursing', 'PgCert Education', 'MPharm Pharmacy'])(
    'knows %s for a degree, also one that was left',
    (degree) => {
      const line = `${degree} (not completed), Hill University, 2012 - 2015`
      const { education } = readCv(`Jo Reed\njo@example.com\n\nEDUCATION\n\n${line}\n`)
      expect(education).toMatchObject([
        { degree: { text: degree }, institution: { text: 'Hill University' } },
      ])
    },
  )

  it('reads a degree once where no heading announces it, by its grade and under any name of a school', () => {
    const roles =
      'Assistant QS, Westward Construction, Sept 2022 to date\n- Took off quantities and priced variations\n- Sent out and compared packages\nSite admin, Westward Construction, June 2021 to Sept 2022'
    const read = (line: string) => {
      const { experience, education } = readCv(`Jo Reed\njo@example.com\n\n${roles}\n\n${line}\n`)
      return [experience.length, education.map(({ degree }) => degree?.text)]
    }
    expect(read('NVQ Level 3 Plumbing, Exeter College, 2015-2017, Merit')).toEqual([
      2,
      ['NVQ Level 3 Plumbing'],
    ])
    expect(read('BSc (Hons) Surveying, UWE (part-time), 2021–2026, First')[0]).toBe(2)
  })

  it('parts a degree in capitals from the school behind it', () => {
    const lines = 'BSC (HONS) ADULT NURSING University of Hill\nA LEVELS: BIOLOGY, ART Dale School'
    const { education } = readCv(`Jo Reed\njo@example.com\n\nEDUCATION\n\n${lines}\n`)
    expect(education.map(({ institution }) => institution?.text)).toEqual([
      'University of Hill',
      'Dale School',
    ])
  })

  it('leaves the name of a school whole that opens in capitals', () => {
    const { education } = readCv('Jo Reed\n\nEDUCATION\n\nBSc Biology, ASHCOMBE City University\n')
    expect(education[0]?.institution?.text).toBe('ASHCOMBE City University')
  })

  it('keeps marks and theses as details', () => {
    const cv = readCv('EDUCATION\nBSc Biology, Hill University, 2015\nThesis: Moss\nGPA 3.8\n')
    expect(cv.education[0]?.details.map(({ text }) => text)).toEqual(['Thesis: Moss', 'GPA 3.8'])
  })

  it('takes the subjects behind a colon for no school', () => {
    const read = (lines: string) =>
      readCv(`EDUCATION\n${lines}\n`).education.map(({ degree, field, institution }) => [
        degree?.text,
        field?.text,
        institution?.text ?? null,
      ])
    expect(read('A-levels: English, History')).toEqual([['A-levels', 'English, History', null]])
    expect(read('A-levels: English (A), History (B), Dale College, 2010')).toEqual([
      ['A-levels', 'English (A), History (B)', 'Dale College'],
    ])
  })

  it('reads two degrees of one school', () => {
    const cv = readCv('EDUCATION\nHill University\nMSc Biology, 2017\nBSc Biology, 2015\n')
    expect(cv.education.map(({ institution }) => institution?.text)).toEqual([
      'Hill University',
      'Hill University',
    ])
  })

  it.each([
    ['B.E. Computer Science Hill College of Engineering', 'Hill College of Engineering'],
    [
      'B.Tech Mechanical Engineering Dale Marsh Institute of Technology',
      'Dale Marsh Institute of Technology',
    ],
    ['BSc Nursing Hill University', 'Hill University'],
    ['BA Central Marsh University', 'Central Marsh University'],
    ['B.E. Computer Engineering, College of Engineering', 'College of Engineering'],
  ])('parts the subject from the school in "%s"', (line, school) => {
    expect(readCv(`EDUCATION\n${line}, 2015\n`).education[0]?.institution?.text).toBe(school)
  })

  it('takes a course or a paper that names no school for what was passed', () => {
    const cv = readCv(
      'EDUCATION\nHill College, 2016 – 2021, diploma in hotel and restaurant\nWSET Level 2 Award in Wines, 2023 (with merit)\nCELTA (2016)\nChartered Tax Adviser (CIOT) 2023\n',
    )
    expect(
      cv.education.map(({ degree, institution }) => [degree?.text, institution?.text]),
    ).toEqual([
      ['diploma in hotel and restaurant', 'Hill College'],
      ['WSET Level 2 Award in Wines', undefined],
      ['CELTA', undefined],
      ['Chartered Tax Adviser (CIOT)', undefined],
    ])
  })

  it('takes no subject with its grade for a school, nor the year of a course for that of A levels', () => {
    const cv = readCv('EDUCATION\nCILEX Level 3, 2019\nA levels: Geography B, Business B, Art C\n')
    expect(cv.education.map(({ institution }) => institution)).toEqual([null, null])
    expect(cv.education.map(({ dates }) => dates?.text)).toEqual(['2019', undefined])
  })

  it('takes no school from the head of a table', () => {
    const cv = readCv('EDUCATION\nYear | School | Degree\n2015 | Hill University | BSc Biology\n')
    expect(cv.education.map(({ institution }) => institution?.text)).toEqual(['Hill University'])
  })

  it('joins the name of a school that a line broke', () => {
    const cv = readCv('EDUCATION\nBSc Biology, Hill\nUniversity, 2015\n')
    expect(cv.education[0]?.institution?.text).toBe('Hill University')
  })

  it('takes first aid below a certificate for no school', () => {
    const cv = readCv('EDUCATION\nCert III Hairdressing\nCert II Retail Cosmetics\nFirst Aid\n')
    expect(cv.education.map(({ institution }) => institution?.text)).not.toContain('First Aid')
    expect(JSON.stringify(cv.education)).toContain('First Aid')
  })

  it('keeps a year in a bullet with the entry it stands under', () => {
    const [school, ...others] = readCv(
      'EDUCATION\nMBA, Marlow School of Business, 2003\n- B.A. Economics\n- 1998.\n',
    ).education
    expect(others).toEqual([])
    expect(school).toMatchObject({ dates: { text: '2003' } })
    expect(school?.details.map(({ text }) => text)).toContain('1998.')
  })

  it('joins no register and no card with a course above it', () => {
    const cv = readCv(
      'EDUCATION\nBSc Nursing, Hill College, 2018\nFirst Aid, 2024\nNMC registered\nCSCS card\n',
    )
    expect(
      cv.education.map(({ degree, institution }) => [degree?.text, institution?.text]),
    ).toEqual([
      ['BSc Nursing', 'Hill College'],
      ['First Aid', undefined],
      ['NMC registered', undefined],
      ['CSCS card', undefined],
    ])
  })

  it('takes the head of a table for no school, and an NVQ with its level glued to it for a degree', () => {
    const cv = readCv(
      'Jo Reed\njo@example.com\n\nEDUCATION\nCourse | Institution | Board/University | Year | %\nB.Sc. Statistics | Hill College | Dale University | 2023 | 78\nNVQ3 Custodial Care\nBTEC Applied Science, Dale College, 2012\n',
    )
    expect(cv.education.map(({ degree }) => degree?.text)).toEqual([
      'B.Sc. Statistics',
      'NVQ3 Custodial Care',
      'BTEC Applied Science',
    ])
  })

  it('reads a dated course or card below a degree as an entry of its own, with what its date says', () => {
    const cv = readCv(
      'EDUCATION AND TRAINING\nHND Welding, Hull College, 2010\nForklift licence (RTITB), refresher 2024\nAbrasive wheels, 2020\nFirst aid at work (3 days), 2025\nIPAF 3a and 3b, expires 2027\nGraduated with merit, 2010\n',
    )
    expect(
      cv.education.map(({ degree, dates, details }) => [degree?.text, dates?.text, details.length]),
    ).toEqual([
      ['HND Welding', '2010', 0],
      ['Forklift licence (RTITB)', 'refresher 2024', 0],
      ['Abrasive wheels', '2020', 0],
      ['First aid at work (3 days)', '2025', 0],
      ['IPAF 3a and 3b', 'expires 2027', 0],
    ])
    expect(cv.education.at(-1)?.to).toBeNull()
  })

  it('reads when a school of a form began and ended, on lines of their own', () => {
    const { education } = readCv(
      'EDUCATION\nSchool/College: Hill College\nQualification: BTEC Level 3 Care\nFrom: 2010\nTo: June 2012\nGrade: Merit\n\nSchool/College: Dale School\nQualification: GCSEs\nFrom: 2005\nTo: 2010\nGrade: B\n',
    )
    expect(education.map(({ dates, from, to }) => [dates?.text, from, to])).toEqual([
      ['2010 – June 2012', { year: 2010 }, { year: 2012, month: 6 }],
      ['2005 – 2010', { year: 2005 }, { year: 2010 }],
    ])
    expect(education.flatMap(({ details }) => details.map(({ text }) => text))).toEqual([
      'Grade: Merit',
      'Grade: B',
    ])
  })
})

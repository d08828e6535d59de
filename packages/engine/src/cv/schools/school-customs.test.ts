import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

const schoolsOf = (lines: string) =>
  readCv(`Jo Reed\njo@example.com\n\nEDUCATION\n${lines}\n`).education.map(
    ({ degree, institution, to }) => [degree?.text, institution?.text, to],
  )

describe('schools as countries have them', () => {
  it('end before the word that leads to the year', () => {
    expect(
      schoolsOf(
        'B.E. Mechanical from Hill University in 2013 with 61.40%\nHSC from Dale State Board in 2009 with 68%',
      ),
    ).toEqual([
      ['B.E. Mechanical', 'Hill University', { year: 2013 }],
      ['HSC', 'Dale State Board', { year: 2009 }],
    ])
  })

  it('have their state behind their town, which is no degree', () => {
    expect(
      schoolsOf(
        'Hill University, Boston, MA    May 2015\nBachelor of Science in Biology\n\nDale College, Jackson, MS\nAA Nursing, 2011',
      ),
    ).toEqual([
      ['Bachelor of Science in Biology', 'Hill University', { year: 2015, month: 5 }],
      ['AA Nursing', 'Dale College', { year: 2011 }],
    ])
    expect(schoolsOf('Hill University, History, MA, 2011')).toEqual([
      ['MA', 'Hill University', { year: 2011 }],
    ])
  })

  it('are not called after what was learnt there', () => {
    expect(schoolsOf('Dale High - GCSE English, Maths, Science (A-C)')).toEqual([
      ['GCSE English, Maths, Science (A-C)', 'Dale High', null],
    ])
    expect(schoolsOf('GCSEs English, Maths, Science, 2014')).toEqual([
      ['GCSEs English, Maths, Science', undefined, { year: 2014 }],
    ])
  })

  it('are universities where a faculty is named before them', () => {
    expect(
      schoolsOf('Faculty of Mathematics, Hill University — BSc Informatics (2016 – 2019)'),
    ).toEqual([['BSc Informatics', 'Hill University', { year: 2019 }]])
  })

  it('lend their course and year to no degree below them that has its own subjects', () => {
    expect(
      schoolsOf(
        '2014 - 2018  MPharm, Hill University\n2023  Independent Prescribing, Dale University\nA-levels Chemistry A, Biology A',
      ),
    ).toEqual([
      ['MPharm', 'Hill University', { year: 2018 }],
      [undefined, 'Dale University', { year: 2023 }],
      ['A-levels Chemistry A, Biology A', undefined, null],
    ])
  })

  it('have the level of a framework below their degree, and nouns of the country', () => {
    expect(
      schoolsOf(
        "2010–2015\nMaster's degree in Transport Economics\nEQF level 7\nŽilinská univerzita, Žilina (Slovakia)\n\n2006–2010\nSecondary school leaving certificate\nGymnázium Poštová, Košice",
      ),
    ).toEqual([
      ["Master's degree in Transport Economics", 'Žilinská univerzita', { year: 2015 }],
      ['Secondary school leaving certificate', 'Gymnázium Poštová', { year: 2010 }],
    ])
  })

  it('give a Dipl.-Ing., and a minor that is told with the degree', () => {
    expect(
      schoolsOf(
        '10/2008 – 09/2014 Dipl.-Ing. Mechanical Engineering (grade 1.8)\nUniversity of Hill',
      ),
    ).toEqual([
      ['Dipl.-Ing. Mechanical Engineering', 'University of Hill', { year: 2014, month: 9 }],
    ])
    const { education } = readCv(
      'Jo Reed\njo@example.com\n\nEDUCATION\nHill University, Leeds, May 2015\nBSc Mathematics, Minor in Music\n',
    )
    expect(education[0]?.details.map(({ text }) => text)).toEqual(['Minor in Music'])
  })

  it('stand in tables whose first column a page has set above the others', () => {
    const { education } = readCv(
      "Jo Reed\njo@example.com\n\nEDUCATION\nDates\nSchool/College\tQualification\n'14–'16\nHill College\tNVQ 2 Cookery\n'09–'14\nDale School\t8 GCSEs\n",
    )
    expect(
      education.map(({ institution, details }) => [institution?.text, details.length]),
    ).toEqual([
      ['Hill College', 0],
      ['Dale School', 0],
    ])
  })

  it('list the subjects of their A levels between commas', () => {
    const { education } = readCv(
      'Jo Reed\njo@example.com\n\nEducation\nDale Sixth Form\nA-Levels, Maths, Economics, History · (2010 - 2012)\n',
    )
    expect(
      education.map(({ degree, field, institution }) => [
        degree?.text,
        field?.text,
        institution?.text,
      ]),
    ).toEqual([['A-Levels', 'Maths, Economics, History', 'Dale Sixth Form']])
  })

  it('end where military or civilian service is headed', () => {
    const { education, experience } = readCv(
      'Jo Reed\njo@example.com\n\nEducation\n09/1999 – 06/2008 Abitur, Hill Gymnasium\n\nCivilian Service\n08/2007 – 04/2008 Orderly, Dale Hospital\n',
    )
    expect(education).toHaveLength(1)
    expect(experience.map(({ company }) => company?.text)).toEqual(['Dale Hospital'])
  })

  it('are told once where they stand below "Training"', () => {
    const cv = readCv(
      'Jo Reed\njo@example.com\n\nTRAINING\nBA (Hons) Costume, Hill College of Art, 2013–2016\nLeather and millinery, 2017\n\nSKILLS\nSewing\n',
    )
    expect(cv.education.map(({ institution }) => institution?.text)).toEqual([
      'Hill College of Art',
    ])
    expect(cv.certifications.map(({ text }) => text)).toEqual(['Leather and millinery, 2017'])
  })

  it('stand behind the level of schooling', () => {
    expect(
      schoolsOf(
        'Tertiary: Hill Maritime College\nBS Marine Engineering\n2008 - 2012\nSecondary: Dale National High School\n2004 - 2008',
      ),
    ).toEqual([
      ['BS Marine Engineering', 'Hill Maritime College', { year: 2012 }],
      [undefined, 'Dale National High School', { year: 2008 }],
    ])
  })

  it('stand in forms that ask for the last one and the grade passed there', () => {
    expect(
      schoolsOf(
        'Last school attended: Hill High School\nHighest grade passed: Grade 12 (Matric)\nYear: 2013',
      ),
    ).toEqual([['Grade 12 (Matric)', 'Hill High School', { year: 2013 }]])
  })

  it('and what was passed there go together by their years, where each has a list of its own', () => {
    const cv = readCv(
      'Jo Reed\njo@example.com\n\nINSTITUTIONS ATTENDED WITH DATES\nHill University, Nsukka\t2010 - 2014\nDale Secondary School, Abakpa\t2003 - 2009\n\nQUALIFICATIONS OBTAINED WITH DATES\nB.Sc Mathematics (Second Class Upper)\t2014\nWASSCE\t2009\n',
    )
    expect(
      cv.education.map(({ degree, institution, from, to }) => [
        degree?.text,
        institution?.text,
        from,
        to,
      ]),
    ).toEqual([
      ['B.Sc Mathematics', 'Hill University', { year: 2010 }, { year: 2014 }],
      ['WASSCE', 'Dale Secondary School', { year: 2003 }, { year: 2009 }],
    ])
  })

  it.each([
    ['SPM, SMK Hill (6A 2B), 2007', 'SPM', 'SMK Hill'],
    ['O Level, Hill High School - 7 subjects, 2011', 'O Level', 'Hill High School'],
    [
      'Exam Title\tMajor\tInstitute\tResult\tPas.Year\nHSC\tHumanities\tHill College\tCGPA:3.5 out of 5\t2010',
      'HSC',
      'Hill College',
    ],
    ['Matric\tBISE Hill\t2011\t1st', 'Matric', 'BISE Hill'],
    [
      '2007-2010 HILL SECONDARY SCHOOL (FORM IV CERTIFICATE)',
      'FORM IV CERTIFICATE',
      'HILL SECONDARY SCHOOL',
    ],
    ['SSLC, Sri Hill Matriculation School, 2011', 'SSLC', 'Sri Hill Matriculation School'],
    ['UCE, Hill Secondary School, 2008', 'UCE', 'Hill Secondary School'],
    [
      'Intermediate (I.Com)\tHill Islamia College\t2010',
      'Intermediate (I.Com)',
      'Hill Islamia College',
    ],
    ['Matric, Hill High School, 2013', 'Matric', 'Hill High School'],
    ['Diploma in Care, Politeknik Hill (CGPA 3.21), 2012', 'Diploma in Care', 'Politeknik Hill'],
    [
      'Hill College\nSome college, Business, 2014 (did not graduate)',
      'Some college',
      'Hill College',
    ],
  ])('are read in "%s"', (lines, degree, school) => {
    expect(schoolsOf(lines).map(([own, where]) => [own, where])).toEqual([[degree, school]])
  })

  it('are none where the subject is a school’s business', () => {
    expect(
      schoolsOf(
        'Certificate of School Business Management, Level 4, Hill University, 2021\nMBA, Dale University Business School, 2009',
      ),
    ).toEqual([
      ['Certificate of School Business Management', 'Hill University', { year: 2021 }],
      ['MBA', 'Dale University Business School', { year: 2009 }],
    ])
  })
})

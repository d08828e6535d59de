import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

const head = 'Jo Reed\njo@example.com\n\n'

describe('labels that open a section', () => {
  it('reads tools and languages below schools as what they are', () => {
    const cv = readCv(
      `${head}Education\nBSc Biology, Hill University, 2015\nBA Arts, Hill University, 2012\n\nTools: memoQ, Trados\nLanguages: French (C1), Welsh\nReferees available on request\n`,
    )
    expect(cv.skills.map(({ text }) => text)).toEqual(['memoQ', 'Trados'])
    expect(cv.languages.map(({ text }) => text)).toEqual(['French (C1)', 'Welsh'])
    expect(cv.education.map(({ institution }) => institution?.text)).toEqual([
      'Hill University',
      'Hill University',
    ])
    expect(cv.others.map(({ kind }) => kind)).toEqual(['references'])
  })

  it('reads one labelled line below another, below the last role', () => {
    const cv = readCv(
      `${head}Experience:\nHill Buses - Driver - 2016 to 2026\nDrove 14 routes\n\nCertificates: PCV licence D, first aid\nEducation: A levels, Hill School\nLanguages: Polish, English\n`,
    )
    expect(cv.experience[0]?.bullets.map(({ text }) => text)).toEqual(['Drove 14 routes'])
    expect(cv.certifications.map(({ text }) => text)).toEqual(['PCV licence D, first aid'])
    expect(cv.education[0]?.institution?.text).toBe('Hill School')
    expect(cv.languages.map(({ text }) => text)).toEqual(['Polish', 'English'])
  })

  it.each(['', 'Work\n'])(
    'reads tools set off below the last role, and none between roles',
    (heading) => {
      const roles =
        'Freelance designer, 2019–present\n- Brand identities for small businesses\n\nTools: Sketch, Miro\n\nGraphic designer, Studio Farol, 2015–2019\n- Print and packaging\n'
      const cv = readCv(
        `${head}${heading}${roles}\nTools: Illustrator, Figma, Webflow\nLanguages: Portuguese, English (fluent)\n`,
      )
      expect(cv.experience.at(-1)?.bullets.map(({ text }) => text)).toEqual(['Print and packaging'])
      expect(cv.skills.map(({ text }) => text)).toContain('Webflow')
      expect(cv.skills.map(({ text }) => text)).not.toContain('Miro')
      expect(cv.languages.map(({ text }) => text)).toContain('Portuguese')
    },
  )

  it('knows “Computer” and “Technical” for lists of what somebody can use', () => {
    const cv = readCv(
      `${head}LANGUAGES\nItalian, German C1\n\nCOMPUTER\nOpera, Micros, Lightspeed\n\nCLEARANCES\nDBS enhanced\n`,
    )
    expect(cv.languages.map(({ text }) => text)).toEqual(['Italian', 'German C1'])
    expect(cv.skills.map(({ text }) => text)).toEqual(['Opera', 'Micros', 'Lightspeed'])
    expect(cv.certifications.map(({ text }) => text)).toEqual(['DBS enhanced'])
  })

  it('reads labels in capitals with two blanks behind them, and what a CV calls learning', () => {
    const cv = readCv(
      `${head}EXPERIENCE\nNotary clerk, Hill Partners, 2021 – 2024\n- Drafts of deeds\n\nLEARNING\n2015  Abitur, Hill Gymnasium\n\nLANGUAGES  German (native), English (C1)\nIT  TriNotar, XNP\n`,
    )
    expect(cv.experience).toHaveLength(1)
    expect(cv.education.map(({ degree }) => degree?.text)).toEqual(['Abitur'])
    expect(cv.languages.map(({ text }) => text)).toEqual(['German (native)', 'English (C1)'])
    expect(cv.skills.map(({ text }) => text)).toEqual(['TriNotar', 'XNP'])
  })

  it('ends schools with what one likes, without a blank line', () => {
    const { education, others } = readCv(
      `${head}School\nOakmead School, Kettering, 2010 - 2015: 6 GCSEs\nInterests: Sunday league referee, allotment\n`,
    )
    expect(education).toHaveLength(1)
    expect(
      others.map(({ kind, items }) => [kind, items.map(({ text }) => text).join('; ')]),
    ).toEqual([['interests', 'Sunday league referee, allotment']])
  })

  it('lets particulars go on below the languages among them', () => {
    const { languages, header, others } = readCv(
      'Jo Reed\njo@example.com\n\nPERSONAL DETAILS\nLanguages Known : English, Hindi\nPermanent Address : 14 MG Road, Pune\nHobbies : Chess\n',
    )
    expect(languages.map(({ text }) => text)).toEqual(['English', 'Hindi'])
    expect(header.location?.text).toBe('14 MG Road, Pune')
    expect(others.map(({ kind }) => kind)).toEqual(['interests'])
  })

  it('leaves labels within a list of skills and within a role where they are', () => {
    const cv = readCv(
      `${head}Skills\nLanguages: Java, Go\nTools: Git\n\nExperience\nDeveloper, Hill Ltd, 2015 – 2019\nTools: Jenkins\n- Built a shop\n`,
    )
    expect(cv.skills.map(({ text }) => text)).toEqual(['Java', 'Go', 'Git'])
    expect(cv.experience).toHaveLength(1)
  })
})

describe('a job that stands under “Teaching”', () => {
  it('is a role, and is told once', () => {
    const cv = readCv(
      `${head}Teaching\nHill High School — Math Teacher, Aug 2017–present\n• Coach of the math team\n\nEducation\nBS Mathematics, Hill University, 2017\n`,
    )
    expect(cv.experience.map(({ title }) => title?.text)).toEqual(['Math Teacher'])
    expect(cv.others.flatMap(({ items }) => items)).toEqual([])
  })
})

describe('a heading with the first role on its line', () => {
  it.each(['Work History / ', 'WORK HISTORY - ', 'Experience | '])('is read: %s', (heading) => {
    const text = `${head}${heading}Teacher, Hill Primary School, 2018 – present\n- Taught Year 4\n`
    const [role] = readCv(text).experience
    expect(role?.title?.text).toBe('Teacher')
    expect(role?.company?.text).toBe('Hill Primary School')
  })

  it('reads a list behind a dash, and references in small letters below it', () => {
    const cv = readCv(
      `${head}Work\nCook, Hill Inn, 2019 - 2021\n- Soups\n\nHobbies - knitting, chess\nreferences\nAda Quist, Hill Inn, 01632 960911\n`,
    )
    expect(
      cv.others.map(({ kind, items }) => [kind, items.map(({ text }) => text).join('; ')]),
    ).toEqual([
      ['interests', 'knitting, chess'],
      ['references', 'Ada Quist, Hill Inn, 01632 960911'],
    ])
  })

  it('opens none behind a dash among what was done', () => {
    const cv = readCv(
      `${head}Work\nInterpreter, Hill Inn, 2019 - 2021\nLanguages - French and Welsh\nSkills - passed on to two trainees\n`,
    )
    expect(cv.experience[0]?.bullets.map(({ text }) => text).join(' ')).toContain('French')
  })

  it.each(['Ref: ', 'Ref – ', 'Referees: ', 'References: '])(
    'ends the last role at whoever may be asked, right below what was done: %s',
    (label) => {
      const cv = readCv(
        `${head}Work\nTiler, Hill Floors, 2012 - 2019\n- Shopping centres\n${label}site manager Tom Hall, Hill Floors, 01632 960613\n`,
      )
      expect(cv.experience[0]?.bullets.map(({ text }) => text)).toEqual(['Shopping centres'])
      expect(cv.others).toMatchObject([
        {
          kind: 'references',
          items: [{ text: 'site manager Tom Hall, Hill Floors, 01632 960613' }],
        },
      ])
    },
  )

  it('takes the number of a vacancy for nobody who may be asked', () => {
    const cv = readCv(
      `${head}Work\nTiler, Hill Floors, 2012 - 2019\n- Shopping centres\nRef: HR/2031\n`,
    )
    expect(cv.others).toEqual([])
  })

  it('leaves whom to ask about each role with it', () => {
    const role = (title: string, years: string) =>
      `Company: Hill Guarding Ltd\nPosition: ${title}\nDuration: ${years}\nReference: Mr Tom Dube, 031 555 0127\n`
    const cv = readCv(
      `${head}WORK\n${role('Security Officer', '2018 - 2024')}${role('Car Guard', '2015 - 2018')}`,
    )
    expect(cv.experience.map(({ title }) => title?.text)).toEqual(['Security Officer', 'Car Guard'])
  })

  it('ends the work at a line of training with no work below it', () => {
    const cv = readCv(
      `${head}Jobs:\nPorter, Hill Inn, 2015-17\n\nTraining: moving and handling 2024, first aid 2023\nNVQ 3 Care (Dale college 2019)\n\nRefs: Denise (manager) 01632 960101\n`,
    )
    expect(cv.experience.map(({ title, bullets }) => [title?.text, bullets.length])).toEqual([
      ['Porter', 0],
    ])
    expect(cv.education.map(({ institution }) => institution?.text)).toEqual(['Dale college'])
    expect(cv.others.map(({ kind }) => kind)).toEqual(['references'])
  })

  it('leaves the training of one role with it', () => {
    const cv = readCv(
      `${head}Jobs\nPorter, Hill Inn, 2015-17\n\nTraining: moving and handling\n\nCook, Dale Inn, 2012-15\n- Soups\n`,
    )
    expect(cv.experience.map(({ title }) => title?.text)).toEqual(['Porter', 'Cook'])
  })
})

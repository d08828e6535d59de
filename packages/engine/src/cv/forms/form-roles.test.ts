import { describe, expect, it } from 'vitest'
import { readLines } from '../lines/read-lines.ts'
import { readCv } from '../read-cv.ts'
import { formRoles } from './form-roles.ts'

const form = `company - Hill Systems Pvt Ltd
description - Project Description: A shop counter for couriers.
It prints labels.
Role: Java Developer
Duration: Jun 2018 – Dec 2020
Responsibilities:
Wrote the print queue.
Environment: Java, Oracle
Team size: 6
company - Dale Soft
description - Mended bugs in a payroll.`

describe('formRoles', () => {
  it('keeps a labelled title whole', () => {
    const titles = read(
      'Organization: Oceanic Cargo Movers\nDesignation: Sr. Executive - Sea Exports Documentation\nDuration: Apr 2021 to Present\n\nOrganization: Blue Anchor\nDesignation: Clerk - Pune\nDuration: June 2017 to March 2021',
    )?.map(({ title }) => title?.text)
    expect(titles).toEqual(['Sr. Executive - Sea Exports Documentation', 'Clerk'])
  })

  it('reads a role from each block of labels', () => {
    expect(read(form)).toMatchObject([
      {
        title: { text: 'Java Developer' },
        company: { text: 'Hill Systems Pvt Ltd' },
        from: { year: 2018, month: 6 },
        to: { year: 2020, month: 12 },
      },
      { title: null, company: { text: 'Dale Soft' }, from: null },
    ])
  })

  it('takes "from" and "to" for one range, in other languages, too', () => {
    const german = 'Firma: Hill GmbH\nPosition: Koch\nVon: 03.2018\nBis: heute\nAufgaben: Kochte'
    const polish = 'Pracodawca: Hill Sp. z o.o.\nStanowisko: Kucharz\nOd: 03.2018\nDo: obecnie'
    for (const lines of [german, polish])
      expect(read(lines)).toMatchObject([{ from: { year: 2018, month: 3 }, to: 'present' }])
  })

  it.each([
    'From: Feb 2017 To: March 2020',
    'Start date: 02/2017 | End date: 03/2020',
    'Date joined: Feb 2017, Left: Mar 2020',
  ])('takes both ends of a range from one line: %s', (line) => {
    const [role] = read(`Employer: Hill Haulage\nJob title: Driver\n${line}\nDuties: trunking`)
    expect(role).toMatchObject({ from: { year: 2017, month: 2 }, to: { year: 2020, month: 3 } })
    expect(role?.bullets.map(({ text }) => text)).toEqual(['trunking'])
  })

  it.each([
    ['05.2019 - till now   Hill Foods, Leeds', '01.2016 - 04.2019   Dale Logistics, Hull'],
    ['Hill Foods, Leeds, 2019 - present', 'Dale Logistics, Hull, 2016 - 2019'],
    ['Hill Foods | 2019 - now', 'Dale Logistics | 2016 - 2019'],
  ])('takes dated names above labelled titles for the employers: %s', (newer, older) => {
    const roles = read(
      `${newer}\nPosition: Team Leader\nDuties: rotas\n\n${older}\nPosition: Picker\nDuties: orders`,
    )
    expect(roles).toMatchObject([
      { title: { text: 'Team Leader' }, company: { text: 'Hill Foods' }, to: 'present' },
      { title: { text: 'Picker' }, company: { text: 'Dale Logistics' }, from: { year: 2016 } },
    ])
  })

  it('tells such a range alone, whichever stands first and whatever stands between', () => {
    const rows = ['From: Jan 2019', 'Role: Nurse', 'Location: Leeds', 'To: March 2021 (part-time)']
    for (const lines of [rows, rows.toReversed()]) {
      const [role] = read(['Company: Hill Ltd', ...lines, '- Ran the night shift'].join('\n'))
      expect(role?.dates?.text).toBe('Jan 2019 – March 2021')
      expect(role?.bullets.map(({ text }) => text)).toEqual(['Ran the night shift'])
    }
  })

  it('takes numbered employers above the labels for those of each form', () => {
    const { experience, skills, education } = readCv(
      'Rahul Wankar\nrahul@example.com\n\nWORK EXPERIENCE\n\n1) Hill Buildcon Pvt. Ltd., Nagpur\nDesignation: Site Engineer\nDuration: June 2022 to till date\nResponsibilities:\n* Checked steel before casting\n\n2) Om Constructions, Wardha\nDesignation: Junior Engineer\nDuration: July 2021 to May 2022\n* Built row houses\n\nEDUCATIONAL QUALIFICATION\nExam | Board/University | Year | %\nB.E. Civil | Nagpur University | 2021 | 68.4\nHSC | Maharashtra Board | 2017 | 71\n\nSOFTWARE KNOWN\nAutoCAD 2D, MS Office\n',
    )
    expect(experience.map(({ title, company }) => [title?.text, company?.text])).toEqual([
      ['Site Engineer', 'Hill Buildcon Pvt. Ltd.'],
      ['Junior Engineer', 'Om Constructions'],
    ])
    expect(education.map(({ institution }) => institution?.text)).toEqual([
      'Nagpur University',
      'Maharashtra Board',
    ])
    expect(skills.map(({ text }) => text)).toEqual(['AutoCAD 2D', 'MS Office'])
  })

  it('keeps what was done without its label, and what a project was about in one piece', () => {
    const [first, second] = read(form)
    expect(first?.bullets.map(({ text }) => text)).toEqual([
      'Project Description: A shop counter for couriers. It prints labels.',
      'Wrote the print queue.',
      'Environment: Java, Oracle',
      'Team size: 6',
    ])
    expect(second?.bullets.map(({ text }) => text)).toEqual(['Mended bugs in a payroll.'])
  })

  it('takes the client of a project for its employer where no other is named', () => {
    expect(read('Project: Parcel desk\nClient: Coastline Couriers\nRole: Tester')).toMatchObject([
      { title: { text: 'Tester' }, company: { text: 'Coastline Couriers' } },
    ])
  })

  it('keeps both names of a title and a place in labels, and drops a label that stands alone', () => {
    const own =
      'Company : Hill Foods\nDesignation : Picker / Packer\nDuration : 2018 - 2021\nResponsibilities :\n- Picked orders'
    const cv = readCv(`Asha Rane\nAddress : 14 Tannery Lane, Milbrook\n\nExperience\n${own}`)
    expect(cv.experience[0]?.title?.text).toBe('Picker / Packer')
    expect(cv.header.location?.text).toBe('14 Tannery Lane, Milbrook')
    expect(cv.unplaced).toEqual([])
  })

  it('keeps labelled lines apart', () => {
    const school = 'Qualification : Diploma\nInstitute : Hill School\nYear of Passing : 2016\n\n'
    const more =
      'Licences : Forklift licence (2022), Category B driving licence\nLanguages : English'
    const cv = readCv(`Asha Rane\n\nEducation\n${school}${more}`)
    expect(cv.certifications.map(({ text }) => text)).toEqual([
      'Forklift licence (2022), Category B driving licence',
    ])
    expect(cv.languages.map(({ text }) => text)).toEqual(['English'])
  })

  it('reads no form from roles with heads of their own', () => {
    const heads = 'Tester, Hill Soft, 2019 - 2021\nEnvironment: Java\n- Wrote checks of a portal'
    expect(formRoles(heads, readLines(heads))).toBeNull()
    const mixed = `Role: Tester\nClient: Dale Soft\n- Ran checks\n- Wrote reports\n- Told the team\nPacker, Hill Foods Ltd, 2012 - 2014\n- Packed`
    expect(formRoles(mixed, readLines(mixed))).toBeNull()
  })

  it('begins where labels do, without a heading', () => {
    const cv = readCv(`Asha Rane\nasha.rane@example.com\n\nSkills\nJava, Oracle, Linux\n${form}\n`)
    expect(cv.experience).toHaveLength(2)
    expect(cv.skills.map(({ text }) => text)).toEqual(['Java', 'Oracle', 'Linux'])
  })

  it('takes a title from the line that names it with the employer', () => {
    const { experience } = readCv(
      `Education\nB.Sc., Hill College, 2015\nWeb Developer - Dale Soft\nSkills\nPHP, MySQL\n${form}\n`,
    )
    expect(experience[1]?.title?.text).toBe('Web Developer')
  })

  it.each([
    'Support Officer\nHill Housing\nFrom: March 2019 To: May 2021\nFound homes.',
    'Support Officer, Hill Housing, From: March 2019, To: May 2021\nFound homes.',
    'Support Officer | Hill Housing | From: March 2019 | To: May 2021\nFound homes.',
    'Employer: Hill Housing  Position: Support Officer  From: March 2019  To: May 2021\nFound homes.',
  ])(
    'takes "From:" and "To:" on one line for one range beside names without labels: %s',
    (role) => {
      const second = role.replace('Hill Housing', 'Dale Motors').replace(/20(19|21)/g, '2015')
      const { experience } = readCv(`Jo Reed\njo@example.com\n\nEmployment\n${role}\n\n${second}\n`)
      expect(experience[0]).toMatchObject({
        title: { text: 'Support Officer' },
        company: { text: 'Hill Housing' },
        dates: { text: 'March 2019 – May 2021' },
        from: { year: 2019, month: 3 },
        to: { year: 2021, month: 5 },
        bullets: [{ text: 'Found homes.' }],
      })
      expect(experience).toHaveLength(2)
    },
  )

  it('reads a form that asks in whole questions', () => {
    const role = (firm: string, title: string, years: readonly [string, string]) =>
      `Employer’s name: ${firm}\nYour job title: ${title}\nDate from: ${years[0]}   Date to: ${years[1]}\nWhat did you do: Cut stems.\nWhy did you leave: More hours\n`
    const cv = readCv(
      `Jo Reed\njo@example.com\n\nEmployment history\n\n${role('Hill Blooms Ltd', 'Florist', ['04/2018', 'present'])}\n${role('Dale Plants', 'Sales Assistant', ['03/2014', '03/2018'])}`,
    )
    expect(
      cv.experience.map(({ title, company, from, bullets }) => [
        title?.text,
        company?.text,
        from?.year,
        bullets.map(({ text }) => text),
      ]),
    ).toEqual([
      ['Florist', 'Hill Blooms Ltd', 2018, ['Cut stems.']],
      ['Sales Assistant', 'Dale Plants', 2014, ['Cut stems.']],
    ])
  })

  it.each(['Duties and responsibilities', 'Job functions:', 'Scope of work'])(
    'takes "%s" over what was done for none of it',
    (label) => {
      const cv = readCv(
        `Jo Reed\njo@example.com\n\nEXPERIENCE\nHILL MARKET - CASHIER (FEBRUARY 2018 - TO DATE)\n${label}\n- Balanced the tills\n`,
      )
      expect(cv.experience[0]?.bullets.map(({ text }) => text)).toEqual(['Balanced the tills'])
    },
  )

  it('takes the title of a project for none of a post that has a role', () => {
    const [role] = read(
      'Title : Hospital Information System\nOrganization : Hill Systems Ltd\nRole : QA Engineer\nDuration : Jan 2018 to Dec 2020\nResponsibilities:\n- Wrote test cases\n',
    )
    expect([role?.title?.text, role?.company?.text]).toEqual(['QA Engineer', 'Hill Systems Ltd'])
  })

  it('takes the scope of a job for a label of its form', () => {
    const cv = readCv(
      'Jo Reed\njo@example.com\n\nEXPERIENCE\nCompany : Hill Cables\nPosition : Wireman\nDate : Apr 2012 - Dec 2015\nJob scope :\n- Wired shops\nSalary : RM 2,800\n',
    )
    expect(cv.experience[0]?.bullets.map(({ text }) => text)).toEqual(['Wired shops'])
  })
})

function read(text: string) {
  return formRoles(text, readLines(text))?.roles ?? []
}

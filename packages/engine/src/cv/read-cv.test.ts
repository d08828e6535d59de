import { describe, expect, it } from 'vitest'
import { careAndTeaching } from './fixtures/care-and-teaching.ts'
import { readCv } from './read-cv.ts'

const nurse = careAndTeaching.find(({ id }) => id === 'nurse-us')?.text ?? ''

describe('readCv', () => {
  it('takes neither a licence to drive nor sentences of training for a school where nothing is headed', () => {
    const roles =
      'Paddy Treanlaur\n14 Abbey Rise, Corrigmore\n\n2019 to 2026  Leeside Link, Corrigmore. Stage carriage, three routes and the night bus.\n2015 to 2019  Mulvanny Coaches, Fermoy. School runs in the mornings.\n\n'
    const schools = (line: string) => readCv(`${roles}${line}\n`).education.length
    expect(schools('Licence: B, D, D1 since 2015, clean. Tacho card.')).toBe(0)
    expect(schools('BA Interaction Design, HKU Utrecht, 2018')).toBe(1)
  })

  const electrician = (heading: string) => `Dan Firth
Milbrook · 020 5550 0123 · dan.firth@example.com

Maintenance electrician with nine years in food factories.

Experience

Maintenance Electrician, Brindle Foods, Milbrook, Mar 2018 – present
- Fault finding on conveyors, motors and inverters over three shifts

${heading}
ECS Gold Card
18th Edition BS 7671, 2022
NVQ Level 3 Electrical Installation, Milbrook City College, 2017
IPAF 3a/3b
HCPC RA555010
Level 2 Food Safety`

  it('reads a short sentence under the name as the summary', () => {
    const { summary } = readCv(electrician('Qualifications'))
    expect(summary?.text).toBe('Maintenance electrician with nine years in food factories.')
  })

  it('reads papers under "Qualifications" as papers, and what was learnt at a college as that', () => {
    const { certifications, skills, education } = readCv(electrician('Qualifications'))
    expect(certifications.map(({ text }) => text)).toEqual([
      'ECS Gold Card',
      '18th Edition BS 7671, 2022',
      'NVQ Level 3 Electrical Installation, Milbrook City College, 2017',
      'IPAF 3a/3b',
      'HCPC RA555010',
      'Level 2 Food Safety',
    ])
    expect(skills).toEqual([])
    expect(education.map(({ institution }) => institution?.text)).toEqual(['Milbrook City College'])
  })

  it('joins a word that a line broke at its hyphen', () => {
    const [role] = readCv(
      electrician('Papers').replace(
        'over three shifts',
        'with nine sub-\ncontractors, pre-\nand post-start',
      ),
    ).experience
    expect(role?.bullets[0]?.text).toMatch(/with nine sub-contractors, pre- and post-start$/)
  })

  it('keeps lines without signs apart that begin with verbs', () => {
    const cv = `Imogen Tarrant
Bristol
imogen.tarrant@example.com

Experience
Store Manager, Fernleaf Clothing, Bristol
June 2019 - present
Manage a team of 18 and a store of two floors in the city
Hired 40+ people in five years and cut staff turnover from 60% to 35%
Beat the sales target in 16 of 20 quarters
I hold weekly talks with each of the supervisors, two of whom have
since become store managers`
    expect(readCv(cv).experience[0]?.bullets.map(({ text }) => text.slice(0, 12))).toEqual([
      'Manage a tea',
      'Hired 40+ pe',
      'Beat the sal',
      'I hold weekl',
    ])
  })

  it('takes no paper for a school', () => {
    const { education } = readCv(electrician('Education and Qualifications'))
    const schools = education.flatMap(({ institution }) => institution?.text ?? [])
    expect(new Set(schools)).toEqual(new Set(['Milbrook City College']))
  })

  it('parts a role’s head from the long sentence on its line', () => {
    const [role] = readCv(`Odile Tarrant

2019–now: Dispenser, Willowbrook Pharmacy, Norwich. Assembly, labelling and weekly trays for a care home; counter advice, blood pressure checks and ordering for two branches.

2012–2019: Shop Assistant, Pennyroyal Stores Ltd, Norwich. Till, deliveries and stock.`).experience
    expect(role).toMatchObject({
      title: { text: 'Dispenser' },
      company: { text: 'Willowbrook Pharmacy' },
      from: { year: 2019 },
      to: 'present',
    })
    expect(role?.bullets[0]?.text).toMatch(/^Assembly, labelling/)
  })

  it('knows a heading over a register from a task of that name', () => {
    const cv = readCv(
      'Ama Birch\nNurse\n\nEducation\nBSc Nursing, Hill College, 2018\n\nRegistration\nNMC nurse (adult), since 2018\n\nDriving licence\nFull, clean\n',
    )
    expect(cv.certifications.map(({ text }) => text)).toEqual([
      'NMC nurse (adult), since 2018',
      'Full, clean',
    ])
    expect(cv.unplaced).toEqual([])
    const desk = readCv('Ama Birch\nReceptionist\n\nSkills\nRegistration\nScheduling\nTriage\n')
    expect(desk.skills.map(({ text }) => text)).toEqual(['Registration', 'Scheduling', 'Triage'])
  })

  it('reads a whole CV', () => {
    const cv = readCv(nurse)
    expect(cv.header.name?.text).toBe('Marisol Quintero-Hale')
    expect(cv.header.location?.text).toBe('Tucson, AZ 85701')
    expect(cv.header.links.map(({ href }) => href)).toEqual([
      'https://linkedin.com/in/marisol-quintero-example',
    ])
    expect(cv.summary?.text).toMatch(/^Registered nurse with nine years .* families remember\.$/)
    expect(cv.experience[0]).toMatchObject({
      title: { text: 'Charge Nurse, Step-Down Unit' },
      company: { text: 'Saguaro Valley Medical Center' },
      location: { text: 'Tucson, AZ' },
      from: { year: 2019, month: 6 },
      to: 'present',
    })
    expect(cv.experience[0]?.bullets).toHaveLength(3)
    expect(cv.education[0]).toMatchObject({
      degree: { text: 'Bachelor of Science in Nursing' },
      field: { text: 'Nursing' },
      institution: { text: 'Ocotillo State University' },
    })
    expect(cv.skills.map(({ text }) => text)).toContain('Spanish (fluent)')
    expect(cv.certifications).toHaveLength(2)
    expect(cv.unplaced).toEqual([])
    expect(cv.confidence).toBe(1)
  })

  it('keeps the words of each section where they stand', () => {
    const { sections } = readCv(nurse)
    const bodyOf = (kind: string) => sections.find((section) => section.kind === kind)?.body
    const skills = bodyOf('skills')
    expect(nurse.slice(skills?.start, skills?.end)).toMatch(/^Epic, .*\(fluent\)$/)
  })

  it('joins the lines of a bullet into one text and quotes them as they stand', () => {
    const cv = readCv(
      'EXPERIENCE\n\nCook, Bay Grill\n2019 - 2020\n• Ran the pass and\n  wrote menus\n',
    )
    const [bullet] = cv.experience[0]?.bullets ?? []
    expect(bullet?.text).toBe('Ran the pass and wrote menus')
    expect(bullet?.quote).toBe('Ran the pass and\n  wrote menus')
  })

  it('takes an unknown heading in capitals for roles where the others stand in capitals too', () => {
    const cv = readCv(
      'Ada Obi\nada@example.com\n\nPROFILE\nA junior in commercial work.\n\nPRACTICE\nTenant, Sample Court Chambers  2015 to date\nPupil, Sample Court Chambers  2014–15\n\nEDUCATION\nLLB, University of Sampleton, 2011\n',
    )
    expect(cv.experience.map(({ title, company }) => [title?.text, company?.text])).toEqual([
      ['Tenant', 'Sample Court Chambers'],
      ['Pupil', 'Sample Court Chambers'],
    ])
  })

  it('parts roles by fields of work without taking the field for a company', () => {
    const cv = readCv(
      'Jo Li\njo@example.com\n\nHIGHLIGHTS\n- 8 years in shops\n\nRETAIL\n\nSales Associate, Sample Outfitters (2016–2017)\n\nHOSPITALITY\n\nServer, The Example Grill (2014–2016)\n\nEDUCATION\nDiploma in Business – Example Institute – 2016\n',
    )
    expect(cv.experience.map(({ title, company }) => [title?.text, company?.text])).toEqual([
      ['Sales Associate', 'Sample Outfitters'],
      ['Server', 'The Example Grill'],
    ])
  })

  it('gives several roles the company above them', () => {
    const cv = readCv(
      'EXPERIENCE\n\nHill Foods Ltd, Leeds\nShift Manager  2019 - now\n- Ran nights\nPacker  2016 - 2019\n- Packed\n',
    )
    expect(cv.experience.map(({ company }) => company?.text)).toEqual([
      'Hill Foods Ltd',
      'Hill Foods Ltd',
    ])
  })

  it('splits skills outside brackets and remembers their group', () => {
    const cv = readCv('SKILLS\nCloud: AWS (EC2, S3), CI/CD\nTools: SAP; Excel\n')
    expect(cv.skills.map(({ group, text }) => `${group}: ${text}`)).toEqual([
      'Cloud: AWS (EC2, S3)',
      'Cloud: CI/CD',
      'Tools: SAP',
      'Tools: Excel',
    ])
  })

  it.each(['10 GCSEs, 2012', '9 GCSE, May 2012', '3 A-levels, 2010'])(
    'keeps schooling that ends a CV, which is no day on which it was signed: %s',
    (line) => {
      const cv = readCv(`Ann Lee\nann@example.com\n\nEducation\nHill Park School\n${line}\n`)
      expect(cv.education[0]?.degree?.text ?? cv.education[0]?.details[0]?.text).toContain(
        line.split(',')[0],
      )
    },
  )

  it('keeps roles out of the skills where no heading stands between', () => {
    const cv = readCv(
      'Ada Linden\nada@example.com\n\nKey skills\nConflict management, CCTV, statement writing\n\nSecurity Officer - Hill Shopping Centre - 2023 to now\nPatrol the mall and respond to shoplifting\nLook after lost children\n\nTeam member, Mill Bakery, 2021-2023\nServing, till, food prep\n',
    )
    expect(cv.skills.map(({ text }) => text)).toEqual([
      'Conflict management',
      'CCTV',
      'statement writing',
    ])
    expect(cv.experience).toHaveLength(2)
  })

  it('reads what is done today for no employer', () => {
    const cv = readCv(
      'Rosa Linden\nrosa@example.com\n\nExperience\nHill Suites, Chicago, IL\nHousekeeping Supervisor, 05/2022 – Present\nSupervise 16 room attendants; inspect 70+ rooms each shift\nMake up boards, run line-up\nRoom attendant, 08/2017 – 04/2022\nCleaned 15 rooms a day\n',
    )
    expect(cv.experience.map(({ company }) => company?.text)).toEqual([
      'Hill Suites',
      'Hill Suites',
    ])
  })

  it('sets aside where and when a CV was signed', () => {
    const cv = readCv('Ann Lee\n\nEducation\nHill Park School, 2010\n\nAshcombe, 12th March 2026')
    expect(cv.beside.map(({ text }) => text)).toContain('Ashcombe, 12th March 2026')
  })

  it('takes the largest line for the name where the layout tells', () => {
    const text = 'Portfolio\nRowan Birch\nrb@example.com\n'
    const at = (words: string) => ({
      offset: text.indexOf(words),
      length: words.length,
      page: 1,
      x: 0,
      y: 0,
    })
    const layout = [
      { ...at('Portfolio'), fontSize: 10, bold: false },
      { ...at('Rowan Birch'), fontSize: 24, bold: true },
    ]
    expect(readCv(text, layout).header.name?.text).toBe('Rowan Birch')
  })

  it('takes a bold line for a heading where the words leave it open', () => {
    const text = 'Jo Reed\njo@example.com\nTools\nHammer\nSaw\n'
    const layout = [
      { offset: text.indexOf('Tools'), length: 5, page: 1, x: 0, y: 0, fontSize: 11, bold: true },
    ]
    expect(readCv(text).skills).toEqual([])
    expect(readCv(text, layout).skills.map(({ text: words }) => words)).toEqual(['Hammer', 'Saw'])
  })

  it('shows what it could not place instead of dropping it', () => {
    const cv = readCv('Jo Reed\njo@example.com\nDriving since school\n\nSKILLS\nHammer\n')
    expect(cv.unplaced.map(({ text }) => text)).toEqual(['Driving since school'])
  })

  it('says why it is unsure', () => {
    expect(readCv('').doubts).toEqual([{ code: 'no-text', count: 1, cost: 1 }])
    expect(readCv('').confidence).toBe(0)
    const codes = readCv('Hammer, saw').doubts.map(({ code }) => code)
    expect(codes).toEqual(
      expect.arrayContaining(['no-name', 'no-contact', 'no-sections', 'no-experience']),
    )
  })

  it('leaves what stands after 1500 lines as it is', () => {
    const cv = readCv(`SKILLS\n${'Saw\n'.repeat(1600)}`)
    expect(cv.skills).toHaveLength(1499)
    expect(cv.unplaced.at(-1)?.quote).toMatch(/^(Saw\n){100}Saw$/)
  })
})

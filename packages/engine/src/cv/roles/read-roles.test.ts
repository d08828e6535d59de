import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

const top = 'Jo Reed\njo@example.com\n\n'

function rolesOf(text: string) {
  return readCv(text).experience.map(({ title, company, from, to }) => [
    title?.text ?? null,
    company?.text ?? null,
    from?.year ?? null,
    to === 'present' ? to : (to?.year ?? null),
  ])
}

describe('readRoles', () => {
  it('reads roles under a heading', () => {
    expect(rolesOf(`${top}EXPERIENCE\n\nPacker, Dale Dairy, 2016 - 2019\n- Packed\n`)).toEqual([
      ['Packer', 'Dale Dairy', 2016, 2019],
    ])
  })

  it('finds roles that no heading parts from the courses above them', () => {
    const courses =
      'TRAINING\nMarch: payroll refresher, passed with merit\nExcel, evening course\n\n'
    const work =
      'Payroll Clerk, Dale Foods Ltd, 2016 - 2021\n- Paid 300 people a week\n- Kept the books\n\nOffice Junior, Marsh Logistics, 2013 - 2016\n'
    expect(rolesOf(`${top}${courses}${work}`)).toEqual([
      ['Payroll Clerk', 'Dale Foods Ltd', 2016, 2021],
      ['Office Junior', 'Marsh Logistics', 2013, 2016],
    ])
    expect(rolesOf(`${top}${courses}Chartered member, Payroll Institute, 2016 - 2021\n`)).toEqual(
      [],
    )
  })

  it('keeps long brackets, and a colon in them, with the title they stand behind', () => {
    const seats = 'Trainee Solicitor (seats: real estate, private client, corporate, disputes)'
    const text = `${top}EXPERIENCE\nAshby Lorne LLP, Ely, 2023 - present\nAssociate Solicitor\n- Drafted leases\n\nAshby Lorne LLP, Ely, 2021 - 2023\n${seats}\n`
    expect(rolesOf(text)).toEqual([
      ['Associate Solicitor', 'Ashby Lorne LLP', 2023, 'present'],
      [seats, 'Ashby Lorne LLP', 2021, 2023],
    ])
  })

  it('gives an employer the title above it, though the role before needs no line above', () => {
    const text = `${top}EXPERIENCE\nPayroll Clerk, Dale Foods Ltd, 2018 - present\nOffice Junior\nMarsh Logistics, 2015 - 2018\nFiled invoices.\n`
    expect(rolesOf(text)).toEqual([
      ['Payroll Clerk', 'Dale Foods Ltd', 2018, 'present'],
      ['Office Junior', 'Marsh Logistics', 2015, 2018],
    ])
  })

  it('leaves what a break was for with the break, where employers stand below their titles', () => {
    const text = `${top}EXPERIENCE\nTeaching Assistant, 2024 - now\nHill Primary School\n- Taught\nCareer break, 2020 - 2024\nFull-time parent; volunteer reader at a library\nClass Teacher, 2015 - 2020\nOak Primary School\n- Taught\n`
    expect(rolesOf(text)).toEqual([
      ['Teaching Assistant', 'Hill Primary School', 2024, 'present'],
      ['Career break', null, 2020, 2024],
      ['Class Teacher', 'Oak Primary School', 2015, 2020],
    ])
  })

  it('reads a title behind a timeline’s dot, over its employer with the dates', () => {
    const text = `${top}EXPERIENCE\n● Senior Tester\nLark Payments, Leeds · Mar 2021 – Present\n● Built a suite of 420 checks\n● Test Analyst\nHollin Insurance, York · Jun 2018 – Feb 2021\n● Wrote test plans\n`
    expect(rolesOf(text)).toEqual([
      ['Senior Tester', 'Lark Payments', 2021, 'present'],
      ['Test Analyst', 'Hollin Insurance', 2018, 2021],
    ])
  })

  it('reads roles without dates line by line', () => {
    const text = `${top}EMPLOYMENT\nHead chef, The Copper Pan\nSous chef, Bistro Nell\n`
    expect(rolesOf(text)).toEqual([
      ['Head chef', 'The Copper Pan', null, null],
      ['Sous chef', 'Bistro Nell', null, null],
    ])
  })

  it('reads roles that only say how long they lasted, above a school with its year', () => {
    const text = `${top}CAREER\nRoom 9, Tarrawilla Primary, seventeen years\nRoom 2, Brunswick Primary, four years\n\nUniversity of Harrow Vale, Bachelor of Education, 2001\n`
    expect(rolesOf(text)).toEqual([
      ['Room 9', 'Tarrawilla Primary', null, null],
      ['Room 2', 'Brunswick Primary', null, null],
    ])
    expect(readCv(text).education[0]?.institution?.text).toBe('University of Harrow Vale')
  })

  it('reads the posts of a “career summary”', () => {
    const text = `${top}CAREER SUMMARY\nDale Bank, 1988-2019\nBranch Manager, Hexby (2004-2019): 14 staff\nLending Officer (1988-2004)\n`
    expect(rolesOf(text)).toEqual([
      ['Branch Manager, Hexby', 'Dale Bank', 2004, 2019],
      ['Lending Officer', 'Dale Bank', 1988, 2004],
    ])
  })

  it('takes neither a model nor the reason for leaving for an employer', () => {
    const text = `${top}EXPERIENCE\n2021 - present   First Officer, A320/A321, Norholm Air (Derby)\n2019 - 2020   Cook, Dale Foods Ltd (Derby) – redundancy, Covid\n`
    expect(rolesOf(text).map(([, company]) => company?.toString().replace(/ \(.*/, ''))).toEqual([
      'Norholm Air',
      'Dale Foods Ltd',
    ])
  })

  it('takes neither clients, a licence nor a reason in brackets for an employer', () => {
    const text = `${top}EXPERIENCE\nFreelance editor, Aug 2024 - now\nclients: Tidewater Trust, Plum & Pike\n- 40 films cut\nChemist, Larkmoor Cosmetics Ltd, 10/2020–08/2023 (redundancy)\n- 23 launches\n`
    expect(rolesOf(text).map(([title, company]) => [title, company])).toEqual([
      ['Freelance editor', null],
      ['Chemist', 'Larkmoor Cosmetics Ltd'],
    ])
  })

  it('takes a line told without a bullet for no employer of the role below', () => {
    const text = `${top}EXPERIENCE\nSwimming Teacher, Lakeside Pools, Sept 2022 - now\nstages 1-7, 18 classes a week\n1:1s w/ ASD children\nLifeguard, Fell Leisure Centre, 2021 - 2022\n`
    expect(rolesOf(text).map(([title, company]) => [title, company])).toEqual([
      ['Swimming Teacher', 'Lakeside Pools'],
      ['Lifeguard', 'Fell Leisure Centre'],
    ])
  })

  it('reads what was done behind a dash', () => {
    const text = `${top}WORK\nCook, Dale Foods Ltd, 2023 to now - gutting, icing, hosing down, moving boxes\nPaper round, 2021-2023\n`
    expect(rolesOf(text)[0]).toEqual(['Cook', 'Dale Foods Ltd', 2023, 'present'])
  })

  it('parts a title in capitals from the employer behind it', () => {
    const text = `${top}EXPERIENCE\n2016 - 2019\nSOUS CHEF Hill Inn\n- Cooked\n2012 - 2016\nCHEF DE PARTIE R. Marsh Brasserie\n- Fried\n`
    expect(rolesOf(text)).toEqual([
      ['SOUS CHEF', 'Hill Inn', 2016, 2019],
      ['CHEF DE PARTIE', 'R. Marsh Brasserie', 2012, 2016],
    ])
  })

  it('begins roles at dates behind the dot of a timeline', () => {
    const text = `${top}EXPERIENCE\n• 2016 - 2019\nPacker\nDale Dairy\n• Packed\n• May 2012 – June 2016\nLoader\nHill Foods Ltd\n• Loaded\n`
    expect(rolesOf(text)).toEqual([
      ['Packer', 'Dale Dairy', 2016, 2019],
      ['Loader', 'Hill Foods Ltd', 2012, 2016],
    ])
  })

  it('takes one word of what is done for no employer', () => {
    const text = `${top}EXPERIENCE\nVeterinary Nurse, 2019 - present\nClinics\nDental scaling\nCare Assistant, 2016 - 2019\nCleaning\n`
    expect(rolesOf(text)).toEqual([
      ['Veterinary Nurse', null, 2019, 'present'],
      ['Care Assistant', null, 2016, 2019],
    ])
  })

  it('takes studies among the roles of a career for schools', () => {
    const text = `${top}CAREER\n2020 - present Maths Teacher, Hill Academy, Derby\n2016 - 2020 University of Harrow Vale, BSc Mathematics\n\n2014 - 2016\nCleaner\nUniversity of Harrow Vale\n`
    expect(rolesOf(text)).toEqual([
      ['Maths Teacher', 'Hill Academy', 2020, 'present'],
      ['Cleaner', 'University of Harrow Vale', 2014, 2016],
    ])
    expect(readCv(text).education.map(({ institution }) => institution?.text)).toEqual([
      'University of Harrow Vale',
    ])
  })

  it('reads the same where a page ends in a role, and where every second line is empty', () => {
    const lines = [
      'EXPERIENCE',
      'Packer, Dale Dairy, 2016 - 2019',
      '- Packed',
      '- Loaded',
      '',
      'Baker, Hill Bakery, 2012 - 2016',
      '- Baked',
    ]
    const plain = readCv(top + lines.join('\n')).experience.map(({ bullets }) =>
      bullets.map(({ text }) => text),
    )
    const paged = [...lines.slice(0, 3), '', 'Page 1 of 2', '', ...lines.slice(3)].join('\n')
    for (const text of [paged, lines.join('\n\n')]) {
      expect(rolesOf(top + text)).toEqual(rolesOf(top + lines.join('\n')))
      expect(
        readCv(top + text).experience.map(({ bullets }) => bullets.map(({ text: said }) => said)),
      ).toEqual(plain)
    }
    expect(readCv(top + paged).unplaced).toEqual([])
  })

  it('takes the name on top for no part of a role, and the title behind it for that of the role below', () => {
    const text = 'Jo Reed, Tanker Driver\nDale Dairy, 2019 - present\n- Farm collections\n'
    expect(rolesOf(text)).toEqual([['Tanker Driver', 'Dale Dairy', 2019, 'present']])
  })

  it('reads what somebody tells of their work in sentences', () => {
    const told = `${top}I worked at Hill Inn from 2012 to 2019 as a cook: soups, sauces. Since March 2020 I have been a baker at Dale Bakery. Nine years as a guide at Marsh Museum until 2011.\n`
    expect(rolesOf(told)).toEqual([
      ['cook', 'Hill Inn', 2012, 2019],
      ['baker', 'Dale Bakery', 2020, 'present'],
      ['guide', 'Marsh Museum', 2002, 2011],
    ])
  })

  it('ends a summary where it goes on to tell of roles', () => {
    const { summary, experience } = readCv(
      `${top}PROFILE\nI like bread. From 2012 to 2019 I worked as a baker at Dale Bakery.\n`,
    )
    expect(summary?.text).toBe('I like bread.')
    expect(experience[0]?.bullets[0]?.text).toMatch(/^From 2012 to 2019 I worked/)
  })

  it('counts a role once that the summary repeats', () => {
    const text = `${top}PROFILE\nSince 2019 I have been a packer at Dale Dairy.\n\nEXPERIENCE\nPacker, Dale Dairy, 2019 - present\n- Packed\n`
    expect(rolesOf(text)).toHaveLength(1)
  })

  it('reads the employer before the town that no list knows', () => {
    const heads = [
      'Team Leader, Brightwater Utilities – Ashcombe',
      'Receptionist, Hollin & Finch - Pellow',
      'Team Leader, Customer Services – Brightwater Utilities',
    ]
    const employers = heads.map((head) => rolesOf(`${top}EXPERIENCE\n\n${head}\n2016 - 2019\n`)[0])
    expect(employers.map((role) => role?.[1])).toEqual([
      'Brightwater Utilities',
      'Hollin & Finch',
      'Brightwater Utilities',
    ])
  })

  it('reads a title that begins like something done, and one that nobody knows', () => {
    const dated =
      '2019 - 2021 Farm vet, Hill Vets\nLambing\n2016 - 2019 Mixed vet, Dale Clinic\nSmall animal consults\n'
    expect(rolesOf(`${top}EXPERIENCE\n\n${dated}`).map(([title]) => title)).toEqual([
      'Farm vet',
      'Mixed vet',
    ])
    expect(rolesOf(`${top}EXPERIENCE\n\nClimber at Derwen Tree Care (2016 - 2019)\n`)).toEqual([
      ['Climber', 'Derwen Tree Care', 2016, 2019],
    ])
  })

  it('keeps both halves of a title with a slash', () => {
    for (const head of ['Receptionist / Admin, Dale Dairy', 'Receptionist / Admin\nDale Dairy'])
      expect(rolesOf(`${top}EXPERIENCE\n\n${head}, 2016 - 2019\n`)).toEqual([
        ['Receptionist / Admin', 'Dale Dairy', 2016, 2019],
      ])
  })

  it('reads the same employer, and several roles of a line', () => {
    const text = `${top}Packer, Dale Dairy, 2016 - 2019\nApprentice, same company, 2014 - 2016\nBefore: Courier, Hill Post 2010-2014; Cook, Bay Grill 2008-2010\n`
    expect(rolesOf(text)).toEqual([
      ['Packer', 'Dale Dairy', 2016, 2019],
      ['Apprentice', 'Dale Dairy', 2014, 2016],
      ['Courier', 'Hill Post', 2010, 2014],
      ['Cook', 'Bay Grill', 2008, 2010],
    ])
  })

  it('reads no role out of a licence, a membership or a year of study', () => {
    const text = `${top}Licence C+E since 2012, Driver CPC to 2029\nMember of the Royal Society of Bakers since 2015\nFrom 2008 to 2011 I studied at Marsh College as a student\n`
    expect(rolesOf(text)).toEqual([])
  })

  it('takes no line of a list for a role because it says since when', () => {
    const text = `Jo Reed, Healthcare Assistant\nDale Clinic, 2018 - present\n- Observations, tell the nurse\n- Simple dressings, catheter care; phlebotomy since 2021\n- Buddy for new assistants\n`
    expect(rolesOf(text)).toEqual([['Healthcare Assistant', 'Dale Clinic', 2018, 'present']])
  })

  it('reads work, study and languages that no heading announces, down to those of a single year', () => {
    const cv = readCv(
      'Lotte Brand\nProduct designer\nlotte@example.com\n\nSenior Product Designer — Hill Clinics BV, Utrecht — 2022 to now\n• Led the redesign of mobile check-in\n• Ran sessions with patients\n\nProduct Designer — Trains Ltd — 2019 to 2022\n• Drew the ticket flow\n\nDesign intern — Studio Noord — 2018\n\nBA Interaction Design, HKU Utrecht, 2018\nDutch (native), English (C2), German (B1)\n',
    )
    expect(cv.experience.map(({ title }) => title?.text)).toContain('Design intern')
    expect(
      cv.education.map(({ degree, institution }) => [degree?.text, institution?.text]),
    ).toEqual([['BA Interaction Design', 'HKU Utrecht']])
    expect(cv.languages.map(({ text }) => text)).toEqual([
      'Dutch (native)',
      'English (C2)',
      'German (B1)',
    ])
  })

  it.each([
    'Systems Administrator, Penbury Logistics\n2018 - present',
    'Systems Administrator, Penbury Logistics, 2018 - present',
    'Systems Administrator\nPenbury Logistics\n2018 - present',
    '2018 - present\nSystems Administrator, Penbury Logistics',
  ])('reads the first role of who heads no work and writes no headline: %j', (head) => {
    const { experience } = readCv(
      `Ravi Dunstable\nSlough | ravi@example.com\n\n${head}\n- Ran 120 servers\n\nCertifications\nCCNA\n`,
    )
    expect(experience).toMatchObject([
      {
        title: { text: 'Systems Administrator' },
        company: { text: 'Penbury Logistics' },
        from: { year: 2018 },
        to: 'present',
      },
    ])
  })
})

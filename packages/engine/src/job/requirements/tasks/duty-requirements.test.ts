import { describe, expect, it } from 'vitest'
import { readPosting } from '../../../read-posting.ts'
import { refuseJob } from '../../../refuse.ts'

function dutiesOf(posting: string): string[] {
  const { requirements } = readPosting(posting).job
  return requirements.filter(({ kind }) => kind === 'duty').map(({ text }) => text)
}

describe('readDutyRequirements', () => {
  it('takes a paper that is asked for elsewhere for no task', () => {
    const posting =
      'JIB Approved Electrician\n\nDuties\n- Pull and terminate SWA\n\nMust have\n- JIB/ECS Gold card\n- 18th Edition'
    expect(dutiesOf(posting)).toEqual(['Pull and terminate SWA'])
  })

  it('takes a paper that opens a demand for no task, however much is said of it', () => {
    const posting =
      'Respiratory Therapist\n\nThe Registered Respiratory Therapist works nights.\n\nLicensure\n- RRT credential through the NBRC (CRT considered if RRT obtained within 12 months)\n- BLS'
    expect(dutiesOf(posting).filter((text) => text.includes('NBRC'))).toEqual([])
  })

  it('reads what is to be done behind the title in a posting of one sentence', () => {
    for (const wanting of ['We look for', 'We are looking for', 'We’re after', 'Our yard needs']) {
      const posting = `${wanting} a carpenter who can build stairs and read drawings.`
      expect(dutiesOf(posting)).toEqual(['build stairs and read drawings'])
      expect(refuseJob(readPosting(posting).job)).toBeNull()
    }
    expect(dutiesOf('We need a baker to shape loaves and run the deck oven.')).toEqual([
      'shape loaves and run the deck oven',
    ])
  })

  it('asks for what is to have been done in plain words, where one of them tells for whom', () => {
    const of = (line: string) =>
      dutiesOf(`Pharmacist\n\nEssential\n- Dispensing\n- ${line}\n- Stock control`)
    expect(of('Experience of giving advice to patients')).toEqual([
      'Experience of giving advice to patients',
    ])
    expect(of('Experience of working as part of a team')).toEqual([])
  })

  it('takes a line of names before all headings for whom one works', () => {
    const posting =
      'Teacher of English\n\nHill and Dale Education Board\n\nEssential\n- Classroom management\n- Differentiation'
    expect(dutiesOf(posting)).toEqual([])
  })

  it('leaves the sentence whole in which a posting calls itself an employer of all', () => {
    const posting =
      'Cook\n\nDuties\n- Cook lunch and wash pots\n\nHill Inns is an Equal Opportunity Employer - M/F/Disability/Veteran.'
    expect(dutiesOf(posting).join()).not.toContain('Hill Inns')
  })

  it('reads no task in why somebody is recruited', () => {
    const posting =
      'Paralegal\n\nOwing to continued growth we wish to recruit a Paralegal for our busy residential conveyancing team.\n\nDuties\n- Order searches and report on them\n- Draft contracts for leasehold sales'
    expect(dutiesOf(posting).join()).not.toContain('recruit')
    expect(dutiesOf(posting).join()).toContain('contracts')
  })

  it('reads no task in a demand for what the tasks have asked for already', () => {
    const posting =
      'Secretary\n\nDuties\n- Typing letters and reports\n- Prepare agendas and take minutes at board meetings\n\nRequirements\n- A typing speed of at least 55 wpm'
    expect(dutiesOf(posting).join()).not.toContain('55 wpm')
    expect(dutiesOf(posting).join()).toContain('minutes')
  })

  it('keeps a ratio whole', () => {
    const posting =
      'Teaching Assistant\n\nYou will be working 1:1 with a boy in Year 2 who has autism.\n\nRequirements\n- Makaton'
    expect(dutiesOf(posting).join()).not.toMatch(/^1 with/)
  })

  it('reads no task where such a sentence names none', () => {
    expect(dutiesOf('We look for a carpenter to join our friendly team in Ludlow.')).toEqual([])
    expect(dutiesOf('Carpenter to build stairs and read drawings')).toEqual([])
  })

  it('reads what somebody does who is looked for', () => {
    const posting = 'We are looking for a head cook who plans menus and trains kitchen assistants.'
    expect(dutiesOf(posting)).toEqual(['plans menus and trains kitchen assistants'])
    expect(dutiesOf('We are looking for a head cook who works well in a team.')).toEqual([])
    expect(dutiesOf('We need a head cook who holds a food safety certificate.')).toEqual([])
  })

  it.each([
    'Class 5 licence and own car.',
    'Zorvex operator ticket, CPCS A59 card and steel toe boots.',
    'You need the right to work in the UK, as we cannot sponsor visas for this role at the moment.',
    'To apply you need to live within 45 minutes of Ashcombe or be willing to relocate.',
    'You will need your own car and a full licence for visits to our customers in the county.',
    'You need a licence and a car.',
  ])('takes "%s" in the last line for no task', (line) => {
    const posting = `Digger driver\n\nDuties\n- Dig footings for new houses\n- Grade forest tracks in winter\n\n${line}`
    expect(dutiesOf(posting)).toEqual([
      'Dig footings for new houses',
      'Grade forest tracks in winter',
    ])
  })

  it('takes whom an employer looks after for no task', () => {
    expect(dutiesOf('Carpenter\n\nWe look after forty old houses and their stairs.')).toEqual([])
  })

  it('reads a task of three words below its heading, where it begins with what is done', () => {
    const posting =
      'IT Support Analyst\n\nWhat you will do\n- Resolve escalated tickets\n- Log calls and meet response times\n- Friendly small team'
    expect(dutiesOf(posting)).toContain('Resolve escalated tickets')
    expect(dutiesOf(posting)).not.toContain('Friendly small team')
  })

  it('reads a task of plain words below its heading, where people of the trade tell it in words of their own', () => {
    const posting =
      'Teaching Assistant\n\nDuties\n- Supporting children one to one\n- Preparing classroom resources and displays\n- Coming in early on some days\n\nRequirements\n- Phonics'
    expect(dutiesOf(posting)).toEqual([
      'Supporting children one to one',
      'Preparing classroom resources and displays',
    ])
  })

  it('takes schooling that is asked for, for no task', () => {
    const posting =
      'Science Technician\n\nResponsibilities\n- Prepare solutions and set up apparatus for lessons\n\nPerson spec\n- 5 GCSEs incl. English, Maths & Science (E)\n- A level or HNC in a science (D)'
    expect(dutiesOf(posting).join('\n')).not.toMatch(/GCSE|HNC/)
  })
})

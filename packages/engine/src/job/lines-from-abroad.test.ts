import { describe, expect, it } from 'vitest'
import { readPosting } from '../read-posting.ts'
import type { Requirement } from './job.ts'

/** What a line among the requirements, or among the tasks, asks for. */
function asked(line: string, heading = 'Requirements'): readonly Requirement[] {
  const { requirements } = readPosting(
    `Office Clerk\nCalder Works, Leeds\n\nAbout the job\nA busy office of nine.\n\n${heading}\n- ${line}\n- Two years in a similar job`,
  ).job
  return requirements.filter(
    ({ sentence, kind, need, quote }) =>
      need.type !== 'field' &&
      need.type !== 'title' &&
      kind !== 'duty' &&
      line.includes(quote.quote) &&
      sentence.end > 0,
  )
}

function said(line: string, heading?: string): string[] {
  return asked(line, heading).map(({ text, importance }) => `${text}: ${importance}`)
}

describe('readPosting, of lines as hirers of other countries write them', () => {
  it.each([
    ['ICAN or ACCA is a must', ['ICAN or ACCA: must']],
    ['ICAN is a must', ['ICAN: must']],
    ['MBA or M.Sc is an added advantage', ['MBA or M.Sc: nice']],
    [
      'IELTS 7.0 (writing 6.5) or OET grade B (writing C+)',
      ['IELTS 7.0 (writing 6.5) or OET grade B: must'],
    ],
    [
      'A second language (Arabic, Russian or French) is a plus',
      ['Arabic, Russian or French: nice'],
    ],
    [
      'Is LBP licensed or working towards it (would be awesome but not essential)',
      ['LBP licensed: nice'],
    ],
    ['ECHO experience preferred', ['ECHO: preferred']],
    ['Knowledgeable in BIR forms', ['BIR forms: must']],
    [
      'Candidate must possess at least a College Degree in Accountancy',
      ['College Degree in Accountancy: must'],
    ],
    [
      'Cert IV in Instrumentation or dual trade highly regarded',
      ['Cert IV in Instrumentation or dual trade: preferred'],
    ],
    ['Contactable references', []],
    ['Husband visa or cancelled visa preferred', []],
    ['Filipino or Indian nationals preferred', []],
    ['Experience managing budgets above USD 1 million', ['managing budgets: must']],
    [
      'Able to communicate in Mandarin to liaise with Chinese speaking clients',
      ['Able to communicate: must', 'Mandarin: must'],
    ],
    [
      'Must be willing to be assigned in Cainta, Rizal',
      ['willing to be assigned in Cainta, Rizal: must'],
    ],
    [
      'KRA PIN, HELB clearance and CRB clearance',
      ['KRA PIN, HELB clearance and CRB clearance: must'],
    ],
    ['Singaporeans only / PR welcome', ['Singaporeans only / PR welcome: must']],
    ['Own reliable transport to the depot', ['Own reliable transport: must']],
    [
      'Access to appropriate transport to fulfil the role',
      ['Access to appropriate transport: must'],
    ],
    ['Max 6 points (no DR or IN codes)', ['Max 6 points: must']],
    [
      'NDIS Worker Screening Check or National Police Check',
      ['NDIS Worker Screening Check or National Police Check: must'],
    ],
  ])('reads what “%s” asks for', (line, texts) => {
    expect(said(line)).toEqual(texts)
  })

  it('wishes for all that brackets hold where the wish stands behind them', () => {
    const { length } = said('Dementia training (GPA, Montessori) an asset')
    expect(length).toBeGreaterThan(0)
    for (const each of asked('Dementia training (GPA, Montessori) an asset'))
      expect(each.importance).toBe('nice')
  })

  it.each([
    ['Document visits on a mobile app', /mobile app/],
    ['You will be rostered on a 12 hour rotation', /rostered/],
    ['Lead implementation of the programme', /Lead implementation/],
    ['Work with county government extension officers', /county government/],
    ['Meet with state and local government', /local government/],
  ])('asks for no skill by a word of the task “%s”', (line, word) => {
    expect(said(line, 'Your tasks').join('\n')).not.toMatch(word)
  })

  it.each([
    ['Develop our mobile app in Kotlin', 'mobile app'],
    ['Experience of working with local government', 'local government'],
    ['Design of APIs', 'APIs'],
  ])('still asks by “%s” for “%s”', (line, word) => {
    expect(said(line).join('\n')).toContain(word)
  })

  it.each([['Driver’s licence with valid PDP', 'career development planning']])(
    'hears in the letters of “%s” no %s',
    (line, other) => {
      for (const { need } of asked(line))
        expect(need.type === 'terms' ? need.anyOf : []).not.toContain(other)
    },
  )

  it.each([
    [
      'QA Engineer\n\nYour tasks\n- API automation using Postman\n- Track defects in Jira',
      'API development',
    ],
    [
      'Front Office Supervisor\nGrand Pearl Hotel\n\nYou report to the FOM.\n\nYour tasks\n- Prepare the night audit in the absence of the FOM',
      'hotel front desk operations',
    ],
    [
      'Staff Nurse\n\nRequirements\n- NMC CBT passed\n- Care of ventilated patients',
      'cognitive behavioural therapy',
    ],
  ])('asks by none of the letters in “%s” for %s', (posting, other) => {
    const { requirements } = readPosting(posting).job
    for (const { need } of requirements)
      expect(need.type === 'terms' ? need.anyOf : []).not.toContain(other)
  })

  it('hears the length of the years in no thing to know', () => {
    const line = 'Seven years in aid work, of which at least 3 in emergency settings'
    expect(said(line).join('\n')).not.toMatch(/^least/m)
  })

  it('understands letters alone by the words that the posting spells them for', () => {
    const { requirements } = readPosting(
      'Programme Manager\nLantern Relief\n\nAbout the role\nYou lead the Food Security and Livelihoods (FSL) work.\n\nRequirements\n- Knowledge of FSL\n- Two years in a similar job',
    ).job
    const own = requirements.find(({ text }) => text === 'FSL')
    expect(own?.need).toMatchObject({ orWords: [expect.arrayContaining(['food'])] })
  })

  it('takes a diploma in hotel management for one in hospitality', () => {
    const need = asked('Hospitality diploma or degree').find(
      ({ kind }) => kind === 'education',
    )?.need
    expect(need).toMatchObject({ subjects: expect.arrayContaining([['hotel']]) })
  })

  it('finds no town in a tool that somebody is proficient in', () => {
    const { place } = readPosting(
      'Accounts Assistant\n\nRequirements\n- Proficient in Zelvar or Fenpay\n- Two years in a similar job',
    ).job
    expect(place).toBeNull()
  })
})

describe('readPosting, of sentences around the demands', () => {
  it('asks an employee of no employer for the letters of its name', () => {
    const of = (line: string) =>
      readPosting(
        `Staff Nurse\nThe Royal Merebrook NHS Foundation Trust\n\nDo you want to build your career in the NHS?\n\nEssential\n- ${line}\n- Care of ventilated patients`,
      ).job.requirements.map(({ text }) => text)
    expect(of('Two years in a similar job')).not.toContain('NHS')
    expect(of('NHS experience')).toContain('NHS experience')
  })

  it('keeps letters asked for though a benefit names them too', () => {
    const { requirements } = readPosting(
      'Staff Nurse\n\nEssential\n- NMC CBT passed\n- Care of ventilated patients\n\nDesirable\n- OSCE passed\n\nWe offer\n- OSCE preparation, CBT fees and a flight',
    ).job
    const texts = requirements.map(({ text }) => text)
    expect(texts).toContain('OSCE')
    expect(texts).toContain('CBT')
  })

  it('takes the leave of others for work, and for nothing given', () => {
    const line = 'Manage rosters, sick leave and annual leave'
    const { text, boilerplate } = readPosting(
      `Ward Manager\n\nYour tasks\n- ${line}\n- Clinical audit`,
    ).job
    expect(boilerplate.map(({ start, end }) => text.slice(start, end))).not.toContain(line)
  })

  it('asks for nothing by whom an employment equity plan prefers', () => {
    const { requirements } = readPosting(
      'Cook\n\nRequirements\n- Grade 12\n- Two years in a kitchen\n\nPreference will be given to candidates from designated groups in terms of our Employment Equity plan.',
    ).job
    expect(requirements.map(({ text }) => text).join('\n')).not.toMatch(/equity/i)
  })

  it('insists on what a line below “Good to have” calls mandatory', () => {
    const { requirements } = readPosting(
      'Test Engineer\n\nMust Have Skills: Selenium, Java\nGood to have: JMeter, Docker\nDomain: fintech domain experience is mandatory',
    ).job
    expect(requirements.find(({ text }) => /fintech/.test(text))?.importance).toBe('must')
    expect(requirements.find(({ text }) => text === 'JMeter')?.importance).toBe('nice')
  })

  it('takes no roster for a task', () => {
    const { requirements } = readPosting(
      'Electrician\n\nAbout the role\nYou’ll be rostered on a 12 hour rotation after your first swing, flying out of Perth.\n\nRequirements\n- Electrical licence',
    ).job
    expect(requirements.map(({ text }) => text).join('\n')).not.toMatch(/roster/i)
  })
})

describe('readPosting, of papers and conditions of other countries', () => {
  it.each([
    'Frequently lift and/or move up to 50 pounds',
    'Should have own two wheeler with valid DL',
    'Bondable',
    'Clear criminal and credit record',
    'Not more than 35 years of age',
    'Criminal check and polygraph will be done',
    'Should be okay with rotational shifts',
    'Willing to work in Tuas',
    'NDIS Worker Screening check',
  ])('takes “%s” for a condition and for no skill', (line) => {
    const kinds = new Set(asked(line).map(({ kind }) => kind))
    expect([...kinds]).toEqual(['knock-out'])
  })

  it('asks for what stands behind a “plus”, which nobody has without what stands before', () => {
    const need = (line: string) => asked(line).find(({ kind }) => kind === 'education')?.need
    const diploma = need('National Diploma in Human Resources')
    const school = need('Matric')
    expect(diploma).not.toEqual(school)
    expect(need('Matric plus National Diploma in Human Resources')).toEqual(diploma)
    expect(need('Matric or National Diploma')).toMatchObject({ level: 1 })
  })

  it.each([
    ['Full UK licence Cat C+E', 'CE'],
    ['Full driving licence with category D', 'D'],
  ])('asks by “%s” for a licence of the category %s', (line, category) => {
    expect(asked(line).flatMap(({ categories }) => categories ?? [])).toContain(category)
  })

  it('asks for a choice of the posting’s own where it insists, wherever it was told first', () => {
    const { requirements } = readPosting(
      'Test Engineer\n\nJob Description\nWe are hiring for our client in the fintech / ZLVR domain.\n\nRequirements\n- Fintech / ZLVR domain experience is mandatory\n- Selenium',
    ).job
    const own = requirements.filter(({ text }) => /fintech|zlvr/i.test(text))
    expect(own.map(({ importance }) => importance)).toEqual(['must'])
  })

  it('asks for nothing by what a line of the head is called', () => {
    const { requirements } = readPosting(
      'Clinical Nurse Manager\nLocation of Post: Loughrea, Co. Galway\nGrade Code: 2119\nClosing date: 12 noon, Friday 9th\nEmployer: Corrib West Healthcare\n\nRequirements\n- Clinical audit\n- Two years in a similar job',
    ).job
    expect(requirements.map(({ text }) => text)).not.toContain('Grade Code')
  })

  it.each(['Age: 25-35 years', 'Ready to sign a 1 year bond', 'Age limit 35 years'])(
    'hears in “%s” no years at work',
    (line) => expect(asked(line).filter(({ need }) => need.type === 'years')).toEqual([]),
  )

  it('hears a nurse’s paper in a practising certificate of nurses', () => {
    const [own] = asked('Practising certificate from the Nursing Council of Kenya')
    expect(own?.need.type).toBe('words')
  })

  it('asks for the degree where school credits are asked for on a line above', () => {
    const { requirements } = readPosting(
      'Site Engineer\n\nRequirements\n- Five O level credits including English and Mathematics\n- B.Sc or HND in Civil Engineering\n- AutoCAD',
    ).job
    const schooling = requirements.filter(({ kind }) => kind === 'education')
    expect(schooling.map(({ text }) => text)).toEqual(['B.Sc or HND in Civil Engineering'])
  })

  it('asks for one of a choice whose last thing nothing knows', () =>
    expect(said('Proficiency in QuickBooks, Sage or Pastel')).toEqual([
      'QuickBooks, Sage or Pastel: must',
    ]))

  it('ends no quote in “of which”', () =>
    expect(
      said('5-8 years experience of which 3 years must be in a supervisory role').join('\n'),
    ).not.toMatch(/which:/))

  it('asks for one of the courses that brackets name', () =>
    expect(said('Dementia training (GPA, U-First, Montessori) an asset')).toEqual([
      'Dementia training (GPA, U-First, Montessori): nice',
    ]))
})

import { expect, test } from 'vitest'
import { readPosting } from '../../read-posting.ts'

function asksOf(line: string): string {
  const text = `Scaffolder\n\nRequirements\n- Cuplok and tube\n- ${line}\n- Loading out\n- Reading drawings`
  return readPosting(text)
    .job.requirements.map((each) => each.text)
    .join(' | ')
}

test.each([
  ['Mon-Fri 7.30-4.30', /Fri/],
  ['CISRS card (blue/gold)', /blue/],
  ['Checkable references - last two sites', /references/],
  ['First aid - or willing to train', /willing/],
  ['A love of mud kitchens!', /love/],
  ['Stands and walks up to 8 hours', /Stands/],
  ['Level 3 in childcare (CACHE, NNEB, Montessori or equivalent)', /^CACHE|\| CACHE/],
  ['PBT(ASCP) certification', /\| ASCP/],
  ['Labourers need a CSCS green card', /\| green card/],
])('%s asks for none of what stands around its demand', (line, other) => {
  expect(asksOf(line)).not.toMatch(other)
})

test('of a title that has two names both are read, and none is asked for again', () => {
  const { job } = readPosting(
    "Kitchen fitter / joiner needed Sheffield. Must be time served with own van, able to fit worktops. You'll be in people's homes so turn up when you say. Need public liability insurance.",
  )
  const texts = job.requirements.map(({ text, kind }) => `${kind}: ${text}`).join(' | ')
  expect(job.title).toBe('Kitchen fitter / joiner')
  expect(texts).toContain('knock-out: own van')
  expect(texts).toContain('licence: public liability insurance')
  expect(texts).not.toMatch(/needed|turn up/)
})

test.each(['Public liability insurance if self employed', 'IPAF within six months of starting'])(
  '%s is nothing that who comes has to have',
  (line) => {
    const { job } = readPosting(`Scaffolder\n\nRequirements\n- Cuplok and tube\n- ${line}`)
    const asked = job.requirements.filter(({ text }) => /liability|IPAF/.test(text))
    expect(asked.map(({ importance }) => importance)).toEqual(['nice'])
  },
)

test.each([
  ['313A OR G2 gas ticket', false],
  ['MIG OR TIG welding', false],
  ['Experience in the OR', true],
  ['Two years of OR experience', true],
])('"%s": an operating room is asked for: %s', (line, isAsked) => {
  const { job } = readPosting(`Technician\n\nRequirements\n- Autoclaves\n- ${line}\n- Suture sets`)
  expect(job.requirements.some(({ text }) => text === 'OR')).toBe(isAsked)
})

test.each(['FIA or BAFE certificate', 'Red Cross or Ellis lifeguard certification'])(
  '"%s" asks for one paper, whichever it is',
  (line) => {
    const { job } = readPosting(`Keeper\n\nRequirements\n- Basket weaving\n- ${line}`)
    const papers = job.requirements.filter(({ kind }) => kind === 'certification')
    expect(papers.map(({ text }) => text)).toEqual([line])
  },
)

test('a paper that will do instead of a degree is not asked for as well, behind a comma or before it', () => {
  const lines = ["A bachelor's degree, or a paralegal certificate", 'CSM, or a degree in IT']
  for (const line of lines) {
    const { job } = readPosting(`Officer\n\nRequirements\n- Basket weaving\n- ${line}`)
    expect(job.requirements.filter(({ kind }) => kind === 'certification')).toEqual([])
    expect(job.requirements.some(({ kind }) => kind === 'education')).toBe(true)
  }
})

test('what an apprentice should consider is asked of nobody', () => {
  const line =
    'Things to consider: some lifting and working at heights. Training provider: Elm College.'
  expect(asksOf(line)).not.toMatch(/height|Elm|provider/)
})

test('what one may have to lift is a condition, whoever lifts it', () => {
  const { job } = readPosting('Phlebotomist\n\nRequirements\n- Venipuncture\n- Lifts up to 35 lbs.')
  expect(job.requirements.find(({ text }) => /35/.test(text))?.kind).toBe('knock-out')
})

test('"Plumber needed" asks for a plumber once', () => {
  const { job } = readPosting('Plumber needed. Our firm has thirty vans.')
  expect(job.requirements.map(({ kind }) => kind)).toEqual(['title'])
})

test.each([
  ['SAP, though not required', 'nice'],
  ['Brownie points for SAP', 'nice'],
  ['You might also have used SAP', 'nice'],
  ['SAP will set you apart', 'nice'],
  ['You will learn SAP', 'nice'],
  ['We’ll train you in SAP', undefined],
  ['We’ll teach you SAP', undefined],
  ['SAP appreciated', 'preferred'],
  ['SAP is crucial', 'must'],
  ['Only apply if you know SAP', 'must'],
])('"%s" asks for it as %s', (line, importance) => {
  const { job } = readPosting(`Clerk\n\nThe role\n- File letters\n- ${line}\n`)
  expect(job.requirements.find(({ text }) => text === 'SAP')?.importance).toBe(importance)
})

test('"fluent in" a language asks for the language, in a workshop, too', () => {
  const { job } = readPosting(
    'Mechanical Engineer\n\nRequirements\n- Fluent in English\n- Finite element analysis\n',
  )
  expect(job.requirements.map(({ text }) => text)).not.toContain('Fluent')
})

test('the comma of a number parts nothing', () => {
  const { job } = readPosting(
    'Deck Officer\n\nRequirements\n- Experience as Master on vessels over 3,000 tonnes\n- COLREGs\n',
  )
  expect(job.requirements.filter(({ text }) => /^000|over 3$/.test(text))).toEqual([])
})

test.each(['No criminal record', 'Clear criminal record', 'Without any criminal convictions'])(
  '"%s" is a condition',
  (line) => {
    const { job } = readPosting(`Welder\n\nRequirements\n- ${line}\n- Plate work\n`)
    expect(job.requirements.filter(({ text }) => /criminal/i.test(text))).toMatchObject([
      { kind: 'knock-out', importance: 'must' },
    ])
  },
)

test('a medical by the name of who sets it is a condition', () => {
  const { job } = readPosting(
    'Pilot\n\nRequirements\n- Current AMSA medical, and HUET\n- COLREGs\n',
  )
  expect(job.requirements.find(({ text }) => /medical/.test(text))?.kind).toBe('knock-out')
})

test('a board’s "Desired Candidate Profile" demands, and performance areas are tasks', () => {
  const { job } = readPosting(
    'Dialysis Technician\n\nDesired Candidate Profile\nTwo years in a dialysis unit.\nBLS certified.\n\nKey Performance Areas:\n- Prime machines and blood lines\n',
  )
  expect(job.requirements.find(({ text }) => text === 'BLS')?.importance).toBe('must')
  expect(job.requirements.find(({ text }) => /Prime/.test(text))?.kind).toBe('duty')
})

test('a noun is said of both words before it', () => {
  const { job } = readPosting(
    'Butcher\n\nRequirements\n- Neat handwriting\n- Smallgoods or halal experience a bonus\n',
  )
  const asked = job.requirements.find(({ text }) => /halal/.test(text))
  expect(asked).toMatchObject({ text: 'Smallgoods or halal experience', importance: 'nice' })
})

test('how welcome something is belongs to no task', () => {
  const { job } = readPosting(
    'Rigger\n\nRequirements\n- Neat handwriting\n- Zebra experience desirable but by no means required\n- Moving zebras by crane over walls desirable but not essential\n',
  )
  const texts = job.requirements.map(({ text }) => text)
  expect(texts).toContain('Zebra experience')
  expect(texts.join()).not.toMatch(/desirable|means/)
})

test('a sentence that seeks somebody asks for the licence and the years it names', () => {
  const { job } = readPosting(
    'We need a locksmith with a PSA licence and 2 to 3 years on the road. You will open doors without damage, fit cylinders and service safes.',
  )
  expect(job.requirements.map(({ text }) => text)).toContain('PSA licence')
  expect(job.requirements.find(({ need }) => need.type === 'years')?.need).toMatchObject({
    years: 2,
  })
})

test('"Only SA citizens" is a condition', () => {
  const { job } = readPosting(
    'Blaster\n\nRequirements\n- Blasting certificate\n- Only SA citizens\n',
  )
  expect(job.requirements.find(({ text }) => /citizens/.test(text))?.kind).toBe('knock-out')
})

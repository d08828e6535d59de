import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../knowledge.ts'
import { readWords } from '../lexicon/find/read-words.ts'
import { readJob } from './read-job.ts'

const { lexicon, words } = readKnowledge()
const read = (posting: string) => readJob(lexicon, words, readWords(lexicon, posting))

const posting = `Senior Welder

About us
Ironvale Works builds bridges and likes Excel evenings.

Requirements
- 5+ years of experience in MIG welding
- Reading blueprints
- Forklift licence is a plus
- TIG welding preferred

Your tasks
- Weld beams from technical drawings
- Inspect welds before they leave the shop

Experience with robots is not required.

Benefits
Dental insurance, paid holidays and a gym.`

function importanceOf(term: string): string | undefined {
  return read(posting).requirements.find(
    ({ text, kind }) => kind !== 'duty' && text.toLowerCase().includes(term),
  )?.importance
}

describe('readJob', () => {
  it('reads title, level and line of work', () => {
    const job = read(posting)
    expect(job.title).toBe('Senior Welder')
    expect(job.seniority).toBe('senior')
    expect(job.profile.fields.slice(0, 2).map(({ field }) => field)).toContain('trades')
  })

  it('reads how much each requirement is asked for', () => {
    expect(importanceOf('mig welding')).toBe('must')
    expect(importanceOf('blueprint')).toBe('must')
    expect(importanceOf('forklift')).toBe('nice')
    expect(importanceOf('tig welding')).toBe('preferred')
  })

  it('reads years with what they should be spent on', () => {
    const years = read(posting).requirements.find(({ need }) => need.type === 'years')
    expect(years?.need).toMatchObject({ years: 5, terms: ['MIG welding'] })
  })

  it('takes no requirement from boilerplate or from what is not required', () => {
    const texts = read(posting)
      .requirements.map(({ text }) => text.toLowerCase())
      .join('\n')
    for (const word of ['dental', 'gym', 'excel', 'robots']) expect(texts).not.toContain(word)
  })

  it('reads the lowest degree that would do, and whether experience would', () => {
    const job = read(
      'Analyst\n\nRequirements\n- Bachelor or Master degree in statistics, or equivalent experience\n- SQL',
    )
    const degree = job.requirements.find(({ need }) => need.type === 'degree')
    expect(degree?.need).toMatchObject({ level: 4, orExperience: true })
  })

  it('keeps conditions apart, with no weight', () => {
    const job = read(
      'Driver\n\nRequirements\n- HGV licence\n- You must be authorised to work in the UK\n- Background check',
    )
    const conditions = job.requirements.filter(({ kind }) => kind === 'knock-out')
    expect(conditions.map(({ id }) => id)).toEqual([
      'req_condition-work-permit',
      'req_condition-background-check',
    ])
    expect(conditions.every(({ weight }) => weight === 0)).toBe(true)
  })

  it('reads criteria that are marked one by one', () => {
    const job = read(
      'Planner\n\nCriteria\n1. Heritage casework (D)\n2. Town planning (E)\n3. GIS (E)\n4. Budgeting (E)',
    )
    const of = (word: string) =>
      job.requirements.find(({ text }) => text.includes(word))?.importance
    expect([of('Heritage'), of('GIS')]).toEqual(['preferred', 'must'])
  })

  it('reads what a label heads within a paragraph', () => {
    const job = read(
      'Baker wanted. Your work: bake sourdough and croissants. Must haves: HACCP. Pluses: chocolate work. You get: staff meals and uncapped commission.',
    )
    const of = (word: string) =>
      job.requirements.find(({ text }) => text.includes(word))?.importance
    expect([of('HACCP'), of('chocolate'), of('meals')]).toEqual(['must', 'nice', undefined])
  })

  it('takes what an employer gives for no demand', () => {
    const job = read(
      'Roofer wanted. Slate work essential. No asbestos work. £190 a day, weekends off and a pension.',
    )
    const texts = job.requirements.map(({ text }) => text).join('\n')
    expect(texts).toMatch(/slate/i)
    expect(texts).not.toMatch(/asbestos|weekends|pension/i)
  })

  it('asks once for years, in the words of the one thing asked', () => {
    const job = read(`Event Manager

You take four projects a year from brief to invoice: finding venues and caterers, writing risk assessments and crew briefs.

We expect at least three years running corporate events yourself, in an agency, a venue or in-house, with budgets that you can name.

Good to have: hybrid or streamed events, medical meetings and their code of practice, sustainability (ISO 20121), a degree or similar training.`)
    const about = (words: string) => job.requirements.filter(({ text }) => text.includes(words))
    expect(about('three years').map(({ need }) => need.type)).toEqual(['years'])
    expect(about('degree').map(({ text }) => text)).toEqual(['a degree or similar training'])
    expect(job.summary).toMatch(/^\p{Lu}/u)
  })

  it('takes a demand that says one word of perks twice for a demand', () => {
    const job = read(`Dental Hygienist

You must have
- GDC registration as dental hygienist or dental therapist

We offer
- Dental and pension`)
    const texts = job.requirements.map(({ text }) => text)
    expect(texts).toContain('GDC registration')
    expect(texts.join()).not.toContain('pension')
  })

  it('weighs what names the job above the place that its title goes on with', () => {
    const job = read(
      'Maintenance Electrician - food factory\n\nRequirements\n- Electrical maintenance\n- PLC',
    )
    const weightOf = (word: string) =>
      job.requirements.find(({ text, kind }) => kind !== 'title' && text.includes(word))?.weight ??
      0
    expect(weightOf('food factory')).toBeLessThan(8)
  })

  it('reads terms of trades it never heard of', () => {
    const job = read(
      'Keeper\n\nRequirements\n- Zoetrope restoration\n- Working knowledge of Fresnel lenses',
    )
    const texts = job.requirements.map(({ text }) => text)
    expect(texts).toContain('Zoetrope restoration')
    expect(texts).toContain('Fresnel lenses')
  })

  const warehouse = `Warehouse Shift Supervisor
Harbourline Logistics, Felixstowe

What you will do
- Run toolbox talks and investigate near misses
- Report stock accuracy each week on a rotating shift

What you need
- At least 3 years of experience in a warehouse, one of them leading people
- A valid counterbalance forklift licence
- Right to work in the UK

Nice to have
- Driving licence`
  const asks = (term: RegExp) =>
    read(warehouse).requirements.filter(({ text, kind }) => kind !== 'duty' && term.test(text))

  it('takes no phrase across the bullets of a list', () => {
    expect(asks(/near misses/).map(({ text }) => text)).toEqual(['near misses'])
  })

  it('takes a permit or a shift for a condition and for nothing else', () => {
    expect(asks(/right to work|rotating shift/i).map(({ kind }) => kind)).toEqual([
      'knock-out',
      'knock-out',
    ])
  })

  it('turns nobody away for what would only be nice to have', () => {
    expect(asks(/driving licence/i).map(({ kind, importance }) => [kind, importance])).toEqual([
      ['licence', 'nice'],
    ])
  })

  it('hears a sentence that insists, below a list of what would be nice', () => {
    const only = read(
      warehouse
        .replace('Right to work in the UK', 'Care with paperwork')
        .concat('\n\nYou must be authorized to work in the United States.'),
    )
    expect(only.requirements.map(({ text }) => text)).toContain(
      'authorized to work in the United States',
    )
  })

  it('takes no skill from the name of the company below the title', () => {
    expect(asks(/^logistics$/i)).toEqual([])
    const asked = read(
      warehouse.replace('Harbourline Logistics', 'For Logistics and stock, see below'),
    )
    expect(asked.requirements.some(({ text }) => text === 'Logistics')).toBe(true)
  })

  it('reads what years were spent on from their own clause', () => {
    const [years] = asks(/3 years/)
    expect(years?.need).toEqual({ type: 'years', years: 3, terms: [] })
  })

  it('ends a list of wishes where a paragraph of sentences begins', () => {
    const job = read(
      'Welder\n\nNice to have\n- TIG welding\n- Plasma cutting\n\nGarda vetting will be carried out before you start. MIG welding is required.',
    )
    const of = (word: RegExp) => job.requirements.find(({ text }) => word.test(text))?.importance
    expect([of(/TIG/), of(/vetting/), of(/MIG/)]).toEqual(['nice', 'must', 'must'])
  })

  it('ends what a label heads with its paragraph', () => {
    const job = read(
      'Welder\n\nYou weld our trailers. Must: MIG welding.\n\nGood to have: TIG welding, French.\n\nYou will also order plasma cutting gas from our suppliers each week.',
    )
    const of = (word: RegExp) =>
      job.requirements.find(({ text, kind }) => kind !== 'duty' && word.test(text))?.importance
    expect([of(/TIG/), of(/plasma/i)]).toEqual(['nice', 'preferred'])
  })

  it('takes no demand from the employer’s own story', () => {
    const texts = read(
      'Welder\nIronvale Works\n\nIronvale Works builds bridges with robots and has a forest school. Our canteen does sourdough baking.\n\nRequirements\n- MIG welding',
    ).requirements.map(({ text }) => text)
    expect(texts.join('\n')).not.toMatch(/robots|forest|sourdough/)
  })

  it('reads names of two words or with letters in brackets as they stand', () => {
    const { requirements } = read(
      'Firmware Engineer\n\nYour tasks\n- You design drivers for UART and isoSPI.\n- You write unit tests with GoogleTest/Ceedling and keep the rack green\n- You justify exposures under IR(ME)R, supervise staff and plan the rota',
    )
    const told = requirements.map(({ text }) => text)
    expect(told.join('\n')).toContain('GoogleTest/Ceedling')
    expect(told.join('\n')).toContain('IR(ME)R')
    expect(told).not.toContain('R')
  })

  it('takes neither the agency’s words nor what is paid for demands', () => {
    const { requirements } = read(
      'Lift Engineer\n\nThe Candidate:\nExperience with hydraulic lifts\n\nThe Package:\nBasic £46-52k DOE\nDoor to door pay\n\nHollins Tate Recruitment is acting as an employment agency in relation to this vacancy.',
    )
    expect(requirements.map(({ text }) => text).join()).not.toMatch(/recruit|agency|door/i)
  })

  it('takes the age of children for no years of work', () => {
    const { requirements } = read(
      'Speech Pathologist\n\nYou will see children from 18 months to 12 years in our clinic and write reports.',
    )
    expect(requirements.filter(({ need }) => need.type === 'years')).toEqual([])
  })

  it('sums up in whole sentences, and not by what is paid', () => {
    const { summary } = read(
      'Farm Manager\n\nGrade: PO4, £47,532 a year for the right person in the post\n\nStockdale Estates are looking for a farm manager to run 1,150 acres of crops and 600 ewes.\n\nDuties\n- Drilling and spraying of wheat, barley and beans with modern machines',
    )
    expect(summary).toContain('Stockdale Estates are looking for a farm manager')
    expect(summary).not.toContain('PO4')
  })

  it('asks for nothing that is done with those who apply, nor for words that say little', () => {
    const { requirements } = read(
      'Emergency Dispatcher\n\nHill Ambulance Service is recruiting dispatchers. An occupational health check is required.\n\nRequirements\n- BSc (Hons) Paramedic Science or a related discipline\n- Clear writing for a general audience\n- Experience of triage',
    )
    expect(requirements.map(({ text }) => text).join('; ')).not.toMatch(
      /recruiting|occupational|; Hons|general audience/,
    )
  })

  it('turns nobody away for a pass that one has to be able to obtain, nor for the paper of whom one works for', () => {
    const { requirements } = read(
      'Notary Clerk\n\nRequirements\n- Ability to obtain a Counter Terrorist Check and an airside pass\n- Three years as a notary clerk\n- Microsoft Excel',
    )
    const papers = requirements.filter(({ kind }) => kind === 'licence')
    expect(papers.filter(({ importance }) => importance === 'must')).toEqual([])
    expect(requirements.map(({ text }) => text)).not.toContain('Terrorist')
  })

  it('reads the level of a title for no thing that is asked for', () => {
    const { requirements } = read(
      'Senior Care Assistant\n\nWe are looking for a Senior Care Assistant for our home.\n\nRequirements\n- Moving and handling\n- End of life care',
    )
    expect(requirements.map(({ text }) => text)).not.toContain('Senior Care')
  })
})

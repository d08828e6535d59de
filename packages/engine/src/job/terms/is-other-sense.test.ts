import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

function asked(line: string, heading: string) {
  const { requirements } = readPosting(
    `Ward Clerk\nHarrow Services\n\nAbout the job\nA job for people who like people.\n\n${heading}\n- Plan the work of the week with the team\n- ${line}\n\nRequirements\n- Two years in a similar job`,
  ).job
  return requirements
    .filter(({ kind, need }) => kind !== 'duty' && need.type !== 'condition')
    .map(({ text }) => text.toLowerCase())
}

describe('isOtherSense', () => {
  it.each([
    ['Take part in the storm rota, for which an allowance is payable', 'Your duties', 'payable'],
    ['Take part in the storm rota, for which an allowance is payable', 'Your duties', 'rota'],
    ['Building work orders and job packs in SAP', 'Your duties', 'building work'],
    ['R24 000 - R28 000 per month CTC', 'Your duties', 'ctc'],
    ['Reconcile buying group accounts', 'Your duties', 'buying'],
    ['Three years as Assistant/Deputy Front Office Manager', 'Requirements', 'deputy'],
    ['A General Manager, or a strong Deputy ready to step up', 'Requirements', 'deputy'],
    ['Make tests run in parallel', 'Your duties', 'make'],
    ['Building contract tests between services', 'Your duties', 'building contract'],
    ['Take your orders from the pilot', 'Your duties', 'take your orders'],
    ['Inspections, MOTs and tachographs', 'Your duties', 'mots'],
    ['A steady hand, which we check in a trade test', 'Requirements', 'trade test'],
    ['Roadworthy inspections to NHVR standards', 'Your duties', 'roadworthy'],
    ['Turning customer forecasts into a plan', 'Your duties', 'turning'],
    ['Plan two cooking lines', 'Your duties', 'cooking'],
    ['We have three build teams', 'Your duties', 'build teams'],
    ['File tax exemption certificates', 'Your duties', 'tax'],
    ['You can read a P&L', 'Requirements', 'a p'],
    ['Querying prescriptions with local surgeries', 'Your duties', 'surgeries'],
    ['Join our friendly kitchen team', 'Your duties', 'kitchen team'],
    ['Work in line with the Local Authority’s rules', 'Your duties', 'local authority’s'],
    ['You will join the Senior Leadership Team', 'Your duties', 'senior leadership'],
    ['Lived experience of homelessness', 'Requirements', 'homelessness'],
    ['We have just picked up a 3 year contract', 'About us', 'picked'],
    ['Reliable and good time keeping', 'What you need', 'time keeping'],
    ['The post stays open until filled', 'About the job', 'filled'],
    ['You must be on the RCVS register as a veterinary nurse', 'Requirements', 'veterinary nurse'],
    ['Registered with the HCPC as a dietitian', 'Requirements', 'dietitian'],
    ['To be flexible: the rota covers earlies and lates', 'Requirements', 'rota'],
    ['Working on a 1 in 4 rota', 'Your duties', 'rota'],
    ['Ensure compliance with the permit', 'Your duties', 'ensure compliance'],
    ['Advise clients about grants', 'Your duties', 'advise clients'],
    ['Create incident logs on the command and control system', 'Your duties', 'control system'],
    ['Dispatch crews using telephone and radio systems', 'Your duties', 'radio systems'],
    ['Carry out pre-flight safety checks', 'Your duties', 'flight safety'],
    ['Handle post-entry adjustments (B2/CAD corrections)', 'Your duties', 'cad'],
    ['Prestarts, JHAs and Take 5s filled out', 'Your duties', '5s'],
    ['Determine applications under delegated powers', 'Your duties', 'delegated'],
    [
      'Driving licence (reasonable adjustments will be made)',
      'Requirements',
      'reasonable adjustments',
    ],
    ['Happy to drive a van (over 25 preferred for insurance)', 'Requirements', 'insurance'],
    ['A valid licence, a reliable vehicle and auto insurance', 'Requirements', 'insurance'],
    ['Proof of vehicle insurance', 'Requirements', 'insurance'],
    ['Answer queries from medical and nursing staff', 'Your duties', 'nursing staff'],
    ['Meet with related service providers (SLP, OT, PT)', 'Your duties', 'ot'],
    ['We are rated Good by the CQC', 'About the job', 'cqc'],
    ['FIFO roster 2:1 from Perth', 'Requirements', 'fifo roster 2'],
    ['Experience of caring for someone, paid or unpaid', 'Requirements', 'unpaid'],
    ['The ability to use case recording systems', 'Requirements', 'use case'],
    ['You will lead generation planning', 'Your duties', 'lead generation'],
    ['Req ID: R-20418', 'About the job', 'r'],
    ['Write delegated and committee reports', 'Your duties', 'delegated'],
    ['Experience with a leading company', 'Requirements', 'leading company'],
    ['Possess the requisite knowledge', 'Requirements', 'requisite knowledge'],
    ['Interest in owner-managed businesses', 'Requirements', 'owner-managed businesses'],
    [
      'Answer staff, many of whom have English as a second language',
      'Your duties',
      'english as a second language',
    ],
    ['Setting out furniture for pupils and assemblies', 'Your duties', 'setting out'],
    ['Setting out furniture for pupils and assemblies', 'Your duties', 'assemblies'],
  ])('in "%s" (%s) asks for no "%s"', (line, heading, word) =>
    expect(asked(line, heading)).not.toContain(word),
  )

  it.each([
    ['Experience as a veterinary nurse', 'Requirements', 'veterinary nurse'],
    ['Prepare the staff rota each month', 'Your duties', 'rota'],
    ['Planning the rota of twelve nurses', 'Your duties', 'rota'],
    ['Make reasonable adjustments for pupils with SEND', 'Your duties', 'reasonable adjustments'],
    ['Experience in insurance', 'Requirements', 'insurance'],
    ['Experience in motor vehicle insurance', 'Requirements', 'insurance'],
    ['Vehicles and insurance claims', 'Requirements', 'insurance claims'],
    ['Manage nursing staff on two wards', 'Your duties', 'nursing staff'],
    ['Knowledge of CQC standards', 'Requirements', 'cqc'],
    ['5S and kaizen events', 'Your duties', '5s'],
    ['Experience of lead generation', 'Requirements', 'lead generation'],
    ['You will test drive cars and do lead generation', 'Your duties', 'lead generation'],
    ['Statistics in R', 'Requirements', 'r'],
    ['Setting out of foundations', 'Your duties', 'setting out'],
  ])('in "%s" (%s) asks for "%s"', (line, heading, word) =>
    expect(asked(line, heading)).toContain(word),
  )

  it.each(['Fluent English', 'Fluent in Welsh and English'])(
    'hears no software for flows in how a language is spoken: %s',
    (line) => {
      const { requirements } = readPosting(
        `Mechanical Engineer\nHarrow Turbines\n\nRequirements\n- SolidWorks and finite element analysis\n- ${line}\n- Heat transfer`,
      ).job
      expect(requirements.map(({ text }) => text)).not.toContain('Fluent')
    },
  )

  it('hears no skill in letters that the posting spells out as a grade', () => {
    const lettersAsked = (spelt: string) =>
      readPosting(
        `Senior Policy Adviser (SEO)\nElm Department\n\nJob grade\n${spelt}\n\nAbout the job\n- Drafting briefings on the website and its content\n\nRequirements\n- Marketing and copywriting`,
      ).job.requirements.map(({ text }) => text)
    expect(lettersAsked('Grade 7')).toContain('SEO')
    expect(lettersAsked('Senior Executive Officer')).not.toContain('SEO')
  })
})

it.each([
  [
    'Reach Truck Operator',
    'Pallets in racking, housekeeping and battery charging',
    /housekeeping/i,
  ],
  ['Welder / Fabricator', 'Marking out, plating and fit-up', /^plating/i],
])('a %s is asked for no work of another trade by "%s"', (title, line, other) => {
  const { requirements } = readPosting(`${title}\n\nDuties\n- ${line}\n- Keep the log\n`).job
  const skills = requirements.filter(({ kind }) => kind === 'skill').map(({ text }) => text)
  expect(skills.filter((text) => other.test(text))).toEqual([])
  const hotel = readPosting(`Room Attendant\n\nDuties\n- Housekeeping\n- Guest rooms\n`).job
  expect(hotel.requirements.some(({ text }) => text === 'Housekeeping')).toBe(true)
})

it('hears assemblies in a factory, and none to put together in a school', () => {
  const asked = (where: string) =>
    readPosting(
      `Caretaker\n${where}\n\nDuties\n- Furniture for lunches and assemblies\n- Minor repairs`,
    ).job.requirements.map(({ text }) => text)
  expect(asked('A factory of pumps')).toContain('assemblies')
  expect(asked('A primary school of 210 pupils')).not.toContain('assemblies')
})

it.each([
  ['Work in cross-disciplinary teams with the client', /disciplinary/i],
  ['Skills in business requirement capture and translation', /translation/i],
  ['Ingest rich data sources such as social media, news and emails', /social media/i],
  ['Work with the agility of a tech startup', /startup/i],
  ['Join Harbour Lighthouse and its analysts', /lighthouse/i],
  ['Great central location near public transit', /public transit/i],
])('an engineer of data is asked for no work of another trade by "%s"', (line, other) => {
  const { requirements } = readPosting(
    `Data Engineer\n\nRequirements\n- ${line}\n- SQL and Spark\n- Hadoop`,
  ).job
  const skills = requirements.filter(({ kind }) => kind === 'skill').map(({ text }) => text)
  expect(skills.filter((text) => other.test(text))).toEqual([])
})

it.each([
  ['HR Advisor', 'Disciplinary hearings and grievances', /disciplinary/i],
  ['Linguist', 'Translation of contracts', /translation/i],
  ['Marketing Executive', 'Social media campaigns', /social media/i],
  ['Front-end Developer', 'Lighthouse audits of web pages', /lighthouse/i],
])('a %s is asked for "%s"', (title, line, own) => {
  const { requirements } = readPosting(`${title}\n\nRequirements\n- ${line}\n- Excel`).job
  expect(requirements.some(({ text }) => own.test(text))).toBe(true)
})

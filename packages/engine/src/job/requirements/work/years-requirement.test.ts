import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../../../knowledge.ts'
import { readWords } from '../../../lexicon/find/read-words.ts'
import { readPosting } from '../../../read-posting.ts'
import { readJob } from '../../read-job.ts'

const { lexicon, words } = readKnowledge()
const yearsOf = (line: string) =>
  readJob(lexicon, words, readWords(lexicon, `Registered Nurse\n\nRequirements\n- ${line}`))
    .requirements.filter(({ need }) => need.type === 'years')
    .map(({ text }) => text)

const termsOf = (line: string) =>
  readPosting(`Technician\n\nRequirements\n- ${line}\n- Excel`).job.requirements.flatMap(
    ({ need }) => (need.type === 'years' ? need.terms : []),
  )

describe('readYearsRequirements', () => {
  it('quotes each of two spans of years by itself', () => {
    expect(
      yearsOf('Two (2) years of nursing experience inclusive of one (1) year of home health care'),
    ).toEqual(['Two (2) years of nursing experience', 'one (1) year of home health care'])
  })

  it('reads what somebody is to have done for years in the midst of talk', () => {
    const { requirements } = readPosting(
      "Bricklaying Foreman\n\nWe're after somebody who knows the trade and who has run gangs on new build housing for three years or more. We have traded for 12 years.",
    ).job
    const years = requirements.flatMap(({ need }) => (need.type === 'years' ? need.years : []))
    expect(years).toEqual([3])
  })

  it('reads a span whole, even behind a word it is glued to', () => {
    expect(
      yearsOf('Degree from a four-year college or a university3-7 years of ward work'),
    ).toEqual(['3-7 years of ward work'])
  })

  it('reads what years were spent on up to the last of a choice', () => {
    const [compliance] = termsOf('Three years’ experience in a compliance, payroll or audit role')
    const all = termsOf('Three years’ experience in a compliance, payroll or audit role')
    expect(all.length).toBeGreaterThan(1)
    expect(compliance).toBeDefined()
  })

  it('hears time that who is wanted has spent, and none that takes the place of a degree', () => {
    expect(
      yearsOf('We want a nurse who has run wards of thirty beds for three years or more'),
    ).toHaveLength(1)
    expect(
      yearsOf('A further four years of relevant experience may be accepted in lieu of the degree'),
    ).toEqual([])
  })

  it('reads a stretch by how full it has to be', () => {
    const line = 'At least three full busy seasons of ward work'
    expect(yearsOf(line)).toEqual([line])
  })

  it.each([
    "At least 12 months' ward experience within the last 3 years",
    'Minimum 2 years verifiable nursing experience in the last 5 years',
    'Two years of ward work in the previous four years',
  ])('quotes a time with how long ago it may be: %s', (line) => {
    expect(yearsOf(line)).toEqual([line])
  })

  it.each([
    "two years' experience in a post of Sous Chef or analogous post",
    'one year in the rank of Sous Chef',
    'three years as a Sous Chef',
  ])('hears under which title the years are asked for: %s', (line) => {
    const asked = readPosting(`Head Chef\n\nRequirements\n- ${line}\n- Excel`).job.requirements
    const titles = asked.flatMap(({ need }) => (need.type === 'years' ? (need.titles ?? []) : []))
    expect(titles.map(({ family }) => family)).toEqual(['kitchen'])
  })

  it('takes how long a licence was held for no time worked', () => {
    expect(yearsOf('You will have held a full car licence for at least 12 months')).toEqual([])
  })

  it('takes how far back somebody is checked for no time worked', () => {
    expect(yearsOf('5 years checkable work history')).toEqual([])
    expect(yearsOf('3 year address history')).toEqual([])
  })

  it('takes an age and time at school for no time worked', () => {
    expect(yearsOf('must be over 18 years')).toEqual([])
    expect(yearsOf('Three years of college')).toEqual([])
  })

  it('reads a couple of years, and two-plus', () => {
    expect(yearsOf('A couple of years in a ward')).toHaveLength(1)
    expect(yearsOf('two-plus years of ward work')).toHaveLength(1)
    expect(yearsOf('zwei Jahre Erfahrung auf Station')).toHaveLength(1)
  })

  it('reads years in short', () => {
    expect(yearsOf('5 yrs+ on the tools')).toEqual(['5 yrs+ on the tools'])
    expect(yearsOf('3+ YOE')).toEqual(['3+ YOE'])
    expect(yearsOf('2-4 PQE')).toEqual(['2-4 PQE'])
    const told = (title: string, will: string) =>
      readJob(
        lexicon,
        words,
        readWords(lexicon, `${title}\n\nThe ideal candidate will:\n${will}`),
      ).requirements.flatMap(({ need }) => (need.type === 'years' ? need.years : []))
    expect(told('Solicitor', 'be a solicitor with 2-5 years’ PQE in property')).toEqual([2])
    expect(told('Property Solicitor (3-5 PQE)', 'draft and negotiate leases')).toEqual([3])
    expect(told('Solicitor (2-5 PQE)', 'have 2-5 years’ PQE in property')).toEqual([2])
    expect(yearsOf('A year’s experience on a ward')).toEqual(['A year’s experience on a ward'])
  })

  it('takes the lower of two', () => {
    const { requirements } = readJob(
      lexicon,
      words,
      readWords(lexicon, 'Registered Nurse\n\nRequirements\n- Between 3 and 5 years of ward work'),
    )
    expect(requirements.map(({ need }) => need)).toContainEqual(
      expect.objectContaining({ type: 'years', years: 3 }),
    )
  })

  it('takes no distance between others for years of work', () => {
    expect(yearsOf('You teach the child who is two years behind and works hard')).toEqual([])
  })

  it('takes neither the length of a contract nor the time to get a paper for years of work', () => {
    expect(yearsOf('Experience on a 12 month contract')).toEqual([])
    expect(yearsOf('A class A licence, or able to obtain one as a worker in 6 months')).toEqual([])
    expect(yearsOf('Location: Barnford. Duration: 12 months of work')).toEqual([])
    expect(yearsOf('Full driving licence held for two years')).toEqual([])
  })

  it('takes neither the age of a firm nor that of people for years of work', () => {
    expect(yearsOf('Our new mill has two years behind us')).toEqual([])
    expect(yearsOf('Male or female, 23-35 yrs old')).toEqual([])
    expect(yearsOf('Discharge book with 12 months validity')).toEqual([])
  })

  it('hears years in other languages', () => {
    for (const line of [
      'Esperienza di almeno 3 anni nella mansione',
      'Experiência de 3 anos em enfermagem',
      'Minimaal 1 jaar ervaring in de zorg',
      'Minst 2 års erfarenhet',
      'Zwei Jahre Berufserfahrung',
      'Experiencia de tres años en cocina',
    ])
      expect(yearsOf(line), line).toEqual([line])
  })

  it('quotes of a long sentence the clause that asks for years', () => {
    expect(
      yearsOf(
        'You’ll need 2 years in a rosette or fine dining kitchen, Food Safety Level 2, a calm head in service and a real passion for local produce.',
      ),
    ).toEqual(['2 years in a rosette or fine dining kitchen'])
  })

  it('asks for years of a deed by the deed, whatever it is done to', () => {
    expect(termsOf('3 years testing web applications')).toEqual(['software testing'])
    expect(termsOf('2 years cooking in a care home')).toEqual(['cooking'])
    expect(termsOf('3 years of Python and SQL')).toEqual(['Python', 'SQL'])
  })

  it('lets years be spent on any of a choice, and not on what is asked for besides', () => {
    expect(termsOf('Two years in demand planning, supply planning or stock control')).toEqual([
      'demand planning',
      'supply planning',
      'inventory management',
    ])
    expect(termsOf('Two years of Python, SQL or R, and good Excel')).toEqual(['Python', 'SQL', 'R'])
    expect(termsOf('Two years of demand planning, Power BI, and good Excel')).toEqual([
      'demand planning',
    ])
  })

  it('asks for years under the titles that the line names', () => {
    const titlesOf = (line: string) =>
      readPosting(`Sous Chef\n\nRequirements\n- ${line}\n- Sauces`).job.requirements.flatMap(
        ({ need }) => (need.type === 'years' ? (need.titles ?? []).map(({ name }) => name) : []),
      )
    expect(titlesOf('Two years as a chef de partie')).toEqual(['chef de partie'])
    expect(titlesOf('You have been a baker for at least two years')).toEqual(['baker'])
    expect(titlesOf('Two years as a paralegal or legal secretary')).toHaveLength(2)
    expect(titlesOf('Two years as part of a team that reports to a manager')).toEqual([])
  })

  it.each([
    'At least 2 seasons’ managing a dairy farm',
    'Two full seasons of experience picking grapes',
    'Minimum of three seasons as a ski instructor',
  ])('takes "%s" for a time at work', (line) => expect(yearsOf(line)).toEqual([line]))

  it.each([
    'Work through all four seasons outdoors',
    'The theatre has been open for 40 seasons',
    'Our shop has two sale seasons a year',
  ])('takes "%s" for none', (line) => expect(yearsOf(line)).toEqual([]))

  it('asks once for years that a label names above the sentence that says of what', () => {
    const { requirements } = readPosting(
      'Buyer\nElm Ltd\nExperience: 4 - 8 years\n\nRequirements\n- 4-8 years of experience in procurement\n- SAP MM',
    ).job
    expect(requirements.filter(({ need }) => need.type === 'years')).toHaveLength(1)
  })
})

it('reads years as a leader of people, in whatever trade, as years of leading', () => {
  const asked =
    'Proven experience as a Team Leader or Supervisor in a contact centre (at least 12 months)'
  expect(termsOf(asked)).toEqual(['people management'])
  expect(termsOf('12 months as a Technician')).toEqual([])
})

it('asks once where a higher degree takes the place of years', () => {
  const yearsOf = (line: string) =>
    readPosting(`Data Engineer\n\nRequirements\n- ${line}\n- SQL`).job.requirements.flatMap(
      ({ need }) => (need.type === 'years' ? [need.years] : []),
    )
  expect(
    yearsOf(
      "Bachelor's degree in Computer Science and minimum four years of big data experience; Master's with 2 years of relevant experience; or PhD with 1 year of relevant experience",
    ),
  ).toEqual([4])
  expect(
    yearsOf('Five years of Java experience, and a Master’s degree; two years of leading teams'),
  ).toEqual([5, 2])
})

it('asks for years in a list that lost its line breaks, before what it wishes for', () => {
  const { requirements } = readPosting(
    'Software Tester\n\nRequired skills\nAt least two years of software testing experience Automated testing experience preferred but not required Salesforce or CRM experience preferred Use of testing tools such as Jira Excellent communication skills Ability to work with analysts and managers',
  ).job
  const years = requirements.find(({ need }) => need.type === 'years')
  expect(years?.importance).toBe('must')
  expect(requirements.find(({ text }) => /Salesforce/.test(text))?.importance).not.toBe('must')
})

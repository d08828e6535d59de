import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

const asksOf = (line: string) =>
  readPosting(
    `Warehouse Assistant\nFernhill Ltd, Leeds\n\nYour tasks\n- Keep the stock records tidy\n\nRequirements\n- ${line}\n- Neat handwriting`,
  )
    .job.requirements.filter(
      ({ quote, need }) => need.type !== 'field' && line.includes(quote.quote),
    )
    .map(({ text }) => text)

describe('askedOnce', () => {
  it.each([
    ['GIS (ArcGIS or QGIS)', ['GIS (ArcGIS or QGIS)']],
    [
      'Forklift licence - counterbalance forklift and/or reach truck',
      ['Forklift licence - counterbalance forklift and/or reach truck'],
    ],
    [
      'Current First Aid, CPR, Asthma and Anaphylaxis (HLTAID012)',
      ['First Aid, CPR, Asthma and Anaphylaxis (HLTAID012)'],
    ],
    ['White Card (CPCCWHS1001)', ['White Card (CPCCWHS1001)']],
    ['SMSTS, CSCS (Black or Gold card)', ['SMSTS', 'CSCS']],
  ])('asks in "%s" for one thing by all its names', (line, texts) =>
    expect(asksOf(line)).toEqual(texts),
  )

  it.each([
    ['Excel (pivot tables)', ['Excel', 'pivot tables']],
    ['First Aid, CPR and Safeguarding', ['First Aid', 'CPR', 'Safeguarding']],
    ['Strong scripting in Python or Bash', ['scripting', 'Python or Bash']],
    ['HACCP in bakeries or hotels', ['HACCP']],
    ['Python and Kubernetes (CKA123 or similar)', ['Python', 'Kubernetes']],
  ])('asks in "%s" for each', (line, texts) =>
    expect(asksOf(line)).toEqual(expect.arrayContaining(texts)),
  )
})

describe('years with another way', () => {
  it.each([
    '3 years of CNC machining experience, or a certificate from a technical school plus 1 year',
    'Three years in payroll or two years in accounting',
    "Minimum of 12 months' post-registration experience or foundation training completed in a hospital",
  ])('asks for no second time and no second paper: %s', (line) => {
    const { requirements } = readPosting(
      `Clerk\nFernhill Ltd, Leeds\n\nRequirements\n- ${line}\n- Neat handwriting`,
    ).job
    expect(requirements.filter(({ need }) => need.type === 'years')).toHaveLength(1)
    expect(requirements.map(({ text }) => text)).not.toContain('foundation training')
  })

  it('hears the other way on a line below a lone OR', () => {
    const { requirements } = readPosting(
      'Clerk\nFernhill Ltd, Leeds\n\nRequirements\n- High school diploma; 4 years experience in payroll.\nOR\n- 2-year degree in accounting; 2 years experience in payroll.',
    ).job
    const years = requirements.flatMap(({ need }) => (need.type === 'years' ? need.years : []))
    expect(years).toEqual([4])
  })

  it('asks for both of two times', () => {
    const { requirements } = readPosting(
      'Clerk\nFernhill Ltd, Leeds\n\nRequirements\n- Three years in payroll, two of them leading people',
    ).job
    expect(requirements.some(({ need }) => need.type === 'years' && need.years === 3)).toBe(true)
  })
})

it.each([
  ['IPAF (3a/3b) desirable', 'IPAF'],
  ['Chainsaw ticket (CS30/31)', 'Chainsaw ticket (CS30/31)'],
])('asks once for a ticket and its name or code: %s', (line, asked) => {
  expect(asksOf(line)).toEqual([asked])
})

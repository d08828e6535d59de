import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

function asked(title: string, line: string, more = 'Trees all round') {
  const { requirements } = readPosting(
    `${title}\nHarrow Services\n\nYour duties\n- Plan the work of the week with the team\n\nRequirements\n- Two years in a similar job\n- ${line}\n\nWhat we offer\n- ${more}`,
  ).job
  return requirements
    .filter(({ quote, need }) => line.includes(quote.quote) && need.type !== 'field')
    .map(({ kind }) => kind)
}

describe('isCarLicence', () => {
  it.each([
    'Clean full class 1 licence',
    'Full NZ class 1 driver licence',
    'Valid class C licence or own car',
    'Full G licence',
    'Class 5 BC licence',
    "Valid Ohio Class D operator's license",
    'Valid Class C California driver’s license',
    'Valid Code 08 drivers licence',
  ])('takes "%s" for a condition where no lorry is driven', (line) =>
    expect(asked('Dairy Farm Manager', line)).toEqual(['knock-out']),
  )

  it('leaves it the car’s where a school bus stops at the gate', () =>
    expect(
      asked('Dairy Farm Manager', 'Clean full class 1 licence', 'School bus at the gate'),
    ).toEqual(['knock-out']))

  it.each([
    ['HGV Driver', 'Class 1 licence'],
    ['Class 1 Driver', 'Full Class 1 licence'],
    ['Tramper', 'Must hold class 1 licence'],
    ['Horsebox driver', 'Class C licence'],
    ['Plant fitter', 'Class 1 HGV licence'],
  ])('leaves the %s the "%s" to show', (title, line) =>
    expect(asked(title, line)).toEqual(['licence']),
  )

  it.each([
    'You hold a valid European Train Driving Licence',
    'Taxi driving licence issued by the council',
    'Airside driving licence',
    'Tram driving licence',
  ])('makes no car of the vehicle in "%s"', (line) => {
    const kinds = asked('Depot Operator', line)
    expect(kinds).not.toContain('knock-out')
    expect(kinds.length).toBeGreaterThan(0)
  })
})

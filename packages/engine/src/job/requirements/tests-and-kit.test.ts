import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

function asked(line: string, heading = 'Requirements') {
  const { requirements } = readPosting(
    `Operative\nCalder Works, Leeds\n\n${heading}\n- Two years in a similar job\n- ${line}\n- Good communication skills`,
  ).job
  return requirements.filter(
    ({ quote, need }) => line.includes(quote.quote) && need.type !== 'field',
  )
}

describe('readConditions', () => {
  it('insists on no test that stands for a paper', () => {
    const read = asked(
      'You must be certified on a stand-up forklift, or able to pass our forklift test in the first week',
    )
    expect(read.filter(({ kind }) => kind === 'knock-out')).toEqual([])
    expect(asked('You must pass our forklift test').map(({ kind }) => kind)).toContain('knock-out')
  })

  it.each([
    'You’ll have a drug & alcohol test on day 1 and a 20 min driving assessment',
    'Pass a credit check and a BPSS',
    'Height of at least 157.5cm and reach of 210cm',
    'Media and social media checks will be done',
    'Eyesight test for drivers',
    'Satisfactory hearing test',
    'Valid US visa C1/D',
    'Physically fit to meet airline medical requirements',
    'Flexible to work a rotating Saturday (1 in 4)',
    'Clear Police Information Check including Vulnerable Sector',
    'Eligibility to work in Canada',
    'You’ll be at least 20 years old at the time of application',
    'You have not failed the psychometric assessments twice',
    'Own PPE (boots, hi viz)',
    'Must supply own chef whites',
    'Own transport and own tools',
    'Professional indemnity insurance',
    'Hold your own public liability and professional indemnity insurance',
    'Uniform dress code: black and white',
    'Continental shifts, 12 hours',
    'Shifts are 6-2, 2-10 and 10-6 on rotation',
    'Earlies, lates, nights away, Christmas',
    'Disclosure of spent and unspent convictions',
  ])('takes "%s" for conditions and for no skill', (line) => {
    const kinds = new Set(asked(line).map(({ kind }) => kind))
    expect([...kinds]).toEqual(['knock-out'])
  })

  it.each([
    ['Experience of credit checks on new customers', 'Requirements'],
    ['Pressure testing of pipework', 'Requirements'],
    ['Risk assessments and method statements', 'Requirements'],
    ['Own laptop imaging and software rollout', 'Requirements'],
    ['Broadband installation and fault finding', 'Requirements'],
    ['Carry out hearing tests and eyesight tests', 'Your tasks'],
    ['Shift handover reports', 'Your tasks'],
    ['Knowledge of professional indemnity insurance', 'Requirements'],
  ])('still asks for the work of "%s"', (line, heading) => {
    expect(asked(line, heading).some(({ kind }) => kind !== 'knock-out')).toBe(true)
  })

  it('names each check and not only the first of a kind', () => {
    const texts = asked('Drug test, 7 year background check').map(({ text }) => text)
    expect(texts).toEqual(['Drug test', 'background check'])
  })

  it('takes days to come in for a condition however they are led in, and insurance for part of the car', () => {
    const days = asked('flexible incl. weekends and peak trading')
    expect(days.map(({ kind }) => kind)).toEqual(['knock-out'])
    const car = asked('Full UK driving licence and your own car, insured for business use')
    expect(car.map(({ kind }) => kind)).toEqual(['knock-out', 'knock-out'])
  })
})

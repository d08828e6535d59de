import { describe, expect, it } from 'vitest'
import { factNumbers } from './fact-numbers.ts'

const values = (text: string) => factNumbers(text).map(({ value }) => value)

const small =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'

describe('factNumbers', () => {
  it('reads figures that are written out', () => {
    expect(values(small)).toEqual(small.split(' ').map((_, index) => String(index + 2)))
    expect(values(tens)).toEqual(tens.split(' ').map((_, index) => String((index + 2) * 10)))
    expect(values('twice, and a dozen')).toEqual(['2', '12'])
  })

  it('puts together what is said in two words', () => {
    expect(values('twenty-eight pupils')).toEqual(['28'])
    expect(values('ninety nine red balloons')).toEqual(['99'])
    expect(values('two hundred, three thousand, four million')).toEqual(['200', '3000', '4000000'])
    expect(values('Five-million-pound budget')).toEqual(['5000000'])
  })

  it('leaves apart what is no one number', () => {
    expect(values('twenty, eight')).toEqual(['20', '8'])
    expect(values('twenty eleven')).toEqual(['20', '11'])
    expect(values('twelve five')).toEqual(['12', '5'])
    expect(values('two m of cloth')).toEqual(['2'])
  })

  it.each([
    ['1,200', '1200'],
    ['1.200', '1200'],
    ['12.345.678', '12345678'],
    ['1.2k', '1200'],
    ['1,5', '1.5'],
    ['0.8%', '0.8'],
    ['3.2 million', '3200000'],
    ['£38m', '38000000'],
    ['£1.5bn', '1500000000'],
    ['$2b', '2000000000'],
    ['250-thousand', '250000'],
    ['24-bed', '24'],
    ['6x', '6'],
    ['2025', '2025'],
  ])('reads %s as %s', (written, value) =>
    expect(values(`up to ${written} a year`)).toEqual([value]),
  )

  it('tells a length from a sum: “30 m” is long, “£30 m” is money', () => {
    expect(values('swam 30 m')).toEqual(['30'])
    expect(values('raised £30 m')).toEqual(['30000000'])
    expect(values('raised $30m')).toEqual(['30000000'])
  })

  it('takes the figure of a name for none', () => {
    expect(values('Python3, HTML5, 3D, B2 and a C1-licence')).toEqual([])
  })

  it('says where each stands, in the order of the text', () => {
    const text = 'Fed ninety-two guests in 3 halls for £2 million'
    const found = factNumbers(text).map(({ start, end }) => text.slice(start, end))
    expect(found).toEqual(['ninety-two', '3', '2 million'])
  })
})

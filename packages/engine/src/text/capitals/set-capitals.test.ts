import { describe, expect, it } from 'vitest'
import { setCapitals } from './set-capitals.ts'

const typed = `Orla Fennimore
Payroll Manager

2015 - 2019 Payroll Clerk, Mill Lane Bakery, Norwood. Ran the payroll of 140 people in Excel, with BACS files and pensions.
2012 - 2015 Night Porter, Harbour Hotel, 12 branches
- Answered the telephone and wrote the letters of the whole office
- Held a B.A. and a PMP, and spoke English on Mondays in Ireland
Registered with the Institute of Payroll`

describe('setCapitals', () => {
  it('leaves a text alone whose capitals tell something', () => {
    expect(setCapitals(typed)).toBeNull()
  })

  it.each([
    ['small letters', typed.toLowerCase()],
    ['capitals', typed.toUpperCase()],
  ])('sets a text of %s as people set it, as long as it was', (_, text) => {
    const set = setCapitals(text) ?? ''
    expect(set).toHaveLength(text.length)
    for (const line of [
      'Orla Fennimore',
      '2015 - 2019 Payroll Clerk, Mill Lane Bakery, Norwood. Ran the payroll of 140 people in Excel',
      '2012 - 2015 Night Porter, Harbour Hotel, 12 branches',
      'Answered the telephone and wrote the letters of the whole office',
      'Held a B.A. and a PMP, and spoke English on Mondays in Ireland',
    ]) {
      expect(set).toContain(line)
    }
  })

  it('makes sentences of words that all have a capital, and keeps those that have one inside', () => {
    const titled = typed.replace(/(?<!\p{L})\p{Ll}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase())
    expect(setCapitals(titled)).toContain('with BACS files and pensions')
  })

  it('takes a table of names for no such text', () => {
    const row = '\nMV Hill Star    Bulk Carrier     Bosun   Hill Shipping    Rotterdam Harbour'
    expect(setCapitals(`SEA SERVICE${row.repeat(6)}`)).toBeNull()
  })

  it('leaves the capitals of a text in which one list says the same hundreds of times', () => {
    const lines = Array.from(
      { length: 20 },
      (_, at) => `- Noted the rounds of day ${at} in Epic at once`,
    )
    expect(setCapitals(`Ann Other\n${lines.join('\n')}\n${'wound care, '.repeat(600)}`)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { isGarbled } from './is-garbled.ts'

const english =
  'Maintenance electrician with eleven years in food and packaging plants. Finds faults fast on conveyors, ovens and packing lines, and writes down what was done, so that the next shift can carry on without asking anybody twice about it.'
const numbered = (text: string, step: number) =>
  [...text].map((letter) => String.fromCharCode(letter.charCodeAt(0) + step)).join('')

describe('isGarbled', () => {
  it('lets words pass in any language and script, and lists of short names', () => {
    expect(isGarbled(english)).toBe(false)
    expect(isGarbled('Zkušená zdravotní sestra, šest let praxe na chirurgii. '.repeat(8))).toBe(
      false,
    )
    expect(isGarbled('Медицинская сестра с опытом работы в хирургии. '.repeat(8))).toBe(false)
    expect(isGarbled('SQL, HTML, Excel, JavaScript, PHP, Azure, AWS, Docker, '.repeat(6))).toBe(
      false,
    )
  })

  it('finds the numbers of signs where letters should be', () => {
    expect(isGarbled(numbered(english, -29))).toBe(true)
    expect(isGarbled(numbered(english, -70))).toBe(true)
  })

  it('does not judge a few words', () => {
    expect(isGarbled('RSVP PDF HTML')).toBe(false)
  })
})

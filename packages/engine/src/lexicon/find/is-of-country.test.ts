import { describe, expect, it } from 'vitest'
import { tokenize } from '../../text/tokenize.ts'
import { isOfCountry } from './is-of-country.ts'

describe('isOfCountry', () => {
  it('tells a country by what only a country has', () => {
    expect(isOfCountry(tokenize('Italian restaurant'), 1)).toBe(true)
    expect(isOfCountry(tokenize('Italian dishes'), 1)).toBe(true)
    expect(isOfCountry(tokenize('Dutch partner'), 1)).toBe(true)
    expect(isOfCountry(tokenize('German customers'), 1)).toBe(true)
    expect(isOfCountry(tokenize('Dutch hospitals'), 1)).toBe(true)
    expect(isOfCountry(tokenize('French windows'), 1)).toBe(true)
    expect(isOfCountry(tokenize('Thai and Vietnamese cooking'), 1)).toBe(true)
    expect(isOfCountry(tokenize('Spanish and English'), 1)).toBe(false)
    expect(isOfCountry(tokenize('German lessons'), 1)).toBe(false)
    expect(isOfCountry(tokenize('speaker'), 0)).toBe(false)
    expect(isOfCountry(tokenize('Italian'), 1)).toBe(false)
  })

  it('begins anew after a comma: "Italian, cooking" are two skills', () => {
    expect(isOfCountry(tokenize('Italian, cooking'), 1)).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { isCaseless } from './is-caseless.ts'

const told =
  'cooked for sixty people a night and ordered the week’s fish from two boats in the harbour. '

describe('isCaseless', () => {
  it('is said of a text with capitals in its first line only, and of one with nothing but capitals', () => {
    expect(isCaseless(`Marta Lindgren\n${told.repeat(3)}`)).toBe(true)
    expect(isCaseless(`Marta Lindgren\n${told.repeat(3).toUpperCase()}`)).toBe(true)
  })

  it('is not said of a text that has both, though it be all one line', () => {
    expect(isCaseless(`Marta Lindgren\nCook, ${told.repeat(3)}`)).toBe(false)
    expect(isCaseless(`Cook wanted. You ${told.repeat(3)}`)).toBe(false)
  })

  it('is not said of one long line that ends in a line break', () => {
    expect(isCaseless(`Cook wanted. You ${told.repeat(3)}\n`)).toBe(false)
  })
})

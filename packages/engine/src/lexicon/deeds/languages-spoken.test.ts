import { describe, expect, it } from 'vitest'
import { languagesSpoken } from './languages-spoken.ts'

const pattern = new RegExp(languagesSpoken, 'i')

describe('languages spoken', () => {
  it.each(['Hungarian (native), English B2', 'Speaks Polish', 'English, Yoruba', 'Italian – good'])(
    'are told by "%s"',
    (line) => {
      expect(pattern.test(line)).toBe(true)
    },
  )

  it.each([
    'Hung French windows',
    'Sold to German customers',
    'English: fluent',
    'Danish pastries',
  ])('are not told by "%s"', (line) => {
    expect(pattern.test(line)).toBe(false)
  })
})

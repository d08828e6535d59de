import { describe, expect, it } from 'vitest'
import { countPieces } from './count-pieces.ts'

describe('countPieces', () => {
  it.each([
    'one',
    'two  words',
    ' a blank at each end\t',
    'no-break\u00a0and\u2003wide\u3000blanks',
    'line\r\nbreaks\nand\u2028others',
    '',
  ])('counts as splitting at blanks does: %j', (words) => {
    expect(countPieces(words)).toBe(words.split(/\s+/).length)
  })
})

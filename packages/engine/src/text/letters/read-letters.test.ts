import { describe, expect, it } from 'vitest'
import { readLetters } from './read-letters.ts'

const read = (text: string) => String.fromCharCode(...readLetters(text).subarray(0, text.length))

describe('readLetters', () => {
  it('gives the letters of a text, and ends them with a 0', () => {
    expect(read('Zürich, 工程師 \u{1F600}')).toBe('Zürich, 工程師 \u{1F600}')
    expect(readLetters('ward')[4]).toBe(0)
    expect(readLetters('')[0]).toBe(0)
  })

  it('takes texts of any length', () => {
    const long = 'ward '.repeat(40_000)
    const letters = readLetters(long)
    expect(letters[long.length - 2]).toBe('d'.charCodeAt(0))
    expect(letters[long.length]).toBe(0)
    expect(read('ward')).toBe('ward')
  })
})

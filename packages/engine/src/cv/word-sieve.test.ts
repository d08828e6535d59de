import { describe, expect, it } from 'vitest'
import { WordSieve } from './word-sieve.ts'

const sieve = new WordSieve(['leeds', 'new york', 'münchen', 'москва'])

describe('WordSieve', () => {
  it('lets words pass that are among them, however they are written', () => {
    for (const words of ['Leeds, UK', ' (LEEDS)', 'New York', 'new-york', 'München', 'Москва'])
      expect(sieve.mayBegin(words), words).toBe(true)
    for (const words of ['Shop in Leeds.', 'LEEDS)', 'the new'])
      expect(sieve.mayEnd(words)).toBe(true)
  })

  it('stops words of another length or with other letters at their ends', () => {
    for (const words of ['Nurse', 'Leed', 'Senior nurse, Leeds'])
      expect(sieve.mayBegin(words), words).toBe(false)
    expect(sieve.mayEnd('New York')).toBe(false)
  })

  it('lets pass what has letters beyond a to z, or none', () => {
    for (const words of ['Zürich', 'é', '', '–', '日本']) {
      expect(sieve.mayBegin(words), words).toBe(true)
      expect(sieve.mayEnd(words), words).toBe(true)
    }
  })
})

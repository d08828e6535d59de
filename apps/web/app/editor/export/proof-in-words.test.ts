import { describe, expect, it } from 'vitest'
import { leftOutInWords, proofInWords, readProof } from './proof-in-words.ts'

const counts = { roles: 4, dates: 9, bullets: 1, skills: 23, schools: 0 }
const proof = { ...counts, of: counts, pages: 2, ok: true, missing: [], left_out: [] }
const none = { roles: 0, dates: 0, bullets: 0, skills: 0, schools: 0 }

describe('proofInWords', () => {
  it('counts what was read back, and names nothing that the CV does not have', () => {
    expect(proofInWords(proof)).toBe(
      'Read back and compared: all 4 roles, 9 dates, 1 bullet, 23 skills recovered.',
    )
    expect(proofInWords({ ...proof, ...none, of: none })).toBe('Read back and compared.')
  })

  it('says so where a parser took something for something else', () => {
    expect(proofInWords({ ...proof, skills: 20, ok: false })).toBe(
      'Read back: every word is in the file. A parser told apart 4 of 4 roles, 9 of 9 dates, 1 of 1 bullet, 20 of 23 skills.',
    )
  })
})

describe('leftOutInWords', () => {
  it('says in one sentence what the PDF has no font for, and nothing where it has all', () => {
    expect(leftOutInWords(proof)).toBe('')
    expect(leftOutInWords({ ...proof, left_out: ['नेहा', '🚀'] })).toBe(
      'The PDF is without नेहा 🚀, which it has no font for; the DOCX has all.',
    )
  })
})

describe('readProof', () => {
  it('reads the header, and takes nothing else for a proof', () => {
    expect(readProof(JSON.stringify(proof))).toEqual(proof)
    for (const header of [null, '', 'yes', JSON.stringify(counts), '[]', 'null']) {
      expect(readProof(header)).toBeNull()
    }
  })
})

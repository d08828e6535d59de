import { describe, expect, it } from 'vitest'
import { countWords, inputProblem, isThinPosting } from './check-input.ts'

const whole = { jobText: 'Ward nurse', file: { name: 'cv.pdf', size: 9_000 }, cvText: '' }

describe('inputProblem', () => {
  it('finds nothing wrong with a posting and a file, or with a posting and pasted text', () => {
    expect(inputProblem(whole)).toBeNull()
    expect(inputProblem({ ...whole, file: null, cvText: 'Nurse since 2019' })).toBeNull()
  })

  it('asks for both', () => {
    const both = 'Please provide both a job description and a CV file.'
    expect(inputProblem({ ...whole, jobText: ' \n' })).toBe(both)
    expect(inputProblem({ ...whole, file: null })).toBe(both)
  })

  it.each(['cv.PDF', 'my.cv.docx', 'cv.txt', 'cv.md'])('takes %s', (name) => {
    expect(inputProblem({ ...whole, file: { name, size: 1 } })).toBeNull()
  })

  it.each(['cv.doc', 'cv', 'cv.pdf.exe', 'pdf'])('refuses %s', (name) => {
    expect(inputProblem({ ...whole, file: { name, size: 1 } })).toBe(
      'Unsupported file type. Please upload a PDF, DOCX, TXT, or MD file.',
    )
  })

  it('says so when the file is empty', () => {
    expect(inputProblem({ ...whole, file: { name: 'cv.txt', size: 0 } })).toMatch('is empty')
  })

  it('refuses what is larger than a CV or a posting needs to be', () => {
    expect(inputProblem({ ...whole, file: { name: 'cv.pdf', size: 5_242_881 } })).toMatch('5 MB')
    expect(inputProblem({ ...whole, jobText: 'a'.repeat(50_001) })).toMatch('50,000')
  })
})

describe('isThinPosting', () => {
  it('warns below forty words and about a link alone', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
    expect(isThinPosting(words(39))).toBe(true)
    expect(isThinPosting(words(40))).toBe(false)
    expect(isThinPosting(' https://jobs.example.com/4711 ')).toBe(true)
  })
})

describe('countWords', () => {
  it('counts what stands between white space, without bullets', () => {
    expect(countWords('')).toBe(0)
    expect(countWords('- Two years\n• IV therapy')).toBe(4)
    expect(countWords('  C++ and\n.NET ')).toBe(3)
  })
})

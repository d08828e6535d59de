import { describe, expect, it } from 'vitest'
import { nursePosting } from '../test/fixtures/nurse.ts'
import { readPosting } from './read-posting.ts'

const numbered = (number: number) => nursePosting.replace('\n', ` ${number}\n`)

describe('readPosting', () => {
  it('reads a posting once while it is asked about', () => {
    expect(readPosting(nursePosting)).toBe(readPosting(nursePosting))
    expect(readPosting(nursePosting).job.text).toBe(nursePosting)
  })

  it('tells postings apart that differ by a letter', () => {
    expect(readPosting(numbered(1)).job.text).toBe(numbered(1))
    expect(readPosting(numbered(2)).job.text).toBe(numbered(2))
  })

  it('keeps a few only, and reads the same again after', () => {
    const first = readPosting(numbered(0))
    for (const number of [11, 12, 13, 14]) readPosting(numbered(number))
    const again = readPosting(numbered(0))
    expect(again).not.toBe(first)
    expect(JSON.stringify(again)).toBe(JSON.stringify(first))
  })
})

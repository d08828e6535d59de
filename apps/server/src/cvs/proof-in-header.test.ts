import { describe, expect, it } from 'vitest'
import { ExportProof } from '@rolefit/contract'
import { proofInHeader } from './proof-in-header.ts'

const counts = { roles: 1, dates: 1, bullets: 1, skills: 1, schools: 1 }
const proof = { ...counts, of: counts, pages: 1, ok: false, left_out: [] }

describe('proofInHeader', () => {
  it('says all in plain letters, and is read back as it was', () => {
    const missing = ['Łódź, Медсестра', 'Nurse “in charge”']
    const header = proofInHeader({ ...proof, missing })
    expect(header).toMatch(/^[\x20-\x7e]+$/)
    expect(ExportProof.parse(JSON.parse(header))).toEqual({ ...proof, missing })
  })

  it('stays short enough for every proxy, however much is missing', () => {
    const missing = Array.from({ length: 200 }, (_, index) => `${index} ${'Медсестра '.repeat(60)}`)
    const left_out = missing.map((words) => words.slice(0, 60))
    const header = proofInHeader({ ...proof, missing, left_out })
    expect(header.length).toBeLessThanOrEqual(2_000)
    expect(ExportProof.parse(JSON.parse(header)).missing.length).toBeGreaterThan(0)
  })
})

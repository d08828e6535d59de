import { describe, expect, it } from 'vitest'
import { readCv } from '../../cv/read-cv.ts'
import { toDocument } from './cv-document.ts'

function nameIn(firstLine: string): string {
  const text = `${firstLine}\ntom@example.com | +44 20 7946 0018\n\nExperience\nBaker, Quill Ltd\n2015 – 2019\n`
  return toDocument(readCv(text), text).header.name
}

describe('the name of a document', () => {
  it.each([
    'Tom Sollars',
    'Tom Sollars, RN, BSN',
    'Tom Sollars, PharmD',
    'TOM SOLLARS, CPA',
    'Dr Tom Sollars',
    'Prof. Dr. Tom Sollars',
  ])('is %s as the CV has it', (name) => {
    expect(nameIn(name)).toBe(name)
  })

  it('takes no title of a job for a degree', () => {
    expect(nameIn('TOM SOLLARS, SALES MANAGER')).toBe('TOM SOLLARS')
    expect(nameIn('Tom Sollars, Baker')).toBe('Tom Sollars')
    expect(nameIn('Tom Sollars | RN')).toBe('Tom Sollars')
  })
})

import { describe, expect, it } from 'vitest'
import { readCv } from '../../cv/read-cv.ts'
import { toDocument } from './cv-document.ts'

/** What the document says beside the fields of its only school. */
function besides(...lines: readonly string[]): readonly string[] | undefined {
  const text = `Tom Sollars\ntom@example.com\n\nEducation\n${lines.join('\n')}\n`
  return toDocument(readCv(text), text).education[0]?.details
}

describe('what stands at a school and has no field', () => {
  it('is kept, however short: a grade in a year, a class; a town stands with the name', () => {
    expect(besides('University of Palo Duro, Amarillo, TX', 'BSc Physics, 2013')).toEqual([])
    expect(besides('XII (HSC), Little Lamp High School, 1991, 91%')).toEqual(['91%'])
    expect(besides('BA (Hons) History, 2:1, Northmoor University, 2012')).toEqual(['2:1'])
  })

  it('is kept beside what the reader has taken', () => {
    expect(besides('BSc Physics, University of Hull, 2012. Thesis: Slow light in glass')).toEqual([
      'Thesis: Slow light in glass',
    ])
  })

  it('is nothing where only labels and small words are left', () => {
    expect(besides('Dates: 2010 - 2014', 'Name of institution: University of Hull')).toEqual([])
    expect(besides('BSc Physics from University of Hull, graduated 2012')).toEqual([])
  })
})

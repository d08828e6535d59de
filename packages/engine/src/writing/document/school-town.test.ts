import { describe, expect, it } from 'vitest'
import { readCv } from '../../cv/read-cv.ts'
import { toDocument } from './cv-document.ts'

function schoolOf(line: string) {
  const text = `Tom Sollars\n\nEducation\n\nBSc Nursing\n${line}\n`
  const school = toDocument(readCv(text), text).education[0]
  return [school?.institution, ...(school?.details ?? [])]
}

describe('a school in toDocument', () => {
  it('keeps its town with its name', () => {
    expect(schoolOf('University of Palo Duro, Amarillo | 2009 – 2013')).toEqual([
      'University of Palo Duro, Amarillo',
    ])
    expect(schoolOf('University of Palo Duro, Amarillo, 2009 – 2013')).toEqual([
      'University of Palo Duro, Amarillo',
    ])
    expect(schoolOf('University of Palo Duro          Amarillo, TX\n2013')).toEqual([
      'University of Palo Duro, Amarillo, TX',
    ])
  })

  it('keeps what has no field as a detail', () => {
    expect(schoolOf('University of Palo Duro, 2013, GPA 3.7')).toEqual([
      'University of Palo Duro',
      'GPA 3.7',
    ])
    expect(schoolOf('University of Palo Duro, Distinction | 2013').slice(1)).toEqual([
      'Distinction',
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

const roles =
  'Jo Reed\nLeeds | jo@example.com\n\nQuality Technologist, Midland Dairies, 2019 – present\n- Wrote HACCP plans and closed complaints\n\n'

describe('readSchools', () => {
  it.each([
    ['BSc Food Science, UCC, 2016. HACCP Level 4.', 'BSc Food Science'],
    ['Honours degree, mechanical engineering, ATU Galway, 2018 (level 8)', 'Honours degree'],
    ['Leaving Certificate, St Mary’s Athlone, 2014', 'Leaving Certificate'],
    ['Diploma in Nursing, Waterford IT, 2012. Clean driving licence.', 'Diploma in Nursing'],
  ])('reads "%s" below the roles without a heading', (line, degree) => {
    expect(readCv(`${roles}${line}\n`).education.map((school) => school.degree?.text)).toEqual([
      degree,
    ])
  })

  it.each(['Licence: B, D since 2015, clean', 'Forklift certificate, 2019'])(
    'takes "%s" for no school',
    (line) => {
      expect(readCv(`${roles}${line}\n`).education).toEqual([])
    },
  )

  it('takes where somebody studied for no role', () => {
    const cv = readCv(`${roles}Studied: economics, Univ. of Leeds, 2:1 (2014-17)\n`)
    expect(cv.experience).toHaveLength(1)
    expect(cv.education[0]?.institution?.text).toBe('Univ. of Leeds')
  })
})

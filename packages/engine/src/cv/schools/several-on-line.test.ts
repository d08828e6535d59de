import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

function schools(lines: string) {
  const { education } = readCv(
    `Jo Reed\njo@example.com\n\nExperience\nClerk, Hill Stores Ltd, 2010 - 2012\n- Filed\n\n${lines}\n`,
  )
  return education.map(({ degree, institution, dates }) => [
    degree?.text ?? null,
    institution?.text ?? null,
    dates?.text ?? null,
  ])
}

const physics = ['BSc Physics', 'Hill University']
const optics = ['MSc Optics', 'Dale University']

describe('readEducation', () => {
  it.each([
    ['BSc Physics, Hill University, 2008. MSc Optics, Dale University, 2010', '2008', '2010'],
    ['BSc Physics, Hill University 2008, MSc Optics, Dale University 2010', '2008', '2010'],
    [
      'Hill University, BSc Physics, 2005-2008, Dale University, MSc Optics, 2008-2010',
      '2005-2008',
      '2008-2010',
    ],
    ['BSc Physics (2:1), Hill University. MSc Optics, Dale University.', null, null],
  ])('reads two schools in one labelled line: %s', (line, first, second) => {
    expect(schools(`Studies: ${line}`)).toEqual([
      [...physics, first],
      [...optics, second],
    ])
  })

  it.each([
    'BSc Physics, Hill University, 2008, First Class',
    'Hill University, 2008, BSc Physics',
    'BSc Physics, 2008, Hill University',
  ])('keeps one school of one line whole: %s', (line) => {
    expect(schools(`Education\n${line}`)).toEqual([[...physics, '2008']])
  })

  it('makes no school of a program or of what is in short', () => {
    expect(schools('Quals: SVQ 3 Care (2022), SVQ 2 Care (2016), Word and Excel (ECDL)')).toEqual([
      ['SVQ 3 Care', null, '2022'],
      ['SVQ 2 Care', null, '2016'],
    ])
    const below = schools(
      'Education\nHill School 1999-2004\n9 GCSEs\nQuals: CF1, SVQ 2 Admin, Word',
    )
    expect(below.map(([, school]) => school)).not.toContain('Word')
    expect(below.map(([, school]) => school)).not.toContain('CF1')
  })

  it('keeps a course and its date apart from a degree beside it', () => {
    expect(
      schools(
        'Education\nNVQ 3 Childcare - Hill College\nPaediatric First Aid - 2024\nGCSE Maths and English',
      ),
    ).toEqual([
      ['NVQ 3 Childcare', 'Hill College', null],
      ['Paediatric First Aid', null, '2024'],
      ['GCSE Maths and English', null, null],
    ])
    expect(
      schools(
        'Education\nNVQ 3 Childcare, Hill College, 2006\nChild Protection, 2025\nAutism Awareness, 2017\nGCSE English (B), Maths (C)',
      ).slice(2),
    ).toEqual([
      ['Autism Awareness', null, '2017'],
      ['GCSE English (B), Maths (C)', null, null],
    ])
  })

  it.each([
    ['BSc Maths, Queen Mary University of London, 2012', 'Queen Mary University of London'],
    ['A levels in Business, English and Media, BHASVIC, 2016', 'BHASVIC'],
    ['Turton High School: 3 A levels, 9 GCSEs', 'Turton High School'],
  ])('names the school alone: %s', (line, school) => {
    expect(schools(`Education\n${line}`).map(([, name]) => name)).toEqual([school])
  })

  it('still parts a subject from the university behind it', () => {
    expect(schools('Education\nReal Estate University of Ghent, 2012')[0]?.[1]).toBe(
      'University of Ghent',
    )
  })
})

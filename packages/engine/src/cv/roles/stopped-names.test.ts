import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

const top = 'Anna Marlow-Pike\nHull\nanna@example.com\n\n'

function rolesOf(text: string) {
  return readCv(top + text).experience.map(({ title, company, dates }) => [
    title?.text ?? null,
    company?.text ?? null,
    dates?.text ?? null,
  ])
}

describe('roles whose names stand in sentences of their own', () => {
  const plant =
    'Ostrelle Meals, Mississauga. General labour, packing line then kitchen line. May 2023 until now. (through agency first 6 months)\nI weigh the spices. Since 2024 I also train new people. In 2025 we moved.\n'

  it('reads employer, post and dates over a paragraph', () => {
    expect(rolesOf(plant)).toEqual([['General labour', 'Ostrelle Meals', 'May 2023 until now']])
  })

  it('tells with the role what stands beside its names', () => {
    const [role] = readCv(top + plant).experience
    expect(role?.bullets.map(({ text }) => text)).toEqual([
      'packing line then kitchen line',
      expect.stringContaining('I weigh the spices'),
    ])
  })

  it('takes no things that were made for a post', () => {
    expect(
      rolesOf('Experience\nBarrow Frames, Shepton. Oak barns. 2010 to 2013. Raised by hand.'),
    ).toEqual([[null, 'Barrow Frames', '2010 to 2013']])
  })

  it('makes no role of deeds or of a course', () => {
    expect(rolesOf('Unloaded trailers. Trained two colleagues. 2019 to 2021.')).toEqual([])
    expect(rolesOf('Hill College, Leeds. Diploma in Nursing. 2010 to 2013.')).toEqual([])
  })

  it('tells by them which name comes first in entries without a post', () => {
    const told = `Experience\n${plant}\nPrivate houses, Croydon. 2018 until 2019.\nFive families, ironing also.\n`
    expect(rolesOf(told)[1]).toMatchObject({ 1: 'Private houses' })
  })

  it('reads a post before its firm, and a town in a sentence of its own', () => {
    expect(rolesOf('Chef. Blue Anchor, Hull. 2015 to 2019. Roasts and fish.')).toEqual([
      ['Chef', 'Blue Anchor', '2015 to 2019'],
    ])
    expect(rolesOf('Corner Shop. Leeds. Shop assistant. 2018 to 2020. Till.')).toEqual([
      ['Shop assistant', 'Corner Shop', '2018 to 2020'],
    ])
  })
})

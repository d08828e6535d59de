import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

describe('setAside', () => {
  it.each([
    'Date of birth: 12/04/1988',
    'D.O.B: 12/04/1988',
    "Father's name: Adam Quist",
    'Marital status: single',
    '[Photo]',
    'Passport size photograph',
    'Last updated: May 2026',
    'Salary: £24,000',
  ])('takes out of a role what any CV could have: %s', (line) => {
    const cv = readCv(
      `Mara Quist\nmara@example.com\n\nEXPERIENCE\nCook, Hill Inn, 2019 - 2021\n- Soups\n${line}\n`,
    )
    expect(cv.experience.map(({ bullets }) => bullets.map(({ text }) => text))).toEqual([['Soups']])
    expect(cv.beside.map(({ quote }) => quote.length > 0)).toEqual([true])
  })
})

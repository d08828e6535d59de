import { describe, expect, it } from 'vitest'
import { isToCome } from './is-to-come.ts'

const isStillToCome = (line: string) => isToCome(line, 'Paper'.length, { year: 2026, month: 11 })

describe('isToCome', () => {
  it.each([
    'Paper, exam in June 2027',
    'Paper (exam June 2027)',
    'Paper of the Institute, final assessment due March 2027',
    'Paper – test on 4 January 2027',
    'Paper, est. completion 2028',
    'Paper: starting January 2027',
    'Paper, resit December 2026',
  ])('hears that the day is still ahead: %s', (line) => expect(isStillToCome(line)).toBe(true))

  it.each([
    'Paper, exam in June 2024',
    'Paper, test passed 2023',
    'Paper, completion 2019',
    'Paper, expires June 2027',
    'Paper, valid until 2027',
    'Paper (March 2027)',
    'Paper; another one, exam in June 2027',
    'Paper\nAnother one, exam in June 2027',
  ])('hears nothing of the sort: %s', (line) => expect(isStillToCome(line)).toBe(false))
})

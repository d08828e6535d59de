import { describe, expect, it } from 'vitest'
import { bandOf } from './bands.ts'

describe('bandOf', () => {
  it.each([
    [100, 'Strong fit'],
    [85, 'Strong fit'],
    [84, 'Worth applying'],
    [70, 'Worth applying'],
    [69, 'Borderline'],
    [55, 'Borderline'],
    [54, 'Hold off'],
    [0, 'Hold off'],
  ])('calls a score of %i “%s”', (score, name) => expect(bandOf(score)).toBe(name))
})

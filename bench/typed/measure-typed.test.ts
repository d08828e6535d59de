import { describe, expect, it } from 'vitest'
import { kinds } from './kinds.ts'
import { measureTyped, shareWhole } from './measure-typed.ts'

describe('CVs as people type them', () => {
  // Other numbers than those of the bench, by which the reading is mended.
  it.each(kinds)('have their $name read whole, all but a few', (kind) => {
    const measured = measureTyped(kind, 5001, 5200)
    expect(shareWhole(measured)).toBeGreaterThanOrEqual(kind.wanted)
  })

  it.each(kinds)('are drawn alike by the same number: $name', (kind) => {
    expect(measureTyped(kind, 7, 9)).toEqual(measureTyped(kind, 7, 9))
  })
})

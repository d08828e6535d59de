import { describe, expect, it } from 'vitest'
import { compiled } from './compiled.ts'

describe('a pattern from its source', () => {
  it('is compiled once for the same source and flags', () => {
    expect(compiled('HRW', 'gu')).toBe(compiled('HRW', 'gu'))
    expect(compiled('HRW', 'gu').test('HRW: CT')).toBe(true)
  })

  it('is another one for other flags', () => {
    expect(compiled('HRW', 'iu').test('hrw')).toBe(true)
    expect(compiled('HRW', 'u').test('hrw')).toBe(false)
  })
})

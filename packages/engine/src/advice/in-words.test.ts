import { describe, expect, it } from 'vitest'
import { joinWords, quoted } from './in-words.ts'

describe('quoted', () => {
  it('leaves out bullets before words and marks behind them', () => {
    expect(quoted('• two years or more in a secondary school;')).toBe(
      '“two years or more in a secondary school”',
    )
    expect(quoted('A degree helps.')).toBe('“A degree helps”')
  })

  it('keeps half of no bracket, and no mark of a list', () => {
    expect(quoted('AAS in one practical unit)')).toBe('“AAS in one practical unit”')
    expect(quoted('(public tenders, one project')).toBe('“public tenders, one project”')
    expect(quoted(', MSc')).toBe('“MSc”')
    expect(quoted('~ At least two years')).toBe('“At least two years”')
  })

  it('ends before a bracket that is not closed', () => {
    expect(quoted('trade certificate in carpentry (Level 4')).toBe(
      '“trade certificate in carpentry”',
    )
    expect(quoted('trade certificate (Level 4)')).toBe('“trade certificate (Level 4)”')
  })

  it('cuts long words at the end of a phrase, or else of a word', () => {
    const phrases =
      'set out and frame the house from the slab, stand trusses, cut a roof by hand when asked to'
    expect(quoted(`${phrases} by the architect`)).toBe(
      '“set out and frame the house from the slab, stand trusses …”',
    )
    const plain =
      'supervising everybody who comes and goes between the loading bays and the yard gate all night'
    const shown = quoted(plain)
    expect(shown.length).toBeLessThanOrEqual(92)
    expect(plain.startsWith(shown.slice(1, -3))).toBe(true)
    expect(plain.charAt(shown.length - 4)).toBe(' ')
  })
})

describe('joinWords', () => {
  it('puts “and” before the last', () => {
    expect(joinWords(['one'])).toBe('one')
    expect(joinWords(['one', 'two', 'three'])).toBe('one, two and three')
  })
})

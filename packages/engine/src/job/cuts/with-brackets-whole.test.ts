import { describe, expect, it } from 'vitest'
import { splitUnits } from '../../text/units.ts'
import { withBracketsWhole } from './with-brackets-whole.ts'

const wholeOf = (text: string) =>
  withBracketsWhole(text, splitUnits(text)).map(({ start, end }) => text.slice(start, end).trim())

describe('withBracketsWhole', () => {
  it('parts nothing within brackets', () => {
    const line = 'A rota system (we use Fourth; S4Labour is fine too)'
    expect(wholeOf(`${line}\nStock control; line checks`)).toEqual([
      line,
      'Stock control;',
      'line checks',
    ])
  })

  it('lets a bracket that nobody closes part as ever', () => {
    expect(wholeOf('Stock (weekly; line checks')).toEqual(['Stock (weekly;', 'line checks'])
  })
})

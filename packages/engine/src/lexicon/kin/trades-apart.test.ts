import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../../knowledge.ts'
import { readTrades, titlesApart } from './trades-apart.ts'

describe('titlesApart', () => {
  it('parts trades of one family that are learnt apart', () => {
    expect(titlesApart('dental', 'dental hygienist')).toContain('dental assistant')
    expect(titlesApart('nursing', 'registered nurse')).toContain('midwife')
    expect(titlesApart('nursing', 'registered nurse')).not.toContain('community nurse')
  })

  it('parts nothing from a title that no trade names', () => {
    expect(titlesApart('school-teaching', 'teacher')).toEqual([])
    expect(titlesApart('payroll', 'payroll manager')).toEqual([])
  })

  it('names titles of the word data only, each in one trade, and two trades at least', () => {
    const { titles } = readKnowledge().lexicon
    for (const [family, trades] of readTrades()) {
      const names = titles.flatMap((title) => (title.family === family ? title.name : []))
      expect(trades.length, family).toBeGreaterThan(1)
      for (const name of trades.flat()) expect(names, family).toContain(name)
      expect(new Set(trades.flat()).size, family).toBe(trades.flat().length)
    }
  })
})

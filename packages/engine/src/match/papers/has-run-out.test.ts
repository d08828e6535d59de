import { describe, expect, it } from 'vitest'
import { hasRunOut } from './has-run-out.ts'

const november = { year: 2026, month: 11 }

function isOver(line: string, paper: string) {
  return hasRunOut(line, line.indexOf(paper) + paper.length, november)
}

describe('hasRunOut', () => {
  it('reads the month until which a paper was good', () => {
    expect(isOver('ENG1 exp. 05/2026', 'ENG1')).toBe(true)
    expect(isOver('ENG1 exp 05/26', 'ENG1')).toBe(true)
    expect(isOver("ENG1 medical (expires May '26)", 'ENG1')).toBe(true)
    expect(isOver('First aid at work, expiry date: 31 May 2026', 'First aid')).toBe(true)
    expect(isOver('CSCS card – valid until October 2026', 'CSCS')).toBe(true)
    expect(isOver('SIA licence exp. 2025, door work since', 'SIA licence')).toBe(true)
  })

  it('lets it count until that month is over', () => {
    expect(isOver('ENG1 exp. 11/2026', 'ENG1')).toBe(false)
    expect(isOver('ENG1 exp. 2026', 'ENG1')).toBe(false)
    expect(isOver('CSCS card, valid to 03/2029', 'CSCS')).toBe(false)
    expect(isOver('ENG1 expires 05/12/2026', 'ENG1')).toBe(false)
    expect(isOver('ENG1 exp. 05/2026, renewed in June', 'ENG1')).toBe(false)
  })

  it('takes experience for no end', () => {
    expect(isOver('CSCS, 10 years exp. 2010', 'CSCS')).toBe(false)
    expect(isOver('Forklift licence, exp. 05/2019 – 08/2024', 'Forklift licence')).toBe(false)
    expect(isOver('Forklift licence, exp. 05/2019 – present', 'Forklift licence')).toBe(false)
    expect(isOver('Forklift licence, exp. in 3 depots, 2019', 'Forklift licence')).toBe(false)
  })

  it('leaves the next paper in the line its own end', () => {
    expect(isOver('STCW, ENG1 exp. 05/2026', 'STCW')).toBe(false)
    expect(isOver('STCW (exp. 05/2029), ENG1 exp. 05/2026', 'STCW')).toBe(false)
    expect(isOver('STCW exp. 05/2029\nENG1 exp. 05/2026', 'STCW')).toBe(false)
  })
})

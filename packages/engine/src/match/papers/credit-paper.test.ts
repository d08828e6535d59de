import { describe, expect, it } from 'vitest'
import { readAskedPaper } from '../../job/requirements/with-asked-details.ts'
import { plainPaper } from '../../papers/asked-paper.ts'
import { readGrade } from '../../papers/paper-marks.ts'
import { creditGrade, creditPaper } from './credit-paper.ts'

const today = { year: 2026, month: 11 }

function creditOf(asks: string, shows: string, paper: string) {
  const ask = { start: asks.indexOf(paper), end: asks.indexOf(paper) + paper.length }
  const hit = { start: shows.indexOf(paper), end: shows.indexOf(paper) + paper.length }
  const asked = readAskedPaper(asks, ask, { start: 0, end: asks.length }) ?? plainPaper
  const line = { start: 0, end: shows.length }
  return creditPaper(shows, { line, hit, asked, titles: [], papers: [], today })
}

function creditOfNurse(shows: string) {
  const asks = 'NMC registration (adult)'
  const asked =
    readAskedPaper(asks, { start: 0, end: 16 }, { start: 0, end: asks.length }) ?? plainPaper
  const titles = [{ start: shows.indexOf('nurse'), end: shows.indexOf('nurse') + 5 }]
  const hit = { start: 0, end: 'NMC registered'.length }
  return creditPaper(shows, {
    line: { start: 0, end: shows.length },
    hit,
    asked,
    titles,
    papers: [],
    today,
  })
}

describe('creditPaper', () => {
  it('takes nobody on the way for one who is licensed elsewhere', () => {
    const elsewhere =
      'Active, unencumbered LICSW, or LICSW of another state and eligible for licensure here'
    expect(creditOf(elsewhere, 'Finishing my hours toward the LICSW', 'LICSW')).toBe(0.5)
    expect(creditOf('LICSW or eligible for it', 'Working toward the LICSW', 'LICSW')).toBe(1)
  })

  it('gives all for the paper that is asked for', () => {
    expect(creditOf('NMC registration (adult)', 'NMC registration since 2020', 'NMC')).toBe(1)
  })

  it('gives less than half for a paper of a lower level: it allows less work', () => {
    expect(creditOf('IRATA at Level 3', 'IRATA Level 2', 'IRATA')).toBeLessThan(0.5)
    expect(creditOf('IRATA at Level 2', 'IRATA Level 3', 'IRATA')).toBe(1)
  })

  it('gives a part for a lower level, however it is written', () => {
    const asked = { ...plainPaper, grade: readGrade('WSET 3') }
    const creditFor = (held: string) =>
      creditGrade(held, {
        line: { start: 0, end: held.length },
        hit: { start: 0, end: 'WSET'.length },
        asked,
      })
    for (const held of ['WSET Level 2 Award in Wines', 'WSET 2, 2021'])
      expect(creditFor(held), held).toBeLessThan(1)
    for (const held of ['WSET Level 3', 'WSET 3 with distinction', 'WSET Diploma, 2021'])
      expect(creditFor(held), held).toBe(1)
  })

  it('gives little for another branch of it', () => {
    const asks = 'NMC registration (adult)'
    expect(creditOf(asks, 'NMC registration (mental health)', 'NMC registration')).toBeLessThan(0.5)
    expect(creditOf(asks, 'NMC registration (adult)', 'NMC registration')).toBe(1)
  })

  it('reads the branch behind the title that the paper was given for', () => {
    expect(creditOfNurse('NMC registered nurse (adult), since 2018')).toBe(1)
    expect(creditOfNurse('NMC registered nurse since 2018')).toBe(1)
    expect(creditOfNurse('NMC registered nurse (child)')).toBeLessThan(0.5)
  })

  it('hears as what somebody is registered', () => {
    const asks = 'GDC registration as dental hygienist or dental therapist'
    const paper = 'GDC registration'
    expect(creditOf(asks, 'GDC registration as dental therapist', paper)).toBe(1)
    expect(creditOf(asks, 'GDC registration as dental nurse', paper)).toBeLessThan(0.5)
    expect(creditOf(asks, 'GDC registration, no conditions', paper)).toBe(1)
  })

  it('hears by its code what a paper is for', () => {
    expect(creditOf('blue CPCS A04 card', 'CPCS A04A and A04B, blue', 'CPCS')).toBe(1)
    expect(creditOf('blue CPCS A04 card', 'CPCS A60C all duties', 'CPCS')).toBeLessThan(0.5)
    expect(creditOf('blue CPCS A04 card', 'CPCS card', 'CPCS')).toBe(1)
  })

  it('gives a part for an older edition, and reads no level of another paper for it', () => {
    expect(creditOf('18th Edition', '17th Edition, then the 18th Edition', '18th Edition')).toBe(1)
    expect(creditOf('18th Edition', 'NVQ Level 3, 18th Edition', '18th Edition')).toBe(1)
  })

  it('welcomes learners where the posting does', () => {
    expect(creditOf('ACCA, qualified or finalist', 'ACCA finalist', 'ACCA')).toBe(1)
    expect(creditOf('ACCA qualified', 'ACCA finalist', 'ACCA')).toBe(0.5)
  })
})

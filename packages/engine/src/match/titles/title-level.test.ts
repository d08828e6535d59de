import { describe, expect, it } from 'vitest'
import { levelCredit, readTitleLevel } from './title-level.ts'

describe('levelCredit', () => {
  const credit = (held: string, asked: string) =>
    levelCredit(readTitleLevel(held), readTitleLevel(asked))

  it('gives all for the level that is asked for', () => {
    expect(credit('Electrician', 'Maintenance Electrician')).toBe(1)
    expect(credit('Teaching Assistant', 'Teaching Assistant')).toBe(1)
  })

  it('gives the less the further below it somebody stands', () => {
    expect(credit('Apprentice Electrician', 'Electrician')).toBeLessThan(
      credit('Assistant Electrician', 'Electrician'),
    )
    expect(credit('Junior Developer', 'Developer')).toBeLessThan(1)
  })

  it('gives half for who fetches and carries for the trade', () => {
    expect(credit('Roofing Labourer', 'Roofer')).toBeLessThan(0.6)
    expect(credit('Electrician’s Mate', 'Electrician')).toBeLessThan(0.6)
    expect(credit('Labourer', 'Site Labourer')).toBe(1)
    expect(credit('Chief Mate', 'Chief Mate')).toBe(1)
  })

  it('takes less off for standing above it', () => {
    expect(credit('Head Chef', 'Sous Chef')).toBeGreaterThan(credit('Junior Chef', 'Sous Chef'))
    expect(credit('Head Chef', 'Sous Chef')).toBeLessThan(1)
  })
})

import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../../knowledge.ts'
import { tokenize } from '../../text/tokenize.ts'
import { sectorDeeds } from './sector-deeds.ts'
import { SectorIndex } from './sector-index.ts'

const index = new SectorIndex(`
manufacturing, factory | @works, plant manager
food manufacturing, food factory < manufacturing, food | @bakeries, biscuit factory
food | @borough market
`)

function named(words: string): string[][] {
  const tokens = tokenize(words)
  return index
    .find(tokens)
    .map(({ first, last }) => tokens.slice(first, last).map(({ word }) => word))
}

describe('SectorIndex', () => {
  it('finds the longest name, side by side', () => {
    expect(named('Food manufacturing or any factory')).toEqual([
      ['food', 'manufacturing'],
      ['factory'],
    ])
  })

  it('tells a kind by whatever is of it, and not the other way round', () => {
    const [food] = index.find(tokenize('food manufacturing'))
    const [any] = index.find(tokenize('manufacturing'))
    expect(index.waysOf(any?.line ?? -1)).toEqual(
      expect.arrayContaining(['bakery@', 'biscuit factory', 'plant manager']),
    )
    expect(index.waysOf(food?.line ?? -1)).not.toContain('plant manager')
  })

  it('tells by words of an employer only as such, and by no name of one word', () => {
    const [food] = index.find(tokenize('food'))
    const ways = index.waysOf(food?.line ?? -1)
    expect(ways).toContain('borough market@')
    expect(ways).not.toContain('food')
  })
})

describe('the sectors', () => {
  const lines = sectorDeeds.split('\n').filter((line) => line !== '' && !line.startsWith('#'))

  it('are written as names, what they are kinds of, a bar, and ways of telling', () => {
    expect(lines.length).toBeGreaterThan(100)
    expect(lines.filter((line) => !/^[^|<]+(?: < [^|<]+)? \| [^|]+$/.test(line))).toEqual([])
  })

  it('are kinds of others that stand there', () => {
    const names = new Set(lines.map((line) => /^[^,|<]+/.exec(line)?.[0].trim()))
    const kinds = lines.flatMap((line) => / < ([^|]+) \|/.exec(line)?.[1]?.split(', ') ?? [])
    expect(kinds.filter((kind) => !names.has(kind.trim()))).toEqual([])
  })

  it('are told by no word of daily life alone', () => {
    const { words } = readKnowledge()
    const all = new SectorIndex(sectorDeeds)
    const lone = lines
      .flatMap((_, line) => all.waysOf(line))
      .filter((way) => !/[ @^]/.test(way) && words.weigh(way) < 0.2)
    expect(lone).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import {
  percentFor,
  type SubScoreName,
  scoreWeights,
  shareOfPart,
  strongCoverage,
  subScoreNames,
} from './score-weights.ts'

describe('scoreWeights', () => {
  it('add up to a hundred points', () => {
    const points = subScoreNames.map((name) => scoreWeights[name].points)
    expect(points.reduce((sum, each) => sum + each, 0)).toBe(100)
  })
})

describe('percentFor', () => {
  it.each(subScoreNames)('gives %s nothing for nothing and a hundred for all of it', (name) => {
    expect(percentFor(name, 0)).toBe(0)
    expect(percentFor(name, 1)).toBeCloseTo(100, 9)
  })

  it.each(subScoreNames)('calls %s strong from its strong share on', (name) => {
    expect(percentFor(name, strongCoverage[name])).toBeCloseTo(85, 9)
  })

  it.each(subScoreNames)('rises with each share of %s', (name) => {
    const percents = Array.from({ length: 101 }, (_, share) => percentFor(name, share / 100))
    expect(percents).toEqual(percents.toSorted((a, b) => a - b))
  })
})

describe('shareOfPart', () => {
  const shares = (asked: Partial<Record<SubScoreName, number>>) =>
    subScoreNames.map((name) =>
      shareOfPart(name, (part) => asked[part] ?? (part === 'Skills' ? 3 : 1)),
    )

  it('leaves each part its points where all is asked for in full', () => {
    expect(shares({})).toEqual([1, 1, 1, 1, 1])
  })

  it('gives a degree that is only wished for less, and nothing else', () => {
    expect(shares({ Education: 0.25 })).toEqual([1, 1, 1, 0.25, 1])
  })

  it('gives what is named less where all of it weighs less than one must', () => {
    expect(shares({ Skills: 1.5 })).toEqual([0.5, 1, 1, 1, 1])
    expect(shares({ Skills: 30 })).toEqual([1, 1, 1, 1, 1])
  })

  it('gives work done less where nobody needs to have done it, and its title least', () => {
    expect(shares({ Title: 0.5 })).toEqual([1, 0.5, 0.5, 1, 0.25])
  })
})

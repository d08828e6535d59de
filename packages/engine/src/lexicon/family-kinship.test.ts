import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../knowledge.ts'
import { areNearFamilies, groupedFamilies } from './family-kinship.ts'

describe('areNearFamilies', () => {
  it('knows the work between which people move, whatever the field', () => {
    expect(areNearFamilies('web-design', 'web-development')).toBe(true)
    expect(areNearFamilies('electrical-trades', 'plant-maintenance')).toBe(true)
    expect(areNearFamilies('guarding', 'cyber-operations')).toBe(false)
  })

  it('speaks only of families that the titles have', () => {
    const families = new Set(readKnowledge().lexicon.titles.map(({ family }) => family))
    expect(groupedFamilies().filter((family) => !families.has(family))).toEqual([])
  })
})

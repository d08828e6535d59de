import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../../knowledge.ts'
import { familiesNear, groupedFamilies } from './family-kinship.ts'

describe('familiesNear', () => {
  it('knows the work between which people move, whatever the field', () => {
    expect(familiesNear('web-design')).toContain('web-development')
    expect(familiesNear('electrical-trades')).toContain('plant-maintenance')
    expect(familiesNear('guarding')).not.toContain('cyber-operations')
  })

  it('speaks only of families that the titles have', () => {
    const families = new Set(readKnowledge().lexicon.titles.map(({ family }) => family))
    expect(groupedFamilies().filter((family) => !families.has(family))).toEqual([])
  })
})

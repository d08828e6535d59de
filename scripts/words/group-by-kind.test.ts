import { describe, expect, it } from 'vitest'
import { groupByKind } from './group-by-kind.ts'

const lines = [
  '# heat',
  'tool: oven',
  'baking > cooking',
  'tool: pan',
  '# cold',
  'icing',
  'tool:',
  'fridge',
]

describe('groupByKind', () => {
  it('says once what several lines are, within each stretch', () => {
    expect(groupByKind(lines)).toEqual([
      '# heat',
      'baking > cooking',
      'tool:',
      'oven',
      'pan',
      '# cold',
      'icing',
      'tool:',
      'fridge',
    ])
  })

  it('changes nothing the second time', () => {
    expect(groupByKind(groupByKind(lines))).toEqual(groupByKind(lines))
  })
})

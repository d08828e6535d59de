import { describe, expect, it } from 'vitest'
import { patchedPlaces } from './list-patch.ts'

const list = ['Sang', 'Wrote  songs', 'Sang', 'Taught']
const before = 'Sang\nWrote songs\nSang\nTaught'

describe('patchedPlaces', () => {
  it('tells where each line stood, also of two that are alike', () => {
    expect(patchedPlaces(list, { before, after: 'Taught\nSang\nWrote songs\nSang' })).toEqual([
      3, 0, 1, 2,
    ])
  })

  it('takes in what is new, and loses no line that a patch leaves out', () => {
    expect(patchedPlaces(list, { before, after: 'Danced\nTaught' })).toEqual(['Danced', 3, 0, 1, 2])
  })

  it('leaves a list that has changed meanwhile as it is', () => {
    expect(patchedPlaces([...list, 'Rowed'], { before, after: 'Taught\nSang' })).toEqual([
      0, 1, 2, 3, 4,
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { bands, recommendedScore } from '@rolefit/engine'
import { bandLook, recommendedPercent } from './band-look.ts'

const strokeByColor = { green: 'solid', amber: 'half', rose: 'dashed' } as const

describe('bandLook', () => {
  it('gives every band of the engine a stroke of its colour and a recommendation', () => {
    for (const { name, color } of bands) {
      expect(bandLook(name)).toMatchObject({ stroke: strokeByColor[color] })
      expect(bandLook(name).recommendation).not.toBe('')
    }
  })

  it('claims nothing about a band it does not know', () => {
    expect(bandLook('constructor')).toMatchObject({ stroke: 'dotted', recommendation: '' })
  })

  it('recommends from the engine’s own limit', () => {
    expect(recommendedPercent).toBe(recommendedScore)
  })
})

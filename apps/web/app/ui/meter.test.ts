import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { rendered } from '../../test/rendered.ts'
import { Meter } from './meter.tsx'

const widthOf = (value: number, most: number) =>
  /width:([^"]+)"/.exec(rendered(createElement(Meter, { label: 'Left', value, most })))?.[1]

describe('Meter', () => {
  it('is as long as the share, and never longer than the whole', () => {
    expect(widthOf(1, 4)).toBe('25%')
    expect(widthOf(23, 3)).toBe('100%')
    expect(widthOf(-1, 3)).toBe('0%')
    expect(widthOf(1, 0)).toBe('0%')
  })
})

import { describe, expect, it } from 'vitest'
import { tokenize } from '../tokenize.ts'
import { RootSet } from './root-set.ts'

describe('RootSet', () => {
  it('holds the roots of its words, in whatever form they are asked for', () => {
    const roots = new RootSet(tokenize('Planning gardens'))
    const held = tokenize('planned garden kitchens').map((token) => roots.has(token))
    expect(held).toEqual([true, true, false])
  })

  it('knows a word again that is too long to be kept', () => {
    const endless = 'winding'.repeat(40)
    const roots = new RootSet(tokenize(`${endless} road`))
    const held = tokenize(`${endless} ${endless}s ${'a'.repeat(300)}`).map((token) =>
      roots.has(token),
    )
    expect(held).toEqual([true, true, false])
  })
})

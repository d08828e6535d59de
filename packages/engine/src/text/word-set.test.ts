import { describe, expect, it } from 'vitest'
import { tokenize } from './tokenize.ts'
import { WordSet } from './word-set.ts'

describe('WordSet', () => {
  it('knows its words however they are written, and again when they come back', () => {
    const set = new WordSet(['not', 'without'])
    const asked = () => tokenize('Not without NOTES').map((token) => set.has(token))
    expect(asked()).toEqual([true, true, false])
    expect(asked()).toEqual([true, true, false])
  })

  it('knows a word that is too long to have a number', () => {
    const long = 'x'.repeat(50)
    expect(tokenize(`${long} ${long}y`).map((token) => new WordSet([long]).has(token))).toEqual([
      true,
      false,
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { tokenize } from '../tokenize.ts'
import { rootAmong, WordTrait, wordAmong } from './word-trait.ts'

const denying = wordAmong(['not', 'without'])
const planning = rootAmong(['plan'])
const short = new WordTrait(({ word }) => word.length < 4)

describe('WordTrait', () => {
  it('knows its words however they are written, and again when they come back', () => {
    const asked = () => tokenize('Not without NOTES').map((token) => denying.has(token))
    expect(asked()).toEqual([true, true, false])
    expect(asked()).toEqual([true, true, false])
  })

  it('tells words apart by each of its questions', () => {
    const tokens = tokenize('We planned the planning without plans')
    expect(tokens.map((token) => planning.has(token))).toEqual([
      false,
      true,
      false,
      true,
      false,
      true,
    ])
    expect(tokens.map((token) => short.has(token))).toEqual([
      true,
      false,
      true,
      false,
      false,
      false,
    ])
  })

  it('answers for a word that is too long to have a record, and for none', () => {
    const long = 'x'.repeat(50)
    const [one, other] = tokenize(`${long} ${long}y`)
    const own = wordAmong([long])
    expect([own.has(one), own.has(other), own.has(undefined)]).toEqual([true, false, false])
  })

  it('answers a question that is first asked when words were met already', () => {
    const [first, second] = tokenize('without notes')
    expect(denying.has(first)).toBe(true)
    const late = wordAmong(['notes'])
    expect([late.has(first), late.has(second)]).toEqual([false, true])
  })

  it('takes the forms of a word for it, however it is given', () => {
    const [nice, purchases] = tokenize('nice purchases')
    const own = rootAmong(['nice', 'purchase'])
    expect([own.has(nice), own.has(purchases)]).toEqual([true, true])
  })
})

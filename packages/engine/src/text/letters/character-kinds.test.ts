import { describe, expect, it } from 'vitest'
import { isCapital, isDigit, isPlainLetter, isSmall, isSpace } from './character-kinds.ts'

const all = Array.from({ length: 65_536 }, (_, code) => code)
const unlike = (is: (code: number) => boolean, pattern: RegExp) =>
  all.filter((code) => is(code) !== pattern.test(String.fromCharCode(code)))

describe('kinds of characters', () => {
  it('tells white space as patterns do', () => {
    expect(unlike(isSpace, /\s/)).toEqual([])
  })

  it('tells plain letters and figures as patterns do', () => {
    expect(unlike(isSmall, /[a-z]/)).toEqual([])
    expect(unlike(isCapital, /[A-Z]/)).toEqual([])
    expect(unlike(isPlainLetter, /[a-zA-Z]/)).toEqual([])
    expect(unlike(isDigit, /[0-9]/)).toEqual([])
  })
})

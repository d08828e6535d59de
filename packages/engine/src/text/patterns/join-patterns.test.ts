import { describe, expect, it } from 'vitest'
import { joinPatterns } from './join-patterns.ts'

describe('joinPatterns', () => {
  const joined = joinPatterns([/^you|^we/i, /cv$/i, /\p{Lu}{3}/u])
  const finds = (text: string) => joined.some((pattern) => pattern.test(text))

  it('finds what one of them finds', () => {
    expect(['You will', 'send a CV', 'an RGN'].every(finds)).toBe(true)
  })

  it('finds nothing where none of them does', () => {
    expect(['as you will', 'a cv is', 'an rgn'].some(finds)).toBe(false)
  })

  it('makes one of those with the same flags', () => {
    expect(joined).toHaveLength(2)
  })
})

import { describe, expect, it } from 'vitest'
import { wholePhrase } from './whole-phrase.ts'

function whole(text: string, words: string): string {
  const start = text.indexOf(words)
  const { start: from, end } = wholePhrase(
    text,
    { start, end: start + words.length },
    { start: 0, end: text.length },
  )
  return text.slice(from, end)
}

describe('wholePhrase', () => {
  it('closes a bracket that was opened', () => {
    expect(whole('trade test (level 4, or one like it), tools', 'trade test (level 4')).toBe(
      'trade test (level 4, or one like it)',
    )
  })

  it('leaves a bracket out that never closes', () => {
    expect(whole('trade test (level 4 and more', 'trade test (level 4')).toBe('trade test')
  })

  it('drops what is left over at the ends', () => {
    expect(whole('and two years on the', 'and two years on the')).toBe('two years')
    expect(whole('* a diploma, or', '* a diploma, or')).toBe('a diploma')
  })

  it('begins behind a bracket that was opened before it', () => {
    const text = 'LLOP licence (in-house or RTITB) preferred, FLT counterbalance or reach a bonus'
    expect(whole(text, 'RTITB) preferred, FLT counterbalance or reach a bonus')).toBe(
      'FLT counterbalance or reach',
    )
    expect(
      whole('payments, lending, billing or another field', 'lending, billing or another'),
    ).toBe('lending, billing')
  })

  it('leaves what is nothing but a sign as it stands', () => {
    expect(whole('a, b', ',')).toBe(',')
  })
})

import { describe, expect, it } from 'vitest'
import { shortenWords, spellWords } from './short-words.ts'

describe('shortenWords', () => {
  it('writes two signs for a word, and marks capitals', () => {
    const text = 'stock control\nstock manager\nManager\nEU stock\nAPIs\n=QA@@\n=QC@\n'
    expect(shortenWords(text)).toBe(
      'stock manager control\nAa Ac\nAa Ab\n{Ab\n}eu Aa\n}ap{is[qa][qc;',
    )
    expect(spellWords(shortenWords(text))).toBe(text)
  })

  it('leaves as they are the words for which no signs are left', () => {
    const words = Array.from({ length: 1700 }, (_, at) => `word${letters(at)}`)
    const text = `${words.join(' ')} ${words.join(' ')} once\n`
    expect(shortenWords(text)).toContain(' once\n')
    expect(spellWords(shortenWords(text))).toBe(text)
  })

  it('says so where a text holds its own marks', () => {
    for (const text of ['curly {braces}', 'in; two'])
      expect(() => shortenWords(text)).toThrow('none of "{}[];"')
  })
})

function letters(number: number): string {
  return [...String(number)].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('')
}

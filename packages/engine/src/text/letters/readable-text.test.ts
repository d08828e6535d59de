import { describe, expect, it } from 'vitest'
import { readableText } from './readable-text.ts'

describe('readableText', () => {
  it('drops what nobody sees inside of words', () => {
    expect(readableText('\ufeffwound\u00ad care, wo\u200bund, \u202anurse\u202c')).toBe(
      'wound care, wound, nurse',
    )
  })

  it('makes plain blanks and line ends of all others', () => {
    expect(readableText('Band\u00a05\u2009nurse\r\nday\rnight\u2028both')).toBe(
      'Band 5 nurse\nday\nnight\nboth',
    )
  })

  it('reads the bullets of symbol fonts and the joined letters of typefaces', () => {
    expect(readableText('Duties\n \uf0b7 O\ufb03ce work\n\uf0a7\tFiling')).toBe(
      'Duties\n• Office work\n•\tFiling',
    )
  })

  it('takes blanks that are wide all through for plain ones, and no columns', () => {
    const line = 'Packed and loaded all night and all day for Dale Dairy'
    const text = `${line}\n`.repeat(4)
    expect(readableText(text.replaceAll(' ', '  '))).toBe(text)
    const table = `${text}2019 - 2020   Packer   Dale Dairy`
    expect(readableText(table)).toBe(table)
  })

  it('leaves a text as it is that was typed, and one that it has read', () => {
    const typed = 'Pflegekraft – 30 Std.\n\t• São Paulo, ¼ zsh “ok” 👩‍⚕️ می‌خواهم'
    expect(readableText(typed)).toBe(typed)
    const once = readableText('a\u00a0b\r\n\uf0b7 c\u00add')
    expect(readableText(once)).toBe(once)
  })
})

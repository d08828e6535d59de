import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakLines } from './break-lines.ts'

const run = (text: string) => ({ text, bold: false, italic: false, colour: '000000' })
const measure = (text: string) => text.length * 10
const broken = (texts: readonly string[], width: number) =>
  breakLines(texts.map(run), width, measure).map(({ fragments, width: measured }) => [
    fragments.map(({ text }) => text).join(''),
    measured,
  ])

describe('breakLines', () => {
  it('breaks at spaces, and does not count the space it ends in', () => {
    expect(broken(['one two three'], 80)).toEqual([
      ['one two ', 70],
      ['three', 50],
    ])
  })

  it('breaks after hyphens, and inside a word only where it is wider than the line', () => {
    expect(broken(['a well-known name'], 80)).toEqual([
      ['a well-', 70],
      ['known ', 50],
      ['name', 40],
    ])
    expect(broken(['of abcdefghijkl x'], 50).map(([text]) => text)).toEqual([
      'of ',
      'abcde',
      'fghij',
      'kl x',
    ])
  })

  it('breaks between ideographs, but not before what ends a sentence', () => {
    expect(broken(['拥有八年经验，熟悉'], 60).map(([text]) => text)).toEqual([
      '拥有八年经',
      '验，熟悉',
    ])
  })

  it('does not break between two runs of one word', () => {
    expect(broken(['go by the Title', ', here'], 110).map(([text]) => text)).toEqual([
      'go by the ',
      'Title, here',
    ])
  })

  it('keeps every character and every line within its width', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 5 }), (texts) => {
        const lines = broken(texts, 70)
        expect(lines.map(([text]) => text).join('')).toBe(texts.join(''))
        for (const [text = '', width = 0] of lines) {
          expect(Number(width) <= 70 || [...String(text)].length === 1).toBe(true)
        }
      }),
    )
  })
})

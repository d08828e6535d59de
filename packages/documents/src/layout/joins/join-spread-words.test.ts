import { describe, expect, it } from 'vitest'
import { textBox } from '../../../test/fixtures/text-box.ts'
import { joinSpreadWords } from './join-spread-words.ts'

/** Words on a line that ends at 500, with the same gap between them. */
function spread(line: number, words: readonly string[], afterSpace = true) {
  const letters = words.join('').length * 5
  const gap = (450 - letters) / (words.length - 1)
  let at = 50
  return words.map((text, index) => {
    const box = textBox(text, line, { start: at, afterSpace: afterSpace && index > 0 })
    at = box.end + gap
    return box
  })
}
const textsOf = (...drawn: Parameters<typeof joinSpreadWords>[0]) =>
  joinSpreadWords(drawn).map(({ text }) => text)

describe('joinSpreadWords', () => {
  it('joins words that were spread over the whole line', () => {
    expect(
      textsOf(
        ...spread(0, ['BSc', 'Adult', 'Nursing']),
        ...spread(1, ['Larkfield', 'College']),
        textBox('2014 – 2017', 2),
      ),
    ).toEqual(['BSc Adult Nursing', 'Larkfield College', '2014 – 2017'])
  })

  it('leaves what stands behind a tab, and a word before its date', () => {
    expect(textsOf(...spread(0, ['SAP', 'Forklift', 'Excel'], false))).toHaveLength(3)
    expect(textsOf(...spread(0, ['English', 'Native']))).toHaveLength(2)
    expect(textsOf(...spread(0, ['Nurse', '2014']), ...spread(1, ['Cook', '2012']))).toHaveLength(4)
  })

  it('leaves names in little boxes, which stand as far apart in each row', () => {
    const boxes = (line: number, ends: readonly (readonly [string, number])[]) =>
      ends.map(([text, start], at) => textBox(text, line, { start, afterSpace: at > 0 }))
    const first = boxes(0, [
      ['React', 50],
      ['Docker', 95],
      ['SQL', 145],
    ])
    const second = boxes(1, [
      ['Node.js', 50],
      ['Java', 105],
      ['Kubernetes', 145],
    ])
    const wide = textBox('Designed the API', 2, { end: 160 })
    expect(textsOf(...first, ...second, wide)).toHaveLength(7)
  })
})

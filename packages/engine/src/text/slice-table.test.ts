import { describe, expect, it } from 'vitest'
import { SliceTable } from './slice-table.ts'

describe('SliceTable', () => {
  it('knows a slice again wherever it stands', () => {
    const table = new SliceTable(10)
    expect(table.find('wards', 0, 4)).toBe(0)
    expect(table.add('wards', 0, 4)).toBe(1)
    expect(table.find('the ward', 4, 8)).toBe(1)
    expect(table.find('the wards', 4, 9)).toBe(0)
  })

  it('tells letters of any script apart', () => {
    const table = new SliceTable(10)
    const words = ['é', 'е', 'e', '工', '\u{1F600}']
    for (const word of words) table.add(word, 0, word.length)
    expect(words.map((word) => table.find(word, 0, word.length))).toEqual([1, 2, 3, 4, 5])
  })

  it('tells thousands of words apart, and takes no more than it has room for', () => {
    const words = Array.from({ length: 20_000 }, (_, i) => `word${i * 7919}`)
    const table = new SliceTable(words.length)
    for (const word of words) table.add(word, 0, word.length)
    expect(words.filter((word, i) => table.find(word, 0, word.length) !== i + 1)).toEqual([])
    expect(table.add('another', 0, 7)).toBe(0)
    expect(table.find('another', 0, 7)).toBe(0)
  })

  it('stays quick with words made to hash alike: it gives them no more room', () => {
    const table = new SliceTable(1_000)
    const words = wordsThatHashAlike(80)
    expect(new Set(words).size).toBe(80)
    const numbers = words.map((word) => table.add(word, 0, word.length))
    expect(numbers.slice(0, 3)).toEqual([1, 2, 3])
    expect(numbers.at(-1)).toBe(0)
    expect(words.map((word) => table.find(word, 0, word.length))).toEqual(numbers)
  })
})

/** For any two letters there is a third that leads to the same hash, if only a letter may be so large. */
function wordsThatHashAlike(count: number): string[] {
  const prime = 0x01000193
  const words: string[] = []
  for (let pair = 0; words.length < count; pair += 1) {
    const [a, b] = [pair >>> 12, pair & 4095]
    const third = Math.imul(Math.imul(3 ^ a, prime) ^ b, prime) >>> 0
    if (third < 65_536) words.push(String.fromCharCode(a, b, third))
  }
  return words
}

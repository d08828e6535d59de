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

  it('tells thousands of words apart, and says when it is full', () => {
    const words = Array.from({ length: 20_000 }, (_, i) => `word${i * 7919}`)
    const table = new SliceTable(words.length)
    for (const word of words) table.add(word, 0, word.length)
    expect(words.filter((word, i) => table.find(word, 0, word.length) !== i + 1)).toEqual([])
    expect(table.isFull).toBe(true)
  })
})

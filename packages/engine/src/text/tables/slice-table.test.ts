import { describe, expect, it } from 'vitest'
import { readLetters } from '../letters/read-letters.ts'
import { SliceTable } from './slice-table.ts'

describe('SliceTable', () => {
  it('knows a slice again wherever it stands', () => {
    const table = new SliceTable(10, 2)
    expect(table.find(readLetters('wards'), 0, 4)).toBe(0)
    const ward = table.add(readLetters('wards'), 0, 4)
    expect(table.numberAt(ward)).toBe(1)
    expect(table.find(readLetters('the ward'), 4, 8)).toBe(ward)
    expect(table.find(readLetters('the wards'), 4, 9)).toBe(0)
  })

  it('finds the same after many were fetched at once', () => {
    const table = new SliceTable(10, 2)
    table.add(readLetters('ward'), 0, 4)
    const letters = readLetters('ward rota')
    table.fetch(letters, Int32Array.of(0, 4, 5, 9), 2)
    expect([table.find(letters, 0, 4) > 0, table.find(letters, 5, 9)]).toEqual([true, 0])
  })

  it('tells letters of any script apart', () => {
    const table = new SliceTable(10, 2)
    const words = ['é', 'е', 'e', '工', '\u{1F600}']
    expect(numbersGiven(table, words)).toEqual([1, 2, 3, 4, 5])
    expect(numbersFound(table, words)).toEqual([1, 2, 3, 4, 5])
  })

  it('keeps notes with each slice', () => {
    const table = new SliceTable(10, 2)
    const places = ['ward', 'nurse'].map((word) => table.add(readLetters(word), 0, word.length))
    for (const [index, place] of places.entries()) {
      table.keep(place, 0, 65_535 - index)
      table.keep(place, 1, index + 7)
    }
    expect(places.map((place) => [table.noteAt(place, 0), table.noteAt(place, 1)])).toEqual([
      [65_535, 7],
      [65_534, 8],
    ])
    expect(numbersFound(table, ['ward', 'nurse'])).toEqual([1, 2])
  })

  it('tells thousands of words apart, and takes no more than it has room for', () => {
    const words = Array.from({ length: 20_000 }, (_, i) => `word${i * 7919}`)
    const table = new SliceTable(words.length, 2)
    numbersGiven(table, words)
    expect(numbersFound(table, words)).toEqual(words.map((_, i) => i + 1))
    expect(table.add(readLetters('another'), 0, 7)).toBe(0)
    expect(table.find(readLetters('another'), 0, 7)).toBe(0)
  })

  it('stays quick with words made to hash alike: it gives them no more room', () => {
    const table = new SliceTable(1_000, 2)
    const words = wordsThatHashAlike(80)
    expect(new Set(words).size).toBe(80)
    const numbers = numbersGiven(table, words)
    expect(numbers.slice(0, 3)).toEqual([1, 2, 3])
    expect(numbers.at(-1)).toBe(0)
    expect(numbersFound(table, words)).toEqual(numbers)
  })
})

function numbersGiven(table: SliceTable, words: readonly string[]): number[] {
  return words.map((word) => numberAt(table, table.add(readLetters(word), 0, word.length)))
}

function numbersFound(table: SliceTable, words: readonly string[]): number[] {
  return words.map((word) => numberAt(table, table.find(readLetters(word), 0, word.length)))
}

function numberAt(table: SliceTable, place: number): number {
  return place === 0 ? 0 : table.numberAt(place)
}

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

import { expect, it } from 'vitest'
import { wholeWords } from './whole-words.ts'

it('finds words that stand by themselves, in any alphabet', () => {
  const found = (text: string) => new RegExp(wholeWords('HRW|carte bleue'), 'u').test(text)
  expect(found('Tickets: HRW, CT')).toBe(true)
  expect(found('ma carte bleue')).toBe(true)
  expect(found('ÉHRW')).toBe(false)
  expect(found('HRW2')).toBe(false)
})

import { describe, expect, it } from 'vitest'
import { findChange } from './find-change.ts'

const quoting = (id: string, quote: string) => ({ id, text: `Say that you know “${quote}”` })
const found = (changes: readonly ReturnType<typeof quoting>[], changeText: string) =>
  findChange(changes, { changeId: undefined, changeText })?.id

describe('findChange', () => {
  it('goes by the id first, and by the very text where there is no such id', () => {
    const changes = [quoting('one', 'Excel'), quoting('two', 'Word')]
    const { text } = changes[0] ?? quoting('', '')
    expect(findChange(changes, { changeId: 'two', changeText: text })?.id).toBe('two')
    expect(findChange(changes, { changeId: 'gone', changeText: text })?.id).toBe('one')
  })

  it('finds a change told in other words by what it quotes, whatever stands around the quoted words', () => {
    for (const quote of ['Life support (BLS)', '(life support, BLS)', ' Life support: BLS. ']) {
      expect(found([quoting('one', quote)], 'Please add life support – BLS!')).toBe('one')
    }
  })

  it('takes the longest quote, and whole words only', () => {
    const changes = [quoting('short', 'care'), quoting('long', 'wound care')]
    expect(found(changes, 'Mention wound care')).toBe('long')
    expect(found(changes, 'Mention careful work')).toBeUndefined()
  })

  it('finds neither of two that quote the same', () => {
    const changes = [quoting('one', 'Excel'), quoting('two', 'excel')]
    expect(found(changes, 'Mention Excel')).toBeUndefined()
  })
})

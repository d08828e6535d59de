import { describe, expect, it } from 'vitest'
import { forget, remember } from './remember.ts'

describe('remember', () => {
  it('reads the same words once', () => {
    const read: string[] = []
    const lengthOf = remember((words) => {
      read.push(words)
      return words.length
    })
    expect([lengthOf('nurse'), lengthOf('nurse'), lengthOf('cook')]).toEqual([5, 5, 4])
    expect(read).toEqual(['nurse', 'cook'])
  })

  it('reads them again for the next CV', () => {
    let readings = 0
    const reading = remember(() => ++readings)
    expect(reading('nurse')).toBe(1)
    forget()
    expect(reading('nurse')).toBe(2)
  })

  it('gives up what it knows rather than grow without end', () => {
    let readings = 0
    const reading = remember(() => ++readings)
    for (let word = 0; word <= 4_000; word++) reading(`word ${word}`)
    expect(reading('word 0')).toBe(4_002)
  })
})

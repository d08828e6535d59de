import { describe, expect, it } from 'vitest'
import { readPastedLines } from './read-pasted-lines.ts'

describe('readPastedLines', () => {
  it('takes each line that says something, whatever ends it', () => {
    expect(readPastedLines('Led 18 pickers\r\n\r\nRan briefings\n \nTrained 11')).toEqual([
      'Led 18 pickers',
      'Ran briefings',
      'Trained 11',
    ])
  })

  it('leaves out the signs of a list, of all three levels that Word has', () => {
    const pasted = '·\tLed 18 pickers\r\no\tRan briefings\r\n§\tTrained 11\r\n\uf0d8 Planned labour'
    expect(readPastedLines(pasted)).toEqual([
      'Led 18 pickers',
      'Ran briefings',
      'Trained 11',
      'Planned labour',
    ])
    expect(readPastedLines('•Led 18 pickers\n- Ran briefings\n✓ Trained 11')).toEqual([
      'Led 18 pickers',
      'Ran briefings',
      'Trained 11',
    ])
  })

  it('leaves signs and letters that are part of what is said', () => {
    const said = ['-5 °C cold store', '§ 34a certificate', 'o levels in English', '> 95% on time']
    expect(readPastedLines(said.join('\n'))).toEqual(said)
  })
})

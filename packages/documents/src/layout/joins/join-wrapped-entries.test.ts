import { describe, expect, it } from 'vitest'
import { joinWrappedEntries } from './join-wrapped-entries.ts'

const box = (text: string, baseline: number, width: number) => ({
  text,
  start: 40,
  end: 40 + width,
  baseline,
  size: 10,
  font: 'plain',
})
const textsOf = (...drawn: readonly ReturnType<typeof box>[]) =>
  joinWrappedEntries(drawn).map(({ text }) => text)

describe('joinWrappedEntries', () => {
  it('joins an entry that had no room on its line', () => {
    const texts = textsOf(
      box('First Aid at Work', 100, 80),
      box('City & Guilds Inspection', 118, 110),
      box('and Testing', 130, 50),
      box('Working at Height', 148, 80),
    )
    expect(texts).toEqual([
      'First Aid at Work',
      'City & Guilds Inspection and Testing',
      'Working at Height',
    ])
  })

  it('leaves a list alone whose entries stand as close as its lines', () => {
    const texts = textsOf(
      box('Medication administration', 100, 110),
      box('Discharge planning', 112, 80),
      box('Catheter care', 124, 60),
    )
    expect(texts).toHaveLength(3)
  })

  it('leaves two lines apart where the second would have fitted on the first', () => {
    const texts = textsOf(
      box('Hill Road', 100, 40),
      box('Ashcombe', 112, 45),
      box('Held a licence for lorries', 130, 120),
    )
    expect(texts).toHaveLength(3)
  })

  it('keeps dates below the name they belong to', () => {
    const texts = textsOf(
      box('Fountain Court Hotel, Leeds', 100, 120),
      box('2015 to 2018', 112, 50),
      box('Hill Inn', 130, 40),
    )
    expect(texts).toHaveLength(3)
  })

  it('puts no blank into an address, and nothing behind the name of a section', () => {
    const address = textsOf(
      box('ann.larsson@exampl', 100, 110),
      box('e.com', 112, 30),
      box('Working at Height', 130, 80),
    )
    expect(address).toHaveLength(3)
    const name = textsOf(
      box('CONTACT DETAILS', 100, 110),
      box('Email', 112, 30),
      box('Working at Height', 130, 80),
    )
    expect(name).toHaveLength(3)
  })
})

import { describe, expect, it } from 'vitest'
import { splitUnits } from '../../text/units.ts'
import { cutOneLine } from './cut-one-line.ts'

const piecesOf = (text: string) =>
  cutOneLine(text, splitUnits(text)).map(({ start, end }) => text.slice(start, end).trim())

describe('cutOneLine', () => {
  it('cuts a posting that is one line at its commas', () => {
    expect(
      piecesOf(
        'sommelier wanted, four evenings, WSET Level 3 or better, two years on the floor, write and cost the list (red, white, 210 bins), tronc and meals, ask for Ulla',
      ),
    ).toEqual([
      'sommelier wanted,',
      'four evenings,',
      'WSET Level 3 or better,',
      'two years on the floor,',
      'write and cost the list (red, white, 210 bins),',
      'tronc and meals,',
      'ask for Ulla',
    ])
  })

  it('leaves sentences and lists alone', () => {
    const posting =
      'Baker\n\nYou mix, prove, shape, bake, cool, wrap and carry bread from four in the morning until it is sold out, every day but one.\nBread\nCakes\nRolls'
    expect(piecesOf(posting)).toHaveLength(splitUnits(posting).length)
  })
})

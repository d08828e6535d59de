import { describe, expect, it } from 'vitest'
import type { DraftLine } from '../../draft.ts'
import { joinBrokenPhones } from './join-broken-phones.ts'

function joined(texts: readonly string[]): readonly string[] {
  const lines = texts.map(
    (text, at): DraftLine => ({
      text,
      page: 1,
      x: 40,
      y: 100 + at * 13,
      width: 120,
      fontSize: 10,
      fontName: '',
      bold: false,
      kind: 'text',
      place: 'body',
      gapAbove: false,
    }),
  )
  return joinBrokenPhones(lines).map(({ text }) => text)
}

describe('joinBrokenPhones', () => {
  it.each([
    ['Phone: +44 7700', '900321', 'Phone: +44 7700 900321'],
    ['ada@example.org | +44', '7700 900321 | Leeds', 'ada@example.org | +44 7700 900321 | Leeds'],
    ['07700', '900 321', '07700 900 321'],
    ['Mobile 555', '010 4477', 'Mobile 555 010 4477'],
  ])('joins %j and %j', (above, below, whole) => {
    expect(joined([above, below])).toEqual([whole])
  })

  it.each([
    [['07700 900321', '2016 - 2018']],
    [['Leeds | 07700 900321', '0113 496 0177']],
    [['+44', 'Leeds']],
    [['Sales up 0', '900321 parcels']],
    [['Since 2016', '900321']],
  ])('leaves %j as they are', (lines) => {
    expect(joined(lines)).toEqual(lines)
  })
})

import { describe, expect, it } from 'vitest'
import { endOfHead } from './end-of-head.ts'

/** The head and the text behind it. */
function parts(line: string): readonly [head: string, text: string] | null {
  const place = endOfHead(line)
  return place && [line.slice(0, place.end), line.slice(place.next)]
}

describe('endOfHead', () => {
  it.each([
    ['Dale Dairy, 2021–now. Two lines of bottles', 'Dale Dairy, 2021–now', 'Two lines of bottles'],
    [
      '2018 - 2022  Buyer, Hill Metals Ltd. Owned the category of steel',
      '2018 - 2022  Buyer, Hill Metals Ltd',
      'Owned the category of steel',
    ],
    [
      'Support Worker, Linden, Dudley (Jul 2025 - now): living with four adults',
      'Support Worker, Linden, Dudley (Jul 2025 - now)',
      'living with four adults',
    ],
    ['2022-now Hill Freight: imports of fruit', '2022-now Hill Freight', 'imports of fruit'],
    [
      'Courier, Hill Post, 2019 – 2020 (nights, a van of my own)',
      'Courier, Hill Post, 2019 – 2020',
      '(nights, a van of my own)',
    ],
    ['Cook, 2016 – present (maternity leave 2019–20)', 'Cook, 2016 – present', ''],
    ['Cook, Bay Grill, 2012-2015.', 'Cook, Bay Grill, 2012-2015', ''],
    [
      '2012-2019 Tiler, Midland Floors Ltd, shopping centres and a hospital',
      '2012-2019 Tiler, Midland Floors Ltd',
      'shopping centres and a hospital',
    ],
    [
      '2019-now self employed, domestic bathrooms and wet rooms round Corby',
      '2019-now self employed',
      'domestic bathrooms and wet rooms round Corby',
    ],
  ])('cuts %s', (line, head, text) => {
    expect(parts(line)).toEqual([head, text])
  })

  it.each([
    'Packer, Dale Dairy, 2016 - 2019',
    'Shift Manager at Hill Foods Ltd (May 2019 – Present)',
    "Nurse, St. Anne's, 2019 - 2020",
    'Moved two lines in 2017 and trained the night team from 2018 to 2019. It paid off.',
    'Led the move from 2018 to 2019. It paid off.',
    '2018-2020 Manager, finance and stock control, Hill Ltd',
    '2018-2020 Cook, Hill Inn, evenings and weekends only',
  ])('leaves %s as it is', (line) => {
    expect(parts(line)).toBeNull()
  })
})

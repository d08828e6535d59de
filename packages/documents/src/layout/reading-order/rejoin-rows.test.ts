import { describe, expect, it } from 'vitest'
import { rejoinRows } from './rejoin-rows.ts'

const box = (text: string, start: number, baseline: number, width = 100) => ({
  text,
  start,
  end: start + width,
  baseline,
  size: 10,
})

const sidebar = ['Skills', 'SQL', 'Jira', 'Git'].map((text, line) => box(text, 50, 100 + line * 14))

function read(...main: readonly ReturnType<typeof box>[]): string[] {
  return rejoinRows([...sidebar, ...main], { columns: 2 })
    .slice(sidebar.length)
    .map(({ text }) => text)
}

describe('rejoinRows', () => {
  it('puts a timeline’s dot, which a browser draws last, before its title and not behind the column beside it', () => {
    expect(
      read(box('Tester', 212, 100), box('Hollin, 2018 – 2021', 212, 114), box('●', 200, 100, 6)),
    ).toEqual(['●', 'Tester', 'Hollin, 2018 – 2021'])
  })

  it('leaves a date with the line to its right, though a column stands to its left', () => {
    expect(
      read(box('May 2018 – 2021', 200, 114, 80), box('Tester', 290, 114), box('Hollin', 290, 128)),
    ).toEqual(['May 2018 – 2021', 'Tester', 'Hollin'])
  })

  it('leaves the items of a list in two columns apart, so that each goes on below itself', () => {
    const drawn = [
      box('● Health and', 50, 100),
      box('safety', 60, 112),
      box('● Stock control', 200, 100),
    ]
    expect(rejoinRows(drawn, { columns: 1 })).toEqual(drawn)
  })

  it('leaves a date at the right of its column below the line it follows, whatever stands beside the column', () => {
    const drawn = [
      ...sidebar,
      box('Sous Chef', 212, 100),
      box('Hotel Miramonte', 212, 114),
      box('2023 – 2026', 400, 128, 60),
      box('Kept the larder', 212, 156),
    ]
    const gutter = { at: 200, top: 90, bottom: 200 }
    expect(rejoinRows(drawn, { columns: 2, gutter })).toEqual(drawn)
  })

  it('leaves the name of a section above what it heads, whatever ends on its line', () => {
    const drawn = [
      box('Grade: merit', 50, 60, 60),
      box('Skills', 140, 100, 40),
      box('GraphQL', 50, 116, 40),
      box('English', 300, 100, 40),
    ]
    expect(rejoinRows(drawn, { columns: 1 })).toEqual(drawn)
  })
})

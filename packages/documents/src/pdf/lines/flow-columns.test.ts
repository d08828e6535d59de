import { describe, expect, it } from 'vitest'
import type { DraftLine } from '../../draft.ts'
import { flowColumns } from './flow-columns.ts'

const line = (text: string, x: number, y: number): DraftLine => ({
  text,
  page: 1,
  x,
  y,
  width: 90,
  fontSize: 10,
  fontName: '',
  bold: false,
  kind: 'text',
  place: 'body',
  gapAbove: false,
})

const main = ['Ada Fen', 'Nurse, 2016 – 2019', 'Dressed wounds'].map((text, at) =>
  line(text, 50, 100 + at * 14),
)
const side = ['Skills', 'Triage', 'Rotas'].map((text, at) => line(text, 300, 100 + at * 14))
const gutter = { at: 290, top: 100, bottom: 128 }

function firstPageBefore(...next: readonly DraftLine[]): string[] | undefined {
  const pages = [
    { lines: [...main, ...side], gutter },
    { lines: next, gutter: null },
  ]
  return flowColumns(pages)[0]?.lines.map(({ text }) => text)
}

const asDrawn = [...main, ...side].map(({ text }) => text)

describe('flowColumns', () => {
  it('reads the column last that the next page goes on with', () => {
    expect(firstPageBefore(line('Gave medication', 50, 40))).toEqual([
      'Skills',
      'Triage',
      'Rotas',
      ...main.map(({ text }) => text),
    ])
  })

  it('leaves a page as it is where the next goes on with its last column, or begins a section', () => {
    expect(firstPageBefore(line('Theatre lists', 300, 40))).toEqual(asDrawn)
    expect(firstPageBefore(line('Education', 50, 40))).toEqual(asDrawn)
    expect(firstPageBefore()).toEqual(asDrawn)
  })
})

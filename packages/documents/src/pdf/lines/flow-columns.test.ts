import { describe, expect, it } from 'vitest'
import type { DraftLine } from '../../draft.ts'
import { flowColumns } from './flow-columns.ts'

const line = (text: string, x: number, y: number, width = 90): DraftLine => ({
  text,
  page: 1,
  x,
  y,
  width,
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

  it('knows a running head, which goes on with neither', () => {
    const head = line('Ada Fen', 300, 20)
    const pages = [
      { lines: [head, ...main, ...side], gutter },
      { lines: [head, line('Gave medication', 50, 40)], gutter: null },
    ]
    const texts = flowColumns(pages)[0]?.lines.map(({ text }) => text)
    expect(texts?.slice(-main.length)).toEqual(main.map(({ text }) => text))
  })

  describe('with both columns going on', () => {
    const goesOn = (page: number, at: number) => ({
      lines: [
        { ...line('Life support', 50, 40, 50), page },
        { ...line('Gave medication', at + 10, 40), page },
        { ...line('Trained starters', at + 10, 54), page },
      ],
      gutter: { at, top: 40, bottom: 54 },
    })
    const first = (at: number) => ({
      lines: [
        ...main.map((own) => ({ ...own, width: 50 })),
        ...side.map((own) => ({ ...own, x: at + 10 })),
      ],
      gutter: { ...gutter, at },
    })
    const read = (at: number) =>
      flowColumns([first(at), goesOn(2, at), goesOn(3, at)]).map(({ lines }) =>
        lines.map(({ text }) => text),
      )

    it('reads a narrow one to its end, over all pages, before the wide one', () => {
      const wide = ['Gave medication', 'Trained starters']
      const [own, beside] = [main, side].map((lines) => lines.map(({ text }) => text))
      expect(read(110)).toEqual([
        [...(own ?? []), 'Life support', 'Life support', ...(beside ?? [])],
        wide,
        wide,
      ])
    })

    it('reads columns of one width page by page', () => {
      expect(read(150)[1]).toEqual(['Life support', 'Gave medication', 'Trained starters'])
    })
  })

  it('leaves in place what ends above columns that stand at the foot of a page', () => {
    const foot = ['Certificates', 'Life support'].map((text, at) => line(text, 50, 170 + at * 14))
    const beside = side.map((own) => ({ ...own, y: own.y + 70 }))
    const pages = [
      { lines: [...main, ...foot, ...beside], gutter: { ...gutter, bottom: 198 } },
      { lines: [line('Manual handling', 50, 40)], gutter: null },
    ]
    expect(flowColumns(pages)[0]?.lines).toEqual([...main, ...beside, ...foot])
  })

  it('leaves a page as it is where the next goes on with its last column, or begins a section', () => {
    expect(firstPageBefore(line('Theatre lists', 300, 40))).toEqual(asDrawn)
    expect(firstPageBefore(line('Education', 50, 40))).toEqual(asDrawn)
    expect(firstPageBefore()).toEqual(asDrawn)
  })
})

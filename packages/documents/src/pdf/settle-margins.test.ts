import { describe, expect, it } from 'vitest'
import type { DraftLine } from '../draft.ts'
import { settleMargins } from './settle-margins.ts'

const line = (text: string, y: number): DraftLine => ({
  text,
  page: 1,
  x: 60,
  y,
  width: 200,
  fontSize: 10,
  fontName: 'Plain',
  bold: false,
  kind: 'text',
  place: 'body',
  gapAbove: false,
})
const page = (...lines: readonly DraftLine[]) => ({ lines, height: 800 })
const textsOf = (pages: Parameters<typeof settleMargins>[0]) =>
  settleMargins(pages).map(({ text }) => text)

describe('settleMargins', () => {
  it('leaves running heads out that say what the page says as well', () => {
    const head = 'Ann Larsson | ann@example.com'
    const pages = [
      page(line(head, 20), line('Ann Larsson', 100), line('Leeds, ann@example.com', 120)),
      page(line(head, 20), line('Led a crew of nine', 100)),
    ]
    expect(textsOf(pages)).toEqual(['Ann Larsson', 'Leeds, ann@example.com', 'Led a crew of nine'])
  })

  it('keeps a running head once where it alone tells who it is', () => {
    const pages = ['Led a crew of nine', 'Cut waste'].map((text, at) =>
      page(line(`Ann Larsson, CV, page ${at + 1}`, 20), line(text, 100)),
    )
    expect(textsOf(pages)).toEqual(['Ann Larsson, CV, page 1', 'Led a crew of nine', 'Cut waste'])
  })

  it('leaves the count of pages out of a single one, and no bare number', () => {
    const lines = [line('Led a crew of nine', 100), line('Page 1 of 1', 790), line('12', 795)]
    expect(textsOf([page(...lines)])).toEqual(['Led a crew of nine', '12'])
  })
})

import { describe, expect, it } from 'vitest'
import type { DraftLine } from '../../draft.ts'
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

  it('keeps a title in a running head, though a role below has the same', () => {
    const head = [line('Ann Larsson', 20), line('Nurse', 34)]
    const pages = [
      page(...head, line('Nurse, Hill Hospital', 100)),
      page(...head, line('Led', 100)),
    ]
    expect(textsOf(pages)).toEqual(['Ann Larsson', 'Nurse', 'Nurse, Hill Hospital', 'Led'])
  })

  it('leaves a running head out where the name it repeats stands high on the first page', () => {
    const foot = (at: number) => line(`Ann Larsson, page ${at} of 2`, 790)
    const pages = [
      page(line('Ann Larsson', 60), line('Led a crew of nine', 100), foot(1)),
      page(line('Cut waste', 100), foot(2)),
    ]
    expect(textsOf(pages)).toEqual(['Ann Larsson', 'Led a crew of nine', 'Cut waste'])
  })

  it('leaves out when and from where a browser has printed the page', () => {
    const lines = [
      line('23/11/2026, 09:14\tAnn Larsson | My CV', 20),
      line('Led a crew of nine', 100),
      line('https://cv.example.com/view/8812\t1/2', 790),
    ]
    expect(textsOf([page(...lines)])).toEqual(['Led a crew of nine'])
  })
})

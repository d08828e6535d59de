import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakPages, type MeasuredParagraph } from './break-pages.ts'

const lines = (count: number, more: Partial<MeasuredParagraph> = {}): MeasuredParagraph => ({
  lines: count,
  line: 10,
  gapBefore: 0,
  below: 0,
  keepsNext: false,
  ...more,
})

const where = (paragraphs: MeasuredParagraph[], height: number) =>
  breakPages(paragraphs, height).map(({ paragraph, fromLine, toLine, page, top }) => [
    paragraph,
    `${fromLine}-${toLine}`,
    page,
    top,
  ])

describe('breakPages', () => {
  it('fills a page, counts gaps inside it and drops them at its top', () => {
    expect(where([lines(3), lines(2, { gapBefore: 5 }), lines(3, { gapBefore: 5 })], 60)).toEqual([
      [0, '0-3', 0, 0],
      [1, '0-2', 0, 35],
      [2, '0-3', 1, 0],
    ])
  })

  it('never leaves a heading, or one line, behind', () => {
    const heading = lines(1, { keepsNext: true })
    expect(where([lines(3), heading, lines(2)], 50)).toEqual([
      [0, '0-3', 0, 0],
      [1, '0-1', 1, 0],
      [2, '0-2', 1, 10],
    ])
    expect(where([lines(4), lines(5)], 50)).toEqual([
      [0, '0-4', 0, 0],
      [1, '0-5', 1, 0],
    ])
    expect(where([lines(1), lines(5)], 50)).toEqual([
      [0, '0-1', 0, 0],
      [1, '0-3', 0, 10],
      [1, '3-5', 1, 0],
    ])
  })

  it('places every line once and in order, and lets none stand outside its page', () => {
    const paragraph = fc.record({
      lines: fc.integer({ min: 1, max: 30 }),
      line: fc.integer({ min: 8, max: 30 }),
      gapBefore: fc.integer({ min: 0, max: 20 }),
      below: fc.integer({ min: 0, max: 3 }),
      keepsNext: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(paragraph, { maxLength: 30 }), (paragraphs) => {
        const placed = breakPages(paragraphs, 120)
        const all = placed.flatMap(({ paragraph, fromLine, toLine }) =>
          Array.from({ length: toLine - fromLine }, (_, at) => `${paragraph}.${fromLine + at}`),
        )
        expect(all).toEqual(
          paragraphs.flatMap((each, index) =>
            Array.from({ length: each.lines }, (_, at) => `${index}.${at}`),
          ),
        )
        for (const { paragraph, fromLine, toLine, top } of placed) {
          const height = (toLine - fromLine) * (paragraphs[paragraph]?.line ?? 0)
          expect(top + height).toBeLessThanOrEqual(120 + 1e-6)
        }
      }),
    )
  })
})

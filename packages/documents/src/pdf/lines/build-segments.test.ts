import { describe, expect, it } from 'vitest'
import type { DrawnText } from '../drawing/show-text.ts'
import { buildSegments } from './build-segments.ts'

function texts(pieces: readonly (readonly [string, number, number])[]): readonly string[] {
  const runs = pieces.map(
    ([text, start, end]): DrawnText => ({
      text,
      start,
      end,
      baseline: 100,
      size: 10,
      angle: 0,
      font: 'plain',
      fill: '#000000',
      opacity: 1,
      mode: 0,
      afterSpace: false,
    }),
  )
  return buildSegments(runs).map(({ text }) => text)
}

describe('buildSegments', () => {
  it('joins the pieces of a word, and words with a space between them', () => {
    expect(
      texts([
        ['Sta', 50, 65],
        ['ff', 65, 70],
        ['Nurse', 73, 100],
      ]),
    ).toEqual(['Staff Nurse'])
  })

  it.each([
    ['2016 - 2020', 'Nurse'],
    ['06/2020 - Present', 'Senior Nurse'],
    ['Nurse', 'March 2016 – May 2020'],
  ])('parts %j and %j, cells that touch each other', (left, right) => {
    expect(
      texts([
        [left, 50, 120],
        [right, 120, 180],
      ]),
    ).toEqual([left, right])
  })

  it('keeps a year in a word', () => {
    expect(
      texts([
        ['Expo', 50, 70],
        ['2020', 70, 90],
        ['Team', 90, 110],
      ]),
    ).toEqual(['Expo2020Team'])
  })
})

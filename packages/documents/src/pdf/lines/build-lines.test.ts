import { describe, expect, it } from 'vitest'
import { textBox } from '../../../test/fixtures/text-box.ts'
import { buildLines } from './build-lines.ts'
import type { Segment } from './build-segments.ts'

const read = (...segments: readonly Segment[]) =>
  buildLines({
    page: 1,
    segments,
    fonts: new Map(),
    painted: [],
    before: null,
    isBroken: null,
  }).lines

describe('buildLines', () => {
  it('sees no gap below a date that takes two lines beside its title', () => {
    const lines = read(
      textBox('Content Specialist', 0),
      textBox('Nov. 2019 —', 0, { start: 300 }),
      textBox('Jan. 2020', 1, { start: 300 }),
      textBox('Lumen & Co', 2),
      textBox('Wrote the newsletter', 3),
    )
    expect(lines.map(({ text, gapAbove }) => [text, gapAbove]).slice(0, 2)).toEqual([
      ['Content Specialist\tNov. 2019 — Jan. 2020', true],
      ['Lumen & Co', false],
    ])
  })

  it('reads the signs of a symbol font as bullets in every column of a list', () => {
    const cell = (text: string, line: number, start: number) =>
      textBox(`\uf0b7 ${text}`, line, { start })
    const lines = read(
      cell('Manual handling', 0, 50),
      cell('Wound care', 0, 250),
      cell('Infection control', 1, 50),
      cell('Safeguarding', 1, 250),
    )
    expect(lines.map(({ text, kind }) => `${kind} ${text}`)).toEqual([
      'bullet Manual handling',
      'bullet Wound care',
      'bullet Infection control',
      'bullet Safeguarding',
    ])
  })

  it('reads a small "o" before several lines as the ring that it stands for', () => {
    const lines = read(
      textBox('o Phlebotomy', 0),
      textBox('o Safeguarding', 0, { start: 250 }),
      textBox('o', 1),
      textBox('Wound care', 1, { start: 64 }),
      textBox('Ada o Connor', 2),
    )
    expect(lines.map(({ text, kind }) => `${kind} ${text}`)).toEqual([
      'bullet Phlebotomy',
      'bullet Safeguarding',
      'bullet Wound care',
      'text Ada o Connor',
    ])
  })
})

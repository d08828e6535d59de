import { describe, expect, it } from 'vitest'
import type { DraftLine } from '../../draft.ts'
import { joinHyphens } from './join-hyphens.ts'

const line = (text: string, at: number): DraftLine => ({
  text,
  page: 1,
  x: 60,
  y: 100 + at * 12,
  width: 120,
  fontSize: 10,
  fontName: 'Plain',
  bold: false,
  kind: 'text',
  place: 'body',
  gapAbove: false,
})
const joined = (...texts: readonly string[]) => joinHyphens(texts.map(line)).map(({ text }) => text)

describe('joinHyphens', () => {
  it('keeps the hyphen of an address that a narrow column broke', () => {
    const [first] = joined('www.linkedin.com/in/ann-', 'larsson-example (LinkedIn)')
    expect(first).toBe('www.linkedin.com/in/ann-larsson-example (LinkedIn)')
  })

  it('leaves what follows an address alone', () => {
    expect(joined('www.example.com/ann-', 'Leeds and around')).toHaveLength(2)
  })
})

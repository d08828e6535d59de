import { describe, expect, it } from 'vitest'
import type { Link } from '../../document.ts'
import type { DraftLine } from '../../draft.ts'
import { joinBrokenAddresses } from './join-broken-addresses.ts'

function joined(texts: readonly string[], links: readonly Link[] = []): readonly string[] {
  const lines = texts.map(
    (text, at): DraftLine => ({
      text,
      page: 1,
      x: 40,
      y: 100 + at * 13,
      width: 120,
      fontSize: 10,
      fontName: '',
      bold: false,
      kind: 'text',
      place: 'body',
      gapAbove: false,
    }),
  )
  return joinBrokenAddresses(lines, links).map(({ text }) => text)
}

const mailto = (target: string): Link => ({ kind: 'email', target, text: '', page: 1 })

describe('joinBrokenAddresses', () => {
  it('leaves whole addresses and what stands below them alone', () => {
    const lines = ['ada@example.com', 'leeds', 'ada.fen@example.co', 'media']
    expect(joined(lines)).toEqual(lines)
  })

  it.each([
    ['ada.fen@example.c', 'om', 'ada.fen@example.com'],
    ['ada.fen@exam', 'ple.com', 'ada.fen@example.com'],
    ['ada.fen', '@example.com', 'ada.fen@example.com'],
    ['ada.fen@example.co', 'm', 'ada.fen@example.com'],
    ['Leeds | ada@example.', 'com | 07700 900123', 'Leeds | ada@example.com | 07700 900123'],
  ])('joins %j and %j', (above, below, whole) => {
    expect(joined([above, below])).toEqual([whole])
  })

  it('joins what the file links to, wherever it breaks', () => {
    expect(joined(['ada.f', 'en@example.com'])).toEqual(['ada.f', 'en@example.com'])
    expect(joined(['ada.f', 'en@example.com'], [mailto('ada.fen@example.com')])).toEqual([
      'ada.fen@example.com',
    ])
  })
})

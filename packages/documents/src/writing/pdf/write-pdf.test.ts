import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { fillPages, pageOf } from '../../../test/page-of.ts'
import type { Page } from '../page.ts'
import { writePdf } from './write-pdf.ts'

const facts = { title: 'CV', author: 'Ines Lind', language: 'en' }
const [leftEdge, rightEdge] = [50, 545.28]

async function firstPage(page: Page) {
  const created = { createdAt: new Date(0), breakPages: fillPages }
  const { bytes } = await writePdf(page, { ...facts, ...created })
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  return pdf.getPage(1)
}

/** Where each stretch of letters begins and ends, and how high it stands. */
async function placesOn(page: Page) {
  const { items } = await (await firstPage(page)).getTextContent()
  return items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [
          {
            text: item.str,
            from: item.transform[4],
            to: item.transform[4] + item.width,
            y: item.transform[5],
          },
        ]
      : [],
  )
}

async function tagsOn(page: Page): Promise<string[]> {
  const tree = await (await firstPage(page)).getStructTree()
  return [...JSON.stringify(tree).matchAll(/"role":"(\w+)"/g)].map(([, role = '']) => role)
}

describe('writePdf', () => {
  it('sets a line at the left margin and its date at the right, on one height', async () => {
    const [line, date] = await placesOn(pageOf([['entry', 'Cook', '2019']]))
    expect(line?.from).toBeCloseTo(leftEdge, 1)
    expect(date?.to).toBeCloseTo(rightEdge, 1)
    expect(date?.y).toBe(line?.y)
  })

  it('sets what is centred as far from the one margin as from the other', async () => {
    const page = pageOf([['name', 'Ines Lind']])
    const centred = page.paragraphs.map((each) => ({
      ...each,
      look: { ...each.look, align: 'center' as const },
    }))
    const [name] = await placesOn({ ...page, paragraphs: centred })
    expect((name?.from ?? 0) - leftEdge).toBeCloseTo(rightEdge - (name?.to ?? 0), 1)
  })

  it('sets a date under its line where both do not fit beside each other', async () => {
    const long = `${'Cook in large kitchens of hotels '.repeat(3)}every day`
    const places = await placesOn(pageOf([['entry', long, '2019 – 2024']]))
    const [line, date] = [places[0], places.at(-1)]
    expect(date?.to).toBeCloseTo(rightEdge, 1)
    expect((line?.y ?? 0) - (date?.y ?? 0)).toBeCloseTo(14, 1)
  })

  it('sets the mark of a list beside its lines, which all begin at one place', async () => {
    const places = await placesOn(pageOf([['bullet', 'Cooked for many guests. '.repeat(9).trim()]]))
    const [mark, ...lines] = places
    expect(mark?.text).toBe('•')
    expect(mark?.from).toBeCloseTo(leftEdge + 14 - 10, 1)
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) {
      expect(line.from).toBeCloseTo(leftEdge + 14, 1)
      expect(line.to).toBeLessThanOrEqual(rightEdge)
    }
  })

  it('marks the lines of a list where all of its letters are borrowed from another font', async () => {
    const [mark, line] = await placesOn(pageOf([['bullet', '李伟']]))
    expect([mark?.text, line?.text]).toEqual(['•', '李伟'])
  })

  it('says how many pages it has filled', async () => {
    const created = { createdAt: new Date(0), breakPages: fillPages }
    const pagesOf = async (lines: number) => {
      const page = pageOf(Array.from({ length: lines }, () => ['text', 'Cooked'] as const))
      return (await writePdf(page, { ...facts, ...created })).pages
    }
    expect([await pagesOf(0), await pagesOf(1), await pagesOf(120)]).toEqual([1, 1, 3])
  })

  it('sets a page that is read from the right the other way round', async () => {
    const page = pageOf([
      ['entry', 'مهندسة', '2019'],
      ['bullet', 'برمجيات'],
    ])
    const places = await placesOn(page)
    const date = places.find(({ text }) => text === '2019')
    expect(date?.from).toBeCloseTo(leftEdge, 1)
    const mark = places.find(({ text }) => text === '•')
    expect(mark?.to).toBeCloseTo(rightEdge - 14 + 10, 1)
    const words = places.filter(({ text }) => /\p{Script=Arabic}/u.test(text))
    const ends = words.map(({ to }) => to)
    expect(Math.max(...ends)).toBeCloseTo(rightEdge, 1)
    expect(Math.min(...ends)).toBeCloseTo(rightEdge - 14, 1)
  })

  it('begins a new list behind what stands between', async () => {
    const lists = async (...roles: Parameters<typeof pageOf>[0]) =>
      (await tagsOn(pageOf(roles))).filter((tag) => tag === 'L').length
    const bullet = ['bullet', 'Cooked'] as const
    expect(await lists(bullet, bullet)).toBe(1)
    expect(await lists(bullet, ['entry', 'Cook'], bullet)).toBe(2)
  })
})

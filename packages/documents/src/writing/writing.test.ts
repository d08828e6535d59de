import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { fillPages, pageOf } from '../../test/page-of.ts'
import { readDocument } from '../read-document.ts'
import { writeDocx } from './docx/write-docx.ts'
import type { Page } from './page.ts'
import { writePdf } from './pdf/write-pdf.ts'

const facts = { title: 'Ines Okafor-Lind – CV', author: 'Ines Okafor-Lind', language: 'en' }

const page = pageOf([
  ['name', 'Ines Okafor-Lind'],
  ['contact', 'Leeds | ines@example.com'],
  ['heading', 'Experience'],
  ['entry', 'Ward Manager'],
  ['subentry', 'Saint Odile Hospital', '2019 – present'],
  ['bullet', 'Lead 24 nurses & <two> "wards" – with a stiff difficult office'],
  ['heading', 'Skills'],
  ['text', 'C++, C#, Zażółć gęślą jaźń, Βήτα κλινική, Опыт работы'],
])

async function pdfOf(each: Page): Promise<Uint8Array> {
  const created = { createdAt: new Date(Date.UTC(2026, 10, 21)), breakPages: fillPages }
  const written = await writePdf(each, { ...facts, ...created })
  return written.bytes
}

async function firstPageOf(each: Page): Promise<PDFPageProxy> {
  const pdf = await getDocument({ data: new Uint8Array(await pdfOf(each)), verbosity: 0 }).promise
  return pdf.getPage(1)
}

/** How many lines and areas are drawn beside the letters. */
async function drawnOn(each: PDFPageProxy): Promise<number> {
  const { fnArray } = await each.getOperatorList()
  return fnArray.filter((operator) => operator === OPS.constructPath).length
}

async function textOf(bytes: Uint8Array, format: 'docx' | 'pdf'): Promise<string> {
  const read = await readDocument(bytes, `cv.${format}`)
  if (read.status !== 'read') throw new Error(read.reason)
  expect(read.report.tables + read.report.textBoxes + read.report.images).toBe(0)
  return read.text
}

describe.each(['docx', 'pdf'] as const)('a CV written as %s', (format) => {
  const write = (each: Page) => (format === 'docx' ? writeDocx(each, facts) : pdfOf(each))
  const reread = async (each: Page) => textOf(await write(each), format)

  it('reads back line by line, in every alphabet its fonts hold', async () => {
    const lines = (await reread(page)).split('\n').filter(Boolean)
    expect(lines.map((line) => line.replace(/\s+/g, ' '))).toEqual([
      'Ines Okafor-Lind',
      'Leeds | ines@example.com',
      format === 'pdf' ? 'EXPERIENCE' : 'Experience',
      'Ward Manager',
      'Saint Odile Hospital 2019 – present',
      '• Lead 24 nurses & <two> "wards" – with a stiff difficult office',
      format === 'pdf' ? 'SKILLS' : 'Skills',
      'C++, C#, Zażółć gęślą jaźń, Βήτα κλινική, Опыт работы',
    ])
  })

  it('leaves out what no file can hold, and nothing else', async () => {
    const hostile = 'Kept\u0001 \ud800whole\uffff and\u000b\u202e so on\u0000'
    expect((await reread(pageOf([['text', hostile]]))).trim()).toBe('Kept whole and so on')
    const dated = await reread(pageOf([['entry', 'Cook', '\u00012019\u0002 – 2024\uffff']]))
    expect(dated.trim()).toMatch(/^Cook\s+2019 – 2024$/)
  })

  it('holds two hundred lines and a word without end', async () => {
    const long = 'Donaudampfschifffahrt'.repeat(40)
    const bullets = Array.from({ length: 200 }, (_, at) => ['bullet', `Line ${at} done`] as const)
    const text = (await reread(pageOf([['text', long], ...bullets]))).replace(/\s/g, '')
    expect(text).toContain(long)
    expect(text).toContain('Line199done')
  })
})

describe('writePdf', () => {
  it('tags headings, lists and paragraphs, in a language and under a title', async () => {
    const pdf = await getDocument({ data: new Uint8Array(await pdfOf(page)), verbosity: 0 }).promise
    const tree = await (await pdf.getPage(1)).getStructTree()
    const tags = JSON.stringify(tree)
      .match(/"role":"(\w+)"/g)
      ?.map((role) => role.slice(8, -1))
    expect(tags).toEqual(expect.arrayContaining(['H1', 'H2', 'H3', 'P', 'L', 'LI', 'Lbl', 'LBody']))
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({ Title: facts.title, Author: facts.author, Language: 'en' })
  })

  it.each([
    ['Hebrew among Latin words', 'Sara Cohen (שרה כהן)'],
    ['Arabic, its letters joined', 'مهندسة برمجيات أولى'],
    ['a line from the right with Latin words and figures', 'ניהלתי 24 אחיות (במיון) עם SAP'],
    ['Chinese', '李伟，工程师'],
    ['Japanese', '高橋さくら'],
    ['Korean', '김민수'],
    ['Thai', 'สมชาย ใจดี'],
    ['Armenian and Georgian', 'Հայկ ბერიძე'],
    ['signs', '★★☆ 24 → 30 ✓ ☎ ₺ ‑'],
  ])('borrows from other fonts what its own lacks: %s', async (_, words) => {
    const text = await textOf(await pdfOf(pageOf([['text', words]])), 'pdf')
    expect(text.trim().normalize('NFKC')).toBe(words.normalize('NFKC'))
  })

  it('writes the same letters again, whatever it has written before', async () => {
    const vietnamese = pageOf([['name', 'Nguyễn Thị Ấu']])
    await pdfOf(pageOf([['text', 'ẤU ĐẶNG uễ']]))
    expect((await textOf(await pdfOf(vietnamese), 'pdf')).trim()).toBe('Nguyễn Thị Ấu')
  })

  it('links an address without drawing a line under it', async () => {
    const [plain] = pageOf([['text', 'ines.example.com']]).paragraphs
    if (!plain) throw new Error('A page of one paragraph has one')
    const href = 'https://ines.example.com'
    const linked = { ...plain, runs: plain.runs.map((run) => ({ ...run, href })) }
    const pages = await Promise.all(
      [plain, linked].map((paragraph) => firstPageOf({ ...pageOf([]), paragraphs: [paragraph] })),
    )
    const [links, drawn] = await Promise.all([
      Promise.all(pages.map((each) => each.getAnnotations())),
      Promise.all(pages.map((each) => drawnOn(each))),
    ])
    expect(links.map((each) => each.map(({ url }) => url))).toEqual([[], [`${href}/`]])
    expect(drawn[1]).toBe(drawn[0])
  })

  it.each(['Tinos', 'Carlito', 'Arimo'] as const)('covers three alphabets in %s', async (face) => {
    const words = 'Ærøskøbing Čačak Ţǎrǎ, Θεσσαλονίκη, Київ Ђорђе, 40 € · “so” – …'
    expect((await textOf(await pdfOf(pageOf([['text', words]], face)), 'pdf')).trim()).toBe(words)
  })
})

describe('writeDocx', () => {
  it('keeps scripts that a PDF would refuse, right to left where they run so', async () => {
    const words = 'مهندس برمجيات 高橋 🚀'
    const text = await textOf(await writeDocx(pageOf([['text', words]]), facts), 'docx')
    expect(text.trim()).toBe(words)
  })

  it('marks headings as headings and lines as lines of a list', async () => {
    const read = await readDocument(await writeDocx(page, facts), 'cv.docx')
    const kinds = read.status === 'read' ? read.lines.map(({ kind }) => kind) : []
    expect(kinds.filter((kind) => kind === 'heading').length).toBeGreaterThanOrEqual(2)
    expect(kinds.filter((kind) => kind === 'bullet')).toHaveLength(1)
  })
})

import type { Browser } from '@playwright/test'
import { PDFDocument } from 'pdf-lib'
import PdfKit from 'pdfkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, printPdf } from '../../test/fixtures/browser.ts'
import {
  falseCount,
  manyPages,
  noPages,
  onePage,
  pageLoop,
  stream,
} from '../../test/fixtures/hostile-pdfs.ts'
import { type FixtureCv, mara, people } from '../../test/fixtures/people.ts'
import { htmlLayouts, writeHtml } from '../../test/fixtures/write-html.ts'
import { columnTexts, finishPdf, pdfLayouts, writePdf } from '../../test/fixtures/write-pdf.ts'
import { firstOutOfOrder } from '../../test/reading-order.ts'
import type { ReadFile } from '../document.ts'
import { readDocument } from '../read-document.ts'

async function read(bytes: Uint8Array): Promise<ReadFile> {
  const result = await readDocument(bytes, 'cv.pdf', { ocr: false })
  if (result.status === 'unreadable') throw new Error(result.reason)
  return result
}

async function reasonFor(bytes: Uint8Array): Promise<string> {
  const result = await readDocument(bytes, 'cv.pdf', { ocr: false })
  return result.status === 'unreadable' ? result.reason : 'read'
}

function mainText(cv: FixtureCv): readonly string[] {
  return cv.roles.flatMap(({ title, dates, company, bullets }) => [
    title,
    dates,
    company,
    ...bullets,
  ])
}

describe('reading a PDF', () => {
  it.each(pdfLayouts)('reads a CV drawn %s in its reading order', async (layout) => {
    for (const cv of people) {
      const { text } = await read(await writePdf(cv, layout))
      const { left, right } = columnTexts(cv)
      expect(firstOutOfOrder(text, left)).toBeNull()
      expect(firstOutOfOrder(text, right)).toBeNull()
      const whole =
        layout === 'single' || layout === 'spaced' ? [...right, ...left] : [...left, ...right]
      expect(firstOutOfOrder(text, [cv.name, ...whole])).toBeNull()
    }
  })

  it('tells where lines stand, how large and how bold they are', async () => {
    const { lines, text, report } = await read(await writePdf(mara, 'columns'))
    const [name] = lines
    expect(name).toMatchObject({ page: 1, x: 50, fontSize: 22, bold: true, offset: 0 })
    const heading = lines.find(({ offset }) => text.startsWith('Experience', offset))
    expect(heading).toMatchObject({ x: 240, fontSize: 13, bold: true, kind: 'heading' })
    expect(report).toMatchObject({ pages: 1, columns: 2, language: 'en', smallestFontSize: 10 })
  })

  it('parts the words of a name whose letters stand apart', async () => {
    const { text } = await read(await writePdf(mara, 'spaced'))
    expect(text.split('\n')[0]).toBe('Mara Lindqvist')
  })

  it('reads a protected file that needs no password to open, and asks for none', async () => {
    const owned = await writePdf(mara, 'single', { ownerPassword: 'owner' })
    expect((await read(owned)).text).toContain(mara.email)
    expect(await reasonFor(await writePdf(mara, 'single', { userPassword: 'user' }))).toBe(
      'password',
    )
  })

  it('refuses what is cut off, has no pages or far too many', async () => {
    const whole = await writePdf(mara, 'single')
    for (const share of [0.1, 0.5, 0.9]) {
      expect(await reasonFor(whole.slice(0, whole.length * share))).toBe('damaged')
    }
    expect(await reasonFor(noPages())).toBe('empty')
    expect(await reasonFor(pageLoop())).toBe('damaged')
    expect(await reasonFor(await manyPages(60))).toBe('too_many_pages')
    expect((await read(falseCount())).text).toBe('One true page')
  })

  it('reads what was typed into a form', async () => {
    const form = await PDFDocument.create()
    const page = form.addPage([595, 842])
    page.drawText('Name of the applicant', { x: 60, y: 720, size: 11 })
    const field = form.getForm().createTextField('name')
    field.setText('Ann Larsson-Okafor')
    field.addToPage(page, { x: 200, y: 714, width: 200, height: 20 })
    const { text } = await read(await form.save())
    expect(text).toBe('Name of the applicant\tAnn Larsson-Okafor')
  })

  it('reads the same sign before many lines as a bullet, and a single one as an icon', async () => {
    const content = [
      'BT /F2 11 Tf 60 760 Td <0041> Tj /F1 11 Tf (  ann@example.com) Tj ET',
      ...['Led a crew', 'Cut waste', 'Wrote plans'].map(
        (words, line) =>
          `BT /F2 11 Tf 60 ${700 - line * 16} Td <0042> Tj /F1 11 Tf 20 0 Td (${words}) Tj ET`,
      ),
    ].join(' ')
    const map =
      '/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange 2 beginbfchar <0041> <f0e0> <0042> <f0b7> endbfchar endcmap end'
    const { text, report } = await read(
      onePage(stream(content), {
        fonts: '/F2 6 0 R',
        more: [
          '<< /Type /Font /Subtype /Type0 /BaseFont /Signs /Encoding /Identity-H /ToUnicode 7 0 R /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Signs /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor << /Type /FontDescriptor /FontName /Signs /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >> >>] >>',
          stream(map),
        ],
      }),
    )
    expect(text).toBe('ann@example.com\n\n• Led a crew\n• Cut waste\n• Wrote plans')
    expect(report.iconCharacters).toBe(1)
  })

  it('keeps running heads once and page numbers out of what runs over a page', async () => {
    const pdf = new PdfKit({ size: 'A4', margin: 0, autoFirstPage: false })
    for (const [number, words] of ['Led a crew of nine', 'and cut waste by a third'].entries()) {
      pdf.addPage()
      pdf.text(`Ann Larsson, page ${number + 1}`, 60, 30, { lineBreak: false })
      pdf.text(words, 60, 400, { lineBreak: false })
      pdf.text(`${number + 1} / 2`, 290, 810, { lineBreak: false })
    }
    const { text } = await read(await finishPdf(pdf))
    expect(text.replace(/\n+/g, '\n')).toBe(
      'Ann Larsson, page 1\nLed a crew of nine and cut waste by a third',
    )
  })

  it('keeps a line that begins two pages of running text', async () => {
    const pdf = new PdfKit({ size: 'A4', margin: 0, autoFirstPage: false })
    for (const employer of ['Quill Books', 'Saxmere Press']) {
      pdf.addPage()
      pdf.fontSize(11).text('Software Engineer', 60, 52, { lineBreak: false })
      pdf.text(employer, 60, 66, { lineBreak: false })
      pdf.text('Wrote plans', 60, 82, { lineBreak: false })
    }
    const { text } = await read(await finishPdf(pdf))
    expect(text.match(/Software Engineer/g)).toHaveLength(2)
  })

  it('reads text that is set sideways after the rest of the page', async () => {
    const { text } = await read(
      onePage(
        stream(
          'BT /F1 11 Tf 0 1 -1 0 30 300 Tm (Confidential) Tj ET BT /F1 11 Tf 60 700 Td (Ann Larsson, engineer of bridges) Tj 0 -14 Td (ann@example.com) Tj ET',
        ),
      ),
    )
    expect(text).toBe('Ann Larsson, engineer of bridges\nann@example.com\n\nConfidential')
  })

  it('reads Chinese by the tables that come with pdf.js', async () => {
    const name = Buffer.from('王小明', 'utf16le').swap16().toString('hex')
    const { text } = await read(
      onePage(
        stream(
          `BT /C1 20 Tf 72 700 Td <${name}> Tj ET BT /F1 12 Tf 72 650 Td (xiaoming@example.com, Shanghai) Tj ET`,
        ),
        {
          resources: '',
          more: [],
          fonts:
            '/C1 << /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor << /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >> >>] >>',
        },
      ),
    )
    expect(text).toBe('王小明\n\nxiaoming@example.com, Shanghai')
  })
})

describe('reading what a browser printed', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser.close())

  it.each(htmlLayouts)(
    'reads a %s layout in order, with dates beside their roles',
    async (layout) => {
      for (const cv of people) {
        const { text } = await read(await printPdf(browser, writeHtml(cv, layout)))
        expect(firstOutOfOrder(text, mainText(cv))).toBeNull()
        expect(firstOutOfOrder(text, [...cv.skills, ...cv.languages])).toBeNull()
        const flat = text.replaceAll('\t', ' ')
        for (const { title, dates } of cv.roles) expect(flat).toContain(`${title} ${dates}`)
      }
    },
  )

  it('keeps each column of a page in one piece', async () => {
    for (const cv of people.slice(0, 4)) {
      const { text, report } = await read(await printPdf(browser, writeHtml(cv, 'grid')))
      expect(firstOutOfOrder(text, [...cv.skills, cv.summary, ...mainText(cv)])).toBeNull()
      expect(report.columns).toBe(2)
    }
  })

  it('marks the items of a list, whose bullets a browser draws as dots', async () => {
    const { text, lines } = await read(await printPdf(browser, writeHtml(mara, 'grid')))
    const items = lines.filter(({ kind }) => kind === 'bullet')
    expect(items.map(({ offset }) => text.slice(offset, offset + 12))).toEqual(
      mara.roles.flatMap(({ bullets }) => bullets.map((bullet) => `• ${bullet.slice(0, 10)}`)),
    )
  })

  it('gives links with the words that carry them', async () => {
    const { links } = await read(await printPdf(browser, writeHtml(mara, 'grid')))
    expect(links).toEqual([
      { kind: 'email', target: `mailto:${mara.email}`, text: mara.email, page: 1 },
      {
        kind: 'linkedin',
        target: 'https://www.linkedin.com/in/mara-lindqvist-example',
        text: 'linkedin.com/in/mara-lindqvist-example',
        page: 1,
      },
      {
        kind: 'github',
        target: 'https://github.com/mara-example',
        text: 'github.com/mara-example',
        page: 1,
      },
    ])
  })

  it('keeps white text on a dark side bar', async () => {
    const { text, report } = await read(await printPdf(browser, writeHtml(mara, 'sidebar')))
    expect(text).toContain(mara.email)
    expect(report.hiddenText).toEqual([])
  })
})

describe('hidden text in a PDF', () => {
  it('leaves out and reports every trick, and keeps what can be seen', async () => {
    const pdf = new PdfKit({ size: 'A4' })
    const say = (text: string, y: number): void =>
      void pdf.fontSize(11).text(text, 60, y, { lineBreak: false })
    pdf.fillColor('black')
    say('Plain words that anyone can read on this page of a CV', 60)
    pdf.fillColor('white')
    say('whitewords', 90)
    pdf.fillColor('#fcfcfc')
    say('nearlywhite', 120)
    pdf.fillColor('black').fontSize(1).text('tinywords', 60, 150, { lineBreak: false })
    pdf.fillOpacity(0.02)
    say('glasswords', 180)
    pdf.fillOpacity(1)
    say('coveredwords', 210)
    pdf.rect(50, 200, 300, 30).fill('white')
    pdf.rect(50, 240, 300, 30).fill('#203040')
    pdf.fillColor('#203040')
    say('darkondark', 250)
    pdf.rect(50, 300, 300, 30).fill('#203040')
    pdf.fillColor('white')
    say('banner words in white', 310)
    pdf.fillColor('black')
    say('words beside the page', -400)
    const { text, report } = await read(await finishPdf(pdf))
    expect(text).toBe(
      'Plain words that anyone can read on this page of a CV\n\nbanner words in white',
    )
    expect(report.hiddenText.map(({ text: words, how }) => `${words}: ${how}`)).toEqual([
      'whitewords nearlywhite: same_colour',
      'tinywords: tiny',
      'glasswords: invisible',
      'coveredwords darkondark: same_colour',
      'words beside the page: invisible',
    ])
  })

  it('finds words drawn without ink', async () => {
    const shown = 'BT /F1 12 Tf 72 700 Td (Shown words of a CV, enough of them to be a page) Tj ET'
    const { text, report } = await read(
      onePage(stream(`${shown} BT 3 Tr /F1 12 Tf 72 600 Td (python kubernetes) Tj ET`)),
    )
    expect(text).toBe('Shown words of a CV, enough of them to be a page')
    expect(report.hiddenText).toEqual([{ text: 'python kubernetes', page: 1, how: 'invisible' }])
  })
})

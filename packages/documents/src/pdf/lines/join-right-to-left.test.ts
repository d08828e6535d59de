import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { openBrowser, printPdf } from '../../../test/fixtures/browser.ts'
import { readDocument } from '../../read-document.ts'
import type { DrawnText } from '../drawing/show-text.ts'
import { joinRightToLeft } from './join-right-to-left.ts'

/** Text as it looks, ten points wide a letter, from `start` on. */
function drawn(text: string, start: number, more: Partial<DrawnText> = {}): DrawnText {
  return {
    text,
    start,
    end: start + 10 * text.length,
    baseline: 100,
    size: 12,
    angle: 0,
    font: 'f1',
    fill: '#000000',
    opacity: 1,
    mode: 0,
    afterSpace: false,
    ...more,
  }
}

const textsOf = (runs: readonly DrawnText[]) => joinRightToLeft(runs).map(({ text }) => text)

describe('joinRightToLeft', () => {
  it('leaves a page without Hebrew or Arabic as it was drawn', () => {
    const runs = [drawn('2019–2016', 300), drawn('Ward nurse', 50)]
    expect(joinRightToLeft(runs)).toBe(runs)
  })

  it('reads a line the same whether it was drawn from its left or its right end', () => {
    const fromLeft = [drawn('12', 100), drawn('-ב', 120), drawn('הלפיט', 144)]
    expect(textsOf(fromLeft)).toEqual(['טיפלה ב-12'])
    expect(textsOf(fromLeft.toReversed())).toEqual(['טיפלה ב-12'])
  })

  it('keeps what was drawn on other lines in its order, and turns the years among it', () => {
    const line = (text: string, baseline: number) => drawn(text, 100, { baseline })
    const runs = [line('תלהנמ', 100), line('2019–2016', 120), line('SQL', 140)]
    expect(textsOf(runs)).toEqual(['מנהלת', '2016–2019', 'SQL'])
  })

  it('reads the right half of a line before the left one', () => {
    expect(textsOf([drawn('2019–2016', 50), drawn('תלהנמ', 300)])).toEqual(['מנהלת\t2016–2019'])
  })

  it('parts words where blank space was drawn, from either end', () => {
    const close = { afterSpace: true }
    const [left, right] = ['איבל', 'העונ']
    expect(textsOf([drawn(left, 50), drawn(right, 91, close)])).toEqual(['נועה לביא'])
    expect(textsOf([drawn(right, 91), drawn(left, 50, close)])).toEqual(['נועה לביא'])
  })
})

describe('a Hebrew CV that a browser printed', () => {
  it('comes back as it was written', async () => {
    const lines = [
      'נועה לביא',
      'אחות מוסמכת, בית חולים גליל, 2019–2024',
      'טיפלה ב-12 מטופלים במשמרת, עם React ו-SQL (גרסה 3.5).',
      'תאריכים: 03/2019 - 11/2024',
      'כלים: Python, Docker (Compose)',
    ]
    const face = `@font-face { font-family: A; src: url(data:font/ttf;base64,${arimo()}) }`
    const body = lines.map((line) => `<p>${line}</p>`).join('')
    const dated =
      '<p style="display:flex;justify-content:space-between"><b>מנהלת</b><i>2016–2018</i></p>'
    const html = `<html dir="rtl"><style>${face} body { font: 12pt A }</style>${body}${dated}</html>`
    const browser = await openBrowser()
    const result = await readDocument(await printPdf(browser, html), 'cv.pdf', { ocr: false })
    await browser.close()
    const text = result.status === 'read' ? result.text : result.reason
    expect(text.split('\n').filter(Boolean)).toEqual([...lines, 'מנהלת\t2016–2018'])
  })
})

/** A font that has Hebrew letters, wherever the test runs. */
function arimo(): string {
  const file = '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'
  return readFileSync(createRequire(import.meta.url).resolve(file)).toString('base64')
}

import type { Page } from '@playwright/test'
import { type CvDocument, type CvStyle, cvStyles } from '@rolefit/contract'
import { allCvs } from '../bench/export/all-cvs.ts'
import { pane } from './open-cv.ts'
import { readPdfLines, readPreviewLines } from './page-lines.ts'
import { expect, signUp, test } from './site.ts'

/** One page, three pages; long words and lists; four alphabets; nothing but a name. */
const compared = [
  'name-only',
  'three-pages',
  'long-words',
  'long-lists',
  'greek',
  'cyrillic',
  'latin-accents',
  'grouped-skills',
]
const hard = allCvs.filter(([id]) => compared.includes(id))
const read = allCvs.filter(([id]) => hard.every(([other]) => other !== id)).slice(0, 4)

/** In points. Half a point is the width of a hair on paper. */
const near = 0.5

for (const style of cvStyles) {
  test(`the ${style} page in the editor is the page in the PDF, line by line`, async ({
    page,
    site,
  }) => {
    test.setTimeout(150_000)
    expect(hard).toHaveLength(compared.length)
    await signUp(page, site)
    const [height, width] = [900, 1400]
    await page.setViewportSize({ width, height })
    let worst = 0
    let lines = 0
    for (const [id, cv] of [...hard, ...read]) {
      const shown = await readPreview(page, { id, cv, style })
      const written = await readPdfLines(await exportPdf(page, { cv, style }))
      const said = (each: typeof shown) => each.map(({ sheet, text }) => `${sheet} ${text}`)
      expect(said(shown), id).toEqual(said(written))
      for (const [at, line] of shown.entries()) {
        const other = written[at] ?? line
        worst = Math.max(
          worst,
          Math.abs(line.baseline - other.baseline),
          Math.abs(line.left - other.left),
        )
        expect(worst, `${id}: ${line.text}`).toBeLessThan(near)
      }
      lines += shown.length
    }
    const description = `${lines} lines of ${hard.length + read.length} CVs, at most ${worst.toFixed(2)} points apart`
    test.info().annotations.push({ type: 'preview and PDF', description })
  })
}

interface Shown {
  readonly id: string
  readonly cv: CvDocument
  readonly style: CvStyle
}

async function readPreview(page: Page, { id, cv, style }: Shown) {
  const [kept] = await post(page, '/api/cvs', { name: id, style, cv, patches: [] })
  await page.goto(`/cv-editor?cv=${JSON.parse(kept.toString()).id}`)
  await pane(page, 'Page').click()
  await page.waitForFunction("document.querySelectorAll('figure [data-sheet]').length > 0")
  await page.evaluate('document.fonts.ready.then(() => new Promise(requestAnimationFrame))')
  return readPreviewLines(page)
}

async function exportPdf(page: Page, { cv, style }: Omit<Shown, 'id'>): Promise<Uint8Array> {
  const [bytes, status] = await post(page, '/api/export-cv', { cv, format: 'pdf', style })
  expect(status).toBe(200)
  return bytes
}

/** By the browser itself, which asks again where a connection was closed for being idle. */
async function post(page: Page, path: string, body: object): Promise<[Buffer, number]> {
  const { bytes, status } = await page.evaluate(
    async ({ path, body }) => {
      const reply = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      return { bytes: [...new Uint8Array(await reply.arrayBuffer())], status: reply.status }
    },
    { path, body: JSON.stringify(body) },
  )
  return [Buffer.from(bytes), status]
}

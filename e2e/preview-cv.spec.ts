import type { Page } from '@playwright/test'
import { type CvDocument, type CvStyle, cvStyles } from '@rolefit/contract'
import { composePage } from '@rolefit/engine/page'
import { allCvs } from '../bench/export/all-cvs.ts'
import { pane } from './open-cv.ts'
import { readPdfLines, readPreviewLines } from './page-lines.ts'
import { expect, signUp, test } from './site.ts'

/** What is hard to lay out, each kind in a journey of its own, and four CVs as people write them. */
const hard = {
  'CVs in four alphabets': ['latin-accents', 'greek', 'cyrillic', 'name-only'],
  'long CVs': ['three-pages', 'long-words'],
  'CVs with long lists': ['long-lists', 'grouped-skills'],
}
const compared = {
  ...hard,
  'CVs of people': allCvs
    .map(([id]) => id)
    .filter((id) => !Object.values(hard).flat().includes(id))
    .slice(0, 4),
}

/** In points. Half a point is the width of a hair on paper. */
const near = 0.5

for (const [kind, ids] of Object.entries(compared)) {
  test(`the pages of ${kind} in the editor are those in the PDF, line by line`, async ({
    page,
    site,
  }) => {
    const cvs = allCvs.filter(([id]) => ids.includes(id))
    expect(cvs).toHaveLength(ids.length)
    await signUp(page, site)
    const [height, width] = [900, 1400]
    await page.setViewportSize({ width, height })
    let worst = 0
    let lines = 0
    for (const [id, cv] of cvs) {
      await openPreview(page, id, cv)
      for (const style of cvStyles) {
        const shown = await readPreview(page, { cv, style })
        const written = await readPdfLines(await exportPdf(page, { cv, style }))
        const said = (each: typeof shown) => each.map(({ sheet, text }) => `${sheet} ${text}`)
        expect(said(shown), `${id}, ${style}`).toEqual(said(written))
        for (const [at, line] of shown.entries()) {
          const other = written[at] ?? line
          worst = Math.max(
            worst,
            Math.abs(line.baseline - other.baseline),
            Math.abs(line.left - other.left),
          )
          expect(worst, `${id}, ${style}: ${line.text}`).toBeLessThan(near)
        }
        lines += shown.length
      }
    }
    const description = `${lines} lines, at most ${worst.toFixed(2)} points apart`
    test.info().annotations.push({ type: 'preview and PDF', description })
  })
}

async function openPreview(page: Page, id: string, cv: CvDocument): Promise<void> {
  const style: CvStyle = 'minimal'
  const [kept] = await post(page, '/api/cvs', { name: id, style, cv, patches: [] })
  await page.goto(`/cv-editor?cv=${JSON.parse(kept.toString()).id}`)
  await pane(page, 'Page').click()
}

interface Shown {
  readonly cv: CvDocument
  readonly style: CvStyle
}

async function readPreview(page: Page, { cv, style }: Shown) {
  const { font } = composePage(cv, style)
  await page.getByRole('radio', { name: style }).check({ force: true })
  const sheet = page.locator('figure [data-sheet]').first()
  await expect(sheet.locator('> div')).toHaveCSS('font-family', new RegExp(`^"?${font.face}`))
  await page.evaluate('document.fonts.ready.then(() => new Promise(requestAnimationFrame))')
  return readPreviewLines(page)
}

async function exportPdf(page: Page, shown: Shown): Promise<Uint8Array> {
  const [bytes, status] = await post(page, '/api/export-cv', { ...shown, format: 'pdf' })
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
      return { bytes: new Uint8Array(await reply.arrayBuffer()), status: reply.status }
    },
    { path, body: JSON.stringify(body) },
  )
  return [Buffer.from(bytes), status]
}

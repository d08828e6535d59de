import type { Page } from '@playwright/test'
import type { CvDocument } from '@rolefit/contract'
import { analyze, packPosting, readCv, toDocument } from '@rolefit/engine'
import { answerRequest } from '../apps/web/app/editor/score/answer-request.ts'
import { toCvLines } from '../apps/web/app/editor/score/cv-lines.ts'
import type { AskedPosting } from '../apps/web/app/editor/score/live-score.ts'
import { analyseTexts } from './analyses.ts'
import { cvText, job, openPasted, pane, scoreAgainst } from './open-cv.ts'
import { expect, expectAccessible, signUp, test } from './site.ts'

test('an analysis opens in the editor and scores there as it was scored', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  const { id } = await analyseTexts(page, { jd_text: job, cv_text: cvText })
  const regenerated: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/regenerate-cv')) regenerated.push(request.postData() ?? '')
  })
  const worker = page.waitForEvent('worker')
  const readers = requestsOfReader(page)
  await page.goto(`/results/${id}`)
  await page.getByRole('button', { name: 'Re-generate CV' }).click()
  await expect(page).toHaveURL(/\/cv-editor\?/)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Maren Holloway')
  expect(regenerated.map((body) => Object.keys(JSON.parse(body)))).toEqual([
    expect.arrayContaining(['cv_text', 'suggestions']),
  ])
  await expect(page.locator('[data-score]')).toBeVisible()
  await expect(pane(page, /^Changes \(/)).toBeVisible()
  const fetched = await page.request.get((await worker).url(), {
    headers: { 'accept-encoding': 'br' },
  })
  expect(fetched.headers()['content-encoding']).toBe('br')
  expect(Number(fetched.headers()['content-length'])).toBeLessThanOrEqual(mostEditorBytes)
  expect(readers).toEqual([])

  // Another tab has not got what the first one carried: it regenerates the CV of the analysis itself.
  const tab = await page.context().newPage()
  await tab.goto(`/cv-editor?analysis=${id}&carried=1`)
  await expect(tab.getByLabel('Name', { exact: true })).toHaveValue('Maren Holloway')
})

test('a pasted posting is read here, and who is offline then keeps the score there is', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  const { id } = await analyseTexts(page, { jd_text: job, cv_text: cvText })
  const readers = requestsOfReader(page)
  await page.goto(`/cv-editor?analysis=${id}`)
  const score = page.locator('[data-score]')
  await expect(score).toBeVisible()
  const before = await score.getAttribute('data-score')
  await pane(page, 'Score').click()
  expect(readers).toEqual([])
  await page.getByText('The posting', { exact: true }).click()
  await page.getByLabel('Job description').fill(otherJob)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Score against this' }).click()
  await expect(page.getByText(/The part that reads a posting could not be loaded/)).toBeInViewport()
  await expect(page.getByRole('region', { name: 'Score against the posting' })).toBeFocused()
  await expect(score).toHaveAttribute('data-score', before ?? '')
  await expectAccessible(page)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'try again' }).click()
  await expect(page.getByText(/The part that reads a posting could not be loaded/)).toBeHidden()
  await expect(score).not.toHaveAttribute('data-score', before ?? '')
  expect(readers.length).toBeGreaterThan(0)
})

test('the score moves while typing, by the numbers of the server', async ({ page, site }) => {
  await signUp(page, site)
  await openPasted(page)
  await scoreAgainst(page, job)
  await expectAccessible(page)
  // The posting that was pasted is still there on another day.
  const worker = page.waitForEvent('worker')
  await page.clock.install()
  await page.reload()
  const score = page.locator('[data-score]')
  await expect(score).toBeVisible()
  const before = await score.getAttribute('data-score')
  // It waits for no pause in typing, nor for the CV to be saved: it moves while the page's clock stands still.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByLabel('Title', { exact: true }).first().press('ControlOrMeta+a')
  await page.keyboard.type('Gardener')
  await expect(score).not.toHaveAttribute('data-score', before ?? '')
  await page.clock.resume()

  const cvs = Array.from({ length: 200 }, (_, index) => variant(index))
  const here = await Promise.all(
    cvs.map((cv) => answerRequest({ kind: 'score', cv, posting: asRead, today })),
  )
  const address = (await worker).url()
  const { replies, ms } = await askWorker(page, { address, cvs, posting: asRead })
  expect(replies).toEqual(here)
  const few = { address, cvs: cvs.slice(0, 20), posting: { ...asRead, read: null } }
  expect((await askWorker(page, few)).replies).toEqual(here.slice(0, 20))
  const scores = here.map((reply) =>
    reply.kind === 'score' && reply.score?.status === 'scored' ? reply.score.score : null,
  )
  const served = cvs.map((cv) => {
    const { text: cvText, cv: read } = toCvLines(cv)
    const report = analyze({ cvText, cv: read, jobText: job, today })
    return report.status === 'scored' ? report.score : null
  })
  expect(scores).toEqual(served)
  expect(new Set(scores).size).toBeGreaterThan(5)
  const sorted = ms.toSorted((a, b) => a - b)
  const description = `median ${sorted[100]?.toFixed(1)}, p95 ${sorted[190]?.toFixed(1)}`
  test.info().annotations.push({ type: 'score in the browser, ms', description })
})

test('on a small phone the words beside the score take three lines, and no points are cut off', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  const cv_text = cvText.replace(/^.*(?:wound care|intravenous|SystmOne|hand over).*$/gim, '')
  const { id } = await analyseTexts(page, { jd_text: job, cv_text })
  await page.goto(`/cv-editor?analysis=${id}`)
  const score = page.locator('[data-score]')
  await expect(score.getByText('Worth applying')).toBeVisible()
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 })
    const height = async () => (await score.boundingBox())?.height ?? Number.NaN
    await expect.poll(height).toBeLessThan(54)
  }
  // A scrollbar may take some of the width: the number does not break for it.
  await page.setViewportSize({ width: 308, height: 640 })
  const digits = score.getByText(/^\d+$/)
  await expect.poll(async () => (await digits.boundingBox())?.height).toBeLessThan(45)
  await pane(page, 'Score').click()
  const rows = page.getByRole('region', { name: 'Score against the posting' }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  const cut = await rows.evaluateAll((all) =>
    all
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((row) => row.textContent),
  )
  expect(cut).toEqual([])
  // Phrasing and ATS readiness stand beside the score here as in the result.
  await expect(page.getByText('not in the score')).toHaveCount(2)
  await expectAccessible(page)
})

test('a score waits for no notes on lines, and they stand there once what finds them has come', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  await openPasted(page)
  await scoreAgainst(page, job)
  const arrival = Promise.withResolvers<void>()
  await page.route(/find-notes/, async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.reload()
  const score = page.locator('[data-score]')
  await expect(score).toBeVisible()
  const before = await score.getAttribute('data-score')
  await page.getByLabel('Bullet 1', { exact: true }).first().fill('I was there for my ward')
  await page.getByLabel('Title', { exact: true }).first().fill('Gardener')
  await expect(score).not.toHaveAttribute('data-score', before ?? '')
  const noted = page.locator('summary').filter({ hasText: 'first person' })
  await expect(noted).toHaveCount(0)
  arrival.resolve()
  await expect(noted).toHaveCount(1)
})

const today = { year: 2026, month: 11 }
const asRead = { text: job, read: packPosting(job) }
/** What the editor loads to score, at most. */
const mostEditorBytes = 250 * 1024
const otherJob = `Payroll Officer
Requirements
- Three years in a payroll office
- Sage 50, pensions and year-end returns
- Monthly payroll for 300 people`

/** The requests for the part that reads postings, as they are made. */
function requestsOfReader(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('posting-reader')) requests.push(request.url())
  })
  return requests
}
const whole = toDocument(readCv(cvText))

/** A CV that lacks some of its bullets and skills, another choice for each number. */
function variant(index: number): CvDocument {
  const isKept = (_: unknown, at: number) => ((index * 37) >> (at % 8)) % 2 === 0
  const { header, summary, experience, education, skills, others } = whole
  return {
    header: { ...header, links: [...header.links] },
    summary,
    experience: experience.map((role) => ({ ...role, bullets: role.bullets.filter(isKept) })),
    education: education.map((school) => ({ ...school, details: [...school.details] })),
    skills: [...skills.filter(isKept), `Skill number ${index}`],
    others: others.map(({ heading, items }) => ({ heading, items: [...items] })),
  }
}

interface Asked {
  readonly replies: readonly unknown[]
  readonly ms: readonly number[]
}

interface Asking {
  readonly address: string
  readonly cvs: readonly CvDocument[]
  readonly posting: AskedPosting
}

/** Has the very worker that the editor loaded score these, one after the other. */
function askWorker(page: Page, asking: Asking): Promise<Asked> {
  return page.evaluate(
    async ({ address, cvs, posting, today }) => {
      const worker = new Worker(address, { type: 'module' })
      const replies: unknown[] = []
      const ms: number[] = []
      for (const cv of cvs) {
        const start = performance.now()
        const reply = new Promise((resolve) => {
          worker.addEventListener('message', ({ data }) => resolve(data), { once: true })
        })
        worker.postMessage({ kind: 'score', cv, posting, today })
        replies.push(await reply)
        ms.push(performance.now() - start)
      }
      worker.terminate()
      return { replies, ms }
    },
    { ...asking, today },
  )
}

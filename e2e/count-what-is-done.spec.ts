import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { openListening } from './open-listening.ts'
import { expect, signUp, test } from './site.ts'
import { expectValidHtml } from './valid-html.ts'

interface Counted {
  readonly name: string
  readonly detail?: string
  readonly path: string
}

const example = (file: string) =>
  readFileSync(new URL(`../content/example/${file}`, import.meta.url), 'utf8')

test('an analysis and what is done with it are counted, once each and without a word of them', async ({
  page,
  site,
}) => {
  const sent = await watchCounting(page)
  await signUp(page, site)
  await page.getByLabel('Job description').fill(example('job.txt'))
  await page.getByText('Paste your CV instead').click()
  await page.getByLabel('CV as text').fill(example('cv.txt'))
  await page.getByRole('button', { name: 'Analyze' }).click()
  await page.getByRole('button', { name: 'Generate', exact: true }).first().click()
  await expect(page.getByRole('button', { name: 'Regenerate', exact: true }).first()).toBeVisible()
  await expectValidHtml(page.request, page.url())
  const counted = await sent()
  const namesOf = (start: string) =>
    counted.filter(({ name }) => name.startsWith(start)).map(({ name }) => name)
  expect(namesOf('analysis')).toEqual(['analysis_started', 'analysis_finished'])
  expect(namesOf('signed_in')).toEqual(['signed_in'])
  expect(namesOf('snippet')).toEqual(['snippet_generated'])
  expect(JSON.stringify(counted)).not.toMatch(/wound|Maren|@/i)
})

test('a purchase is counted once, however often its page is loaded', async ({ page, site }) => {
  const sent = await watchCounting(page)
  await signUp(page, site)
  await openListening(page, '/pricing')
  await page.getByRole('button', { name: 'Buy credits' }).first().click()
  await page.getByRole('button', { name: /^Pay \$5/ }).click()
  await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible()
  await page.getByRole('link', { name: 'See your purchases' }).click()
  await expect(page.getByRole('heading', { name: /Purchase/ }).first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible()
  const counted = await sent()
  expect(counted.filter(({ name }) => name === 'checkout_started')).toMatchObject([
    { detail: 'starter' },
  ])
  expect(counted.filter(({ name }) => name === 'checkout_finished')).toHaveLength(1)
})

/** Notes what the pages count, and answers all of it once the present page has sent its last. */
async function watchCounting(page: Page): Promise<() => Promise<readonly Counted[]>> {
  await page.addInitScript(() => {
    const texts = new WeakMap<Blob, string>()
    const PlainBlob = Blob
    window.Blob = class extends PlainBlob {
      constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
        super(parts, options)
        texts.set(this, parts.join(''))
      }
    }
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      const text = body instanceof PlainBlob ? texts.get(body) : undefined
      // Kept where it outlives the page, which may be on its way out.
      localStorage.setItem('sent', `${localStorage.getItem('sent') ?? ''}${text}\n`)
      return send(url, body)
    }
  })
  return async () => {
    await page.goto('/contact')
    const lines: string = await page.evaluate('localStorage.getItem("sent") ?? ""')
    return lines
      .split('\n')
      .filter(Boolean)
      .flatMap((line) => readEvents(line))
  }
}

function readEvents(line: string): readonly Counted[] {
  const { events }: { events: Counted[] } = JSON.parse(line)
  return events
}

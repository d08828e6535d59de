import { analyseToEnd, expectNoOverflow } from './analyses.ts'
import { textFile } from './cv-files.ts'
import { expect, expectAccessible, signUp, test } from './site.ts'

test('a score is shared, opened elsewhere without the CV, and revoked', async ({
  page,
  site,
  browser,
  baseURL,
}) => {
  await signUp(page, site)
  await analyseToEnd(page, textFile())
  await page.getByRole('button', { name: 'Share match score' }).click()
  const dialog = page.getByRole('dialog')
  for (const place of ['LinkedIn', 'X', 'WhatsApp', 'Telegram', 'Email']) {
    await expect(dialog.getByRole('link', { name: place, exact: true })).toBeVisible()
  }
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await expectAccessible(page)
  const first = await dialog.getByLabel('Your link').inputValue()
  await dialog.getByLabel(/Works for/).selectOption('7 days')
  await expect(dialog.getByLabel('Your link')).not.toHaveValue(first)
  // What the keyboard stood on is still there, whether another link comes or not.
  const lifetime = dialog.getByLabel(/Works for/)
  await page.route('**/api/share-analysis', (route) => route.abort())
  await lifetime.focus()
  await lifetime.selectOption('30 days')
  await expect(dialog.getByText('The one above still works.')).toBeVisible()
  await expect(lifetime).toHaveValue('7')
  await expect(lifetime).toBeFocused()
  await page.unroute('**/api/share-analysis')
  const link = await dialog.getByLabel('Your link').inputValue()
  await dialog.getByLabel('Your link').click()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(link)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Share match score' })).toBeFocused()

  const elsewhere = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } })
  const visitor = await elsewhere.newPage()
  const reply = await visitor.goto(link)
  expect(reply?.headers()).toMatchObject({
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  })
  await expect(visitor.getByRole('heading', { name: 'What the posting asks for' })).toBeVisible()
  await expect(visitor.getByText('of 100', { exact: true })).toBeInViewport({ ratio: 1 })
  const above = await visitor.getByText('of 100', { exact: true }).boundingBox()
  const below = await visitor.getByText('The job', { exact: true }).boundingBox()
  expect(above?.y).toBeLessThan(below?.y ?? 0)
  const html = (await reply?.text()) ?? ''
  for (const secret of ['Mara', 'Lindqvist', 'mara.txt', 'Northwind', '555 0142']) {
    expect(html).not.toContain(secret)
  }
  await expectNoOverflow(visitor)
  await expectAccessible(visitor)
  const picture = await visitor.locator('meta[property="og:image"]').getAttribute('content')
  const drawn = await visitor.request.get(picture ?? '')
  expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/png'])
  await visitor.goto(first)
  await expect(
    visitor.getByRole('heading', { name: 'Invalid or expired share link.' }),
  ).toBeVisible()

  await page.goto('/results')
  await page.getByRole('button', { name: /^Revoke/ }).click()
  await expect(page.getByText('The link does not work any more.')).toBeVisible()
  await visitor.goto(link)
  await expect(
    visitor.getByRole('heading', { name: 'Invalid or expired share link.' }),
  ).toBeVisible()
  await elsewhere.close()
})

test('a link shared from the results is listed at once, and once revoked it is not offered again', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  await analyseToEnd(page, textFile())
  await page.goto('/results')
  const share = page.getByRole('button', { name: 'Share match score' })
  const dialog = page.getByRole('dialog')
  await share.click()
  const first = await dialog.getByLabel('Your link').inputValue()
  await expect(dialog.getByText('You can revoke it at any time under Results.')).toBeVisible()
  await page.keyboard.press('Escape')
  const listed = page.getByRole('region', { name: 'Links you shared' }).getByRole('listitem')
  await expect(listed).toHaveCount(1)
  await share.click()
  await expect(dialog.getByLabel('Your link')).toHaveValue(first)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Revoke/ }).click()
  await expect(page.getByText('The link does not work any more.')).toBeVisible()
  await expect(listed).toHaveCount(0)
  await share.click()
  await expect(dialog.getByLabel('Your link')).not.toHaveValue(first)
  await page.goto(await dialog.getByLabel('Your link').inputValue())
  await expect(page.getByRole('heading', { name: 'What the posting asks for' })).toBeVisible()
})

test('a link that cannot be made says so', async ({ page, site }) => {
  await signUp(page, site)
  await analyseToEnd(page, textFile())
  await page.route('**/api/share-analysis', (route) => route.abort())
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toHaveText(
    'Failed to create share link. The connection was lost.',
  )
  await expectAccessible(page)
  await page.unroute('**/api/share-analysis')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByLabel('Your link')).toHaveValue(/\/share\//)

  // Another lifetime that could not be had leaves the link that is there alone.
  const link = await dialog.getByLabel('Your link').inputValue()
  await page.route('**/api/share-analysis', (route) => route.abort())
  await dialog.getByLabel(/Works for/).selectOption('7 days')
  await expect(dialog.getByRole('alert')).toHaveText(
    'Failed to create share link. The connection was lost.',
  )
  expect((await page.request.get(link)).status()).toBe(200)

  const told = dialog.getByRole('alert')
  await page.route('**/api/share-analysis', (route) => route.fulfill({ json: { ok: true } }))
  await dialog.getByLabel(/Works for/).selectOption('30 days')
  await expect(told).toHaveText('Failed to create share link.')
  await page.unroute('**/api/share-analysis')
  await page.context().clearCookies()
  await dialog.getByLabel(/Works for/).selectOption('7 days')
  await expect(told).toHaveText('Failed to create share link. Please sign in first.')
})

test('a link that could not be revoked is told of, still listed, and can be revoked then', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  await analyseToEnd(page, textFile())
  await page.goto('/results')
  await page.getByRole('button', { name: 'Share match score' }).click()
  const dialog = page.getByRole('dialog')
  const first = await dialog.getByLabel('Your link').inputValue()
  const works = async () => (await page.request.get(first)).status()
  await page.route('**/api/shared-links/*', (route) => route.abort())
  await dialog.getByLabel(/Works for/).selectOption('7 days')
  await expect(dialog.getByLabel('Your link')).not.toHaveValue(first)
  const told = dialog.getByRole('alert')
  await expect(told).toHaveText('The link before this one could not be revoked and still works.')
  await expectAccessible(page)
  expect(await works()).toBe(200)
  const again = dialog.getByRole('button', { name: 'Try again' })
  const lost = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/api/shared-links/'),
  )
  await again.click()
  await lost
  await expect(again).not.toHaveAttribute('aria-busy')
  await expect(told).toBeVisible()
  await page.unroute('**/api/shared-links/*')
  await again.click()
  await expect(told).toHaveCount(0)
  expect(await works()).toBe(404)
  await page.keyboard.press('Escape')

  const listed = page.getByRole('region', { name: 'Links you shared' }).getByRole('listitem')
  await expect(listed).toHaveCount(1)
  await page.route('**/results.data*', (route) => route.abort())
  await page.getByRole('button', { name: /^Revoke/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'still works' })).toHaveText(
    'Network error. Please try again. The link still works.',
  )
  await expect(listed).toHaveCount(1)
  await page.unroute('**/results.data*')
  await page.getByRole('button', { name: /^Revoke/ }).click()
  await expect(page.getByText('The link does not work any more.')).toBeVisible()
  await expect(listed).toHaveCount(0)
})

test('links that could not be revoked are all remembered, one that another window revoked is not, and a hasty second choice makes none', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  await analyseToEnd(page, textFile())
  await page.getByRole('button', { name: 'Share match score' }).click()
  const dialog = page.getByRole('dialog')
  const link = dialog.getByLabel('Your link')
  const lifetime = dialog.getByLabel(/Works for/)
  const told = dialog.getByRole('alert')
  const changeTo = async (label: string) => {
    const before = await link.inputValue()
    await lifetime.selectOption(label)
    await expect(link).not.toHaveValue(before)
    return before
  }
  await page.route('**/api/shared-links/*', (route) => route.abort())
  const left = [await changeTo('7 days'), await changeTo('30 days')]
  await expect(told).toHaveText('The link before this one could not be revoked and still works.')
  await page.unroute('**/api/shared-links/*')
  left.push(await changeTo('90 days'))
  await expect(told).toHaveCount(0)
  for (const each of left) expect((await page.request.get(each)).status()).toBe(404)

  const { items } = await (await page.request.get('/api/shared-links')).json()
  await page.request.delete(`/api/shared-links/${items[0].id}`)
  await changeTo('7 days')
  await expect(told).toHaveCount(0)

  const arrival = Promise.withResolvers<void>()
  await page.route('**/api/share-analysis', async (route) => {
    await arrival.promise
    await route.continue()
  })
  const before = await link.inputValue()
  await lifetime.selectOption('30 days')
  await expect(dialog.getByText('Making another link…')).toBeVisible()
  await lifetime.selectOption('90 days')
  arrival.resolve()
  await expect(link).not.toHaveValue(before)
  await expect(lifetime).toHaveValue('30')
  expect((await (await page.request.get('/api/shared-links')).json()).items).toHaveLength(1)
})

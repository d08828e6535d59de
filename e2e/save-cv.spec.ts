import type { Page } from '@playwright/test'
import { expectSaved, openPasted } from './open-cv.ts'
import { openListening } from './open-listening.ts'
import { showAs, untilAnswered } from './page-life.ts'
import { codeIn, expect, expectAccessible, signUp, test, typeCode } from './site.ts'

/** After a pause this long in typing the CV is saved, certainly. */
const pauseMs = 2_000

let email = ''

test.beforeEach(async ({ page, site }) => {
  email = await signUp(page, site)
  await openPasted(page)
})

test('a second window follows, and neither overwrites the other', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByLabel('Phone').fill('020 5550 0111')
  await expectSaved(other)
  await expect(page.getByLabel('Phone')).toHaveValue('020 5550 0111')

  await page.route('**/api/cvs', (route) => route.abort())
  await page.getByLabel('Phone').fill('020 5550 0122')
  await expect(page.getByText('No connection.')).toBeVisible()
  await other.getByLabel('Phone').fill('020 5550 0133')
  await expectSaved(other)
  await page.unroute('**/api/cvs')
  await page.getByRole('button', { name: 'Save again' }).click()
  await expect(page.getByText('This CV was changed in another window.')).toBeVisible()
  await expectAccessible(page)

  await other.getByLabel('Phone').fill('020 5550 0144')
  await expectSaved(other)
  await page.reload()
  await expect(page.getByLabel('Phone')).toHaveValue('020 5550 0122')
  await page.getByRole('button', { name: 'Keep mine as a copy' }).click()
  await expectSaved(page)
  await page.reload()
  await expect(page.getByLabel('Phone')).toHaveValue('020 5550 0122')
  await other.reload()
  await expect(other.getByLabel('Phone')).toHaveValue('020 5550 0144')
})

test('a phone in a tunnel loses nothing, and saves once it is out', async ({ page, context }) => {
  await context.setOffline(true)
  await page.getByLabel('Phone').fill('020 5550 0133')
  await expect(page.getByText('No connection. Your changes are kept on this device.')).toBeVisible()
  await page.getByLabel('Location').fill('Tidewick Quay')
  await expect(page.getByRole('button', { name: 'Save again' })).toBeVisible()
  await context.setOffline(false)
  await expectSaved(page)

  // The server takes the next version, and its answer is lost on the way.
  await page.route('**/api/cvs', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByLabel('Phone').fill('020 5550 0155')
  await expect(page.getByText('No connection.')).toBeVisible()
  await page.unroute('**/api/cvs')
  await page.getByRole('button', { name: 'Save again' }).click()
  await expectSaved(page)
  await page.reload()
  await expect(page.getByLabel('Phone')).toHaveValue('020 5550 0155')
  await expect(page.getByLabel('Location')).toHaveValue('Tidewick Quay')
})

test('what a server could not take is saved by itself once it can', async ({ page }) => {
  const message = 'The server is restarting. Please try again in a moment.'
  const json = { ok: false, error: 'stopping', message }
  await page.route('**/api/cvs', (route) => route.fulfill({ status: 503, json }))
  await page.getByLabel('Phone').fill('020 5550 0133')
  await expect(page.getByText(`${message} Your changes are kept on this device.`)).toBeVisible()
  await page.unroute('**/api/cvs')
  await expectSaved(page)
})

test('a reload in the middle of a word, and a hasty double click, do no harm', async ({ page }) => {
  // As wide as the buttons just fit beside each other: what is said of the saving does not move them.
  await page.setViewportSize({ width: 900, height: 740 })
  const order = page.getByRole('button', { name: 'Export DOCX' })
  const place = await order.boundingBox()
  await page.getByLabel('Phone').fill('020 5550 0166')
  await expect(page.locator('[data-save]').filter({ visible: true })).not.toBeEmpty()
  expect(await order.boundingBox()).toEqual(place)
  await page.reload()
  await expect(page.getByLabel('Phone')).toHaveValue('020 5550 0166')
  await expectSaved(page)

  let orders = 0
  await page.route('**/api/export-cv', (route) => {
    orders += 1
    return route.continue()
  })
  const download = page.waitForEvent('download')
  await order.dblclick()
  await download
  await expect(page.getByText(/^Saved as cv\.docx/)).toBeVisible()
  expect(orders).toBe(1)
})

test('a session that ends while somebody types loses nothing', async ({ page, site }) => {
  await page.context().clearCookies()
  await page.getByLabel('Phone').fill('020 5550 0166')
  const alert = page.getByRole('alert').filter({ hasText: 'You are not signed in any more.' })
  await expect(alert).toContainText('your changes are kept on this device and will be saved then.')
  await expectAccessible(page)
  await page.getByLabel('Location').fill('Tidewick Quay')
  await expect(alert).toBeVisible()
  await alert.getByRole('link', { name: 'Sign in again' }).click()
  // The editor has a field of that name, too, as long as it stands.
  await expect(page.getByRole('heading', { name: 'Sign in or register' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send magic link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await typeCode(page, codeIn(await site.mailTo(email)))
  await expect(page.getByLabel('Phone')).toHaveValue('020 5550 0166')
  await expect(page.getByLabel('Location')).toHaveValue('Tidewick Quay')
  await expectSaved(page)
})

test('who signs in again in another tab has the text saved in this one', async ({
  page,
  context,
  site,
}) => {
  const other = await context.newPage()
  await context.clearCookies()
  await page.getByLabel('Phone').fill('020 5550 0177')
  await expect(page.getByRole('alert')).toContainText('You are not signed in any more.')
  await openListening(other, '/login')
  await other.getByLabel('Email').fill(email)
  await other.getByRole('button', { name: 'Send magic link' }).click()
  await expect(other.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await typeCode(other, codeIn(await site.mailTo(email)))
  await expectSaved(page)
  await page.reload()
  await expect(page.getByLabel('Phone')).toHaveValue('020 5550 0177')
})

test('a page that is shown again shows what another device has saved meanwhile', async ({
  page,
}) => {
  await page.getByLabel('Phone').fill('020 5550 0188')
  await expectSaved(page)
  await saveElsewhere(page, '020 5550 0199')
  await showAs(page, 'visible')
  await expect(page.getByLabel('Phone')).toHaveValue('020 5550 0199')
})

test('what another device has saved does not take the place of what is typed here meanwhile', async ({
  page,
}) => {
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/cvs/*', async (route) => {
    asked.resolve()
    await answer.promise
    await route.continue()
  })
  await saveElsewhere(page, '020 5550 0199')
  await showAs(page, 'visible')
  await asked.promise
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  await page.getByLabel('Phone').fill('020 5550 0122')
  await untilNoted(page)
  answer.resolve()
  await untilAnswered(page)
  // Nor once it is shown again, as long as it is not saved.
  await showAs(page, 'visible')
  await untilAnswered(page)
  await expect(page.getByLabel('Phone')).toHaveValue('020 5550 0122')

  let sent = 0
  await page.route('**/api/cvs', (route) => {
    sent += 1
    return route.continue()
  })
  await page.clock.runFor(pauseMs)
  const asks = page.getByText('This CV was changed in another window.')
  await expect(asks).toBeVisible()
  // It is for the person to settle, who may type on before that.
  await page.getByLabel('Location').fill('Tidewick Quay')
  await page.clock.runFor(pauseMs)
  await untilAnswered(page)
  await expect(asks).toBeVisible()
  expect(sent).toBe(1)
  await expect(page.getByLabel('Phone')).toHaveValue('020 5550 0122')
  await page.clock.resume()
  await page.getByRole('button', { name: 'Show the other version' }).click()
  await expect(page.getByLabel('Phone')).toHaveValue('020 5550 0199')
  await page.reload()
  await expect(page.getByLabel('Phone')).toHaveValue('020 5550 0199')
  await expect(asks).toBeHidden()
})

test('a page that is put aside is saved at once, and so is one that is back from a tunnel', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  await page.getByLabel('Phone').fill('020 5550 0111')
  await untilNoted(page)
  await showAs(page, 'hidden')
  await expectSaved(page)
  await showAs(page, 'visible')
  await untilAnswered(page)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
  await page.getByLabel('Phone').fill('020 5550 0122')
  await untilNoted(page)
  await context.setOffline(true)
  await page.clock.runFor(pauseMs)
  await expect(page.getByText('No connection.')).toBeVisible()
  await context.setOffline(false)
  await expectSaved(page)
})

test('what is typed while a version is on its way is on this device until it is saved, too', async ({
  page,
}) => {
  await page.clock.install()
  const ways = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let sent = 0
  await page.route('**/api/cvs', async (route) => {
    const way = ways[sent]
    sent += 1
    await way?.promise
    await route.continue()
  })
  await page.getByLabel('Phone').fill('020 5550 0111')
  await expect.poll(() => sent).toBe(1)
  await page.getByLabel('Phone').fill('020 5550 0122')
  await page.clock.runFor(pauseMs)
  await untilAnswered(page)
  expect(sent).toBe(1)
  ways[0]?.resolve()
  await expect.poll(() => sent).toBe(2)
  const drafts = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(drafts).toContain('020 5550 0122')
  ways[1]?.resolve()
  await expectSaved(page)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('020 5550')
})

/** Waits until the page has noted that something is to be saved. */
async function untilNoted(page: Page): Promise<void> {
  await expect(page.locator('[data-save=waiting]').filter({ visible: true })).toBeVisible()
  await untilAnswered(page)
}

/** Saves the CV on the page with another telephone number, as another device would. */
async function saveElsewhere(page: Page, phone: string): Promise<void> {
  const id = new URL(page.url()).searchParams.get('cv')
  const reply = await page.request.get(`/api/cvs/${id}`)
  const { version, name, style, patches, cv } = await reply.json()
  const header = { ...cv.header, phone }
  const data = { id, version, name, style, patches, cv: { ...cv, header } }
  expect((await page.request.post('/api/cvs', { data })).status()).toBe(200)
}

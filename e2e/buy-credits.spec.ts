import type { Page } from '@playwright/test'
import { openListening, untilListening } from './open-listening.ts'
import { showAs, untilAnswered } from './page-life.ts'
import {
  askToRegister,
  codeIn,
  expect,
  expectAccessible,
  fillInRegistration,
  newEmail,
  type Site,
  signUp,
  test,
  typeCode,
} from './site.ts'

test('a new person goes from the price list through sign-up to a pack', async ({ page, site }) => {
  // The longest way there is; on a busy machine it takes its time.
  await page.goto('/pricing')
  await expect(page.getByRole('listitem').filter({ hasText: 'Most Popular' })).toContainText(
    'Serious Pack',
  )
  await page.getByRole('link', { name: 'Start free' }).nth(2).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByRole('link', { name: 'Register' }).click()
  await register(page, site)
  await expect(page.getByText('go on with the Serious Pack')).toBeVisible()
  await expectAccessible(page)
  await buy(page, 'Serious Pack')

  await expect(page.getByRole('heading', { name: 'Test checkout' })).toBeVisible()
  await expect(page.getByText('No card is asked for and no money moves.')).toBeVisible()
  await page.getByRole('button', { name: 'Decline the card' }).click()
  await expect(page.getByRole('alert')).toContainText('declined, as you asked')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Checkout cancelled. Nothing was charged.')).toBeVisible()
  await expect(page.getByRole('link', { name: '3 credits' })).toBeVisible()

  await buy(page, 'Serious Pack')
  await page.getByRole('button', { name: 'Pay $30 as a test' }).click()
  await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible()
  await expect(page.getByText('53 credits to use')).toBeVisible()
  await expect(page.getByRole('link', { name: '53 credits' })).toBeVisible()

  await page.getByRole('link', { name: 'See your purchases' }).click()
  const bought = page.getByRole('row').filter({ hasText: 'Serious Pack' }).first()
  await expect(bought).toContainText('$30.00')
  const refund = page.getByRole('listitem').filter({ hasText: '$30.00 for 50 unused credits' })
  await expect(refund).toContainText(/could go back today; you can ask until \d+ \w+ \d{4}/)
  await expect(page.getByRole('row', { name: /Serious Pack bought .* \+50 53/ })).toBeVisible()
  await page.getByRole('link', { name: /^View the receipt/ }).click()
  await expect(page.getByRole('heading', { name: 'Test receipt' })).toBeVisible()
  // The page without its purchase asks nobody to sign in who is signed in.
  await page.goto('/checkout/success')
  await expect(page.getByText('added to your account automatically')).toBeVisible()
  await expect(page.getByText('Sign in', { exact: false })).toBeHidden()
  await page.goto('/account/profile')
  await expect(page.getByText('paid', { exact: true })).toBeVisible()
  // Whoever has paid is told what cannot be had any more once the account is gone.
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('dialog')).toContainText(
    'If you want a refund of unused credits, ask for it first.',
  )
})

test('the success page waits for the credits, and the header follows', async ({
  page,
  context,
  site,
}) => {
  const checkout = await openCheckout(page, site)
  const other = await context.newPage()
  await other.goto(`/checkout/success?checkout=${checkout}`)
  await expect(other.getByRole('heading', { name: 'Payment under way' })).toBeVisible()
  await expect(other.getByRole('link', { name: '3 credits' })).toBeVisible()
  await expectAccessible(other)
  await page.getByRole('button', { name: 'Pay $5 as a test' }).click()
  await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible()
  await other.bringToFront()
  await expect(other.getByRole('heading', { name: 'Payment complete' })).toBeVisible()
  await expect(other.getByRole('link', { name: '8 credits' })).toBeVisible()
})

test('a payment is waited for through a lost line, and its arrival is told once the page is looked at', async ({
  page,
  context,
  site,
}) => {
  const checkout = await openCheckout(page, site)
  const other = await context.newPage()
  let asked = 0
  other.on('request', (request) => {
    if (request.resourceType() === 'fetch' && request.url().includes(checkout)) asked += 1
  })
  await other.clock.install()
  await openListening(other, `/checkout/success?checkout=${checkout}`)
  const underWay = other.getByRole('heading', { name: 'Payment under way' })
  await expect(underWay).toBeVisible()
  await context.setOffline(true)
  await other.clock.runFor(6_000)
  await expect.poll(() => asked).toBeGreaterThan(0)
  await expect(underWay).toBeVisible()
  await context.setOffline(false)

  await showAs(other, 'hidden')
  await other.clock.runFor(6_000)
  await untilAnswered(other)
  const askedHidden = asked
  await page.getByRole('button', { name: 'Pay $5 as a test' }).click()
  await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible()
  await other.clock.runFor(6_000)
  await untilAnswered(other)
  expect(asked).toBe(askedHidden)
  await expect(underWay).toBeVisible()
  // Asked at once, not at the next turn of a clock that stands still here.
  await showAs(other, 'visible')
  await expect(other.getByRole('heading', { name: 'Payment complete' })).toBeVisible()
  await expect(other.getByRole('status').getByText('Your credits have arrived.')).toBeAttached()
})

test('a decision at the till keeps the keyboard where it was, and is taken once', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  await openListening(page, '/pricing')
  await buy(page, 'Starter')
  const pay = page.getByRole('button', { name: 'Pay $5 as a test' })
  await expect(pay).toBeVisible()
  await untilListening(page)
  const answer = Promise.withResolvers<void>()
  let sent = 0
  await page.route('**/checkout/pretend/**', async (route) => {
    if (route.request().method() === 'POST') sent += 1
    await answer.promise
    await route.continue()
  })
  await pay.focus()
  await page.keyboard.press('Enter')
  await expect(pay).toHaveAttribute('aria-busy', 'true')
  await expect(pay).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Cancel' }).click({ force: true })
  expect(sent).toBe(1)
  answer.resolve()
  await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible()
})

test('a pack can be bought before JavaScript runs', async ({ browser, baseURL, site }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  const email = newEmail()
  await askToRegister(page, email)
  await typeCode(page, codeIn(await site.mailTo(email)))
  await expect(page).toHaveURL(/\/analyze$/)
  await page.goto('/pricing')
  await buy(page, 'Job Hunt Pack')
  await page.getByRole('button', { name: 'Pay $15 as a test' }).click()
  await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible()
  await expect(page.getByText('23 credits to use')).toBeVisible()
  await context.close()
})

test('a checkout that cannot be started says so in the pack it is about', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  await openListening(page, '/pricing')
  await page.route('**/pricing.data*', (route) => route.abort())
  await buy(page, 'Power Pack')
  const card = packCard(page, 'Power Pack')
  await expect(card.getByRole('alert')).toHaveText('Network error starting checkout.')
  await expectAccessible(page)
  await page.unroute('**/pricing.data*')
  await page.route('**/pricing.data*', (route) => route.fulfill({ status: 502, body: '<h1>' }))
  await buy(page, 'Power Pack')
  await expect(card.getByRole('alert')).toHaveText('Unable to start checkout. Please try again.')
  await page.unroute('**/pricing.data*')
  await buy(page, 'Power Pack')
  await expect(page.getByRole('heading', { name: 'Test checkout' })).toBeVisible()
})

test('on a phone the way to a pack and its history do not overflow', async ({ page, site }) => {
  // Eight looks for violations, which take their time on a busy machine.
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp(page, site)
  const fits = async () => {
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
    expect(overflow, page.url()).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  }
  await page.goto('/pricing?pack=power')
  await fits()
  await buy(page, 'Power Pack')
  await expect(page.getByRole('heading', { name: 'Test checkout' })).toBeVisible()
  await fits()
  await page.getByRole('button', { name: 'Pay $50 as a test' }).click()
  await expect(page.getByText('123 credits to use')).toBeVisible()
  await fits()
  await page.goto('/account/billing')
  await fits()
  await page.getByLabel('Menu', { exact: true }).first().click()
  await expect(page.getByRole('link', { name: 'Billing & credits 123 credits' })).toBeVisible()
})

function packCard(page: Page, name: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
}

/** A new member at the till; answers which checkout it is. */
async function openCheckout(page: Page, site: Site): Promise<string> {
  await signUp(page, site)
  await page.goto('/pricing')
  await buy(page, 'Starter')
  await expect(page.getByRole('heading', { name: 'Test checkout' })).toBeVisible()
  return page.url().split('/').at(-1) ?? ''
}

async function buy(page: Page, name: string): Promise<void> {
  await packCard(page, name).getByRole('button', { name: 'Buy credits' }).click()
}

async function register(page: Page, site: Site): Promise<void> {
  const email = newEmail()
  await fillInRegistration(page, email)
  await typeCode(page, codeIn(await site.mailTo(email)))
}

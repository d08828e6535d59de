import { openListening } from './open-listening.ts'
import { showAs, untilAnswered } from './page-life.ts'
import {
  codeIn,
  expect,
  expectAccessible,
  fillInRegistration,
  linkIn,
  newEmail,
  signUp,
  test,
  typeCode,
} from './site.ts'

const minuteMs = 60_000

test('a known address is recognised while it is typed, an unknown one switches to Register', async ({
  page,
  site,
}) => {
  const email = await signUp(page, site)
  await page.context().clearCookies()
  await page.goto('/login?mode=register')
  await page.getByLabel('Email').fill(email)
  await expect(page.getByRole('button', { name: 'Send magic link' })).toBeVisible()
  await page.getByLabel('Email').fill(newEmail())
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send magic link' }).click()
  await page.getByRole('link', { name: 'Open the sign-in link' }).click()
  await expect(page).toHaveURL(/\/analyze$/)
})

test('a late answer about an address that is typed no more changes nothing', async ({
  page,
  site,
}) => {
  const known = await signUp(page, site)
  await page.context().clearCookies()
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  await page.route(`**/api/auth/exists?email=${encodeURIComponent(known)}`, async (route) => {
    asked.resolve()
    await answer.promise
    await route.continue()
  })
  await openListening(page, '/login')
  await page.getByLabel('Email').fill(known)
  await asked.promise
  await page.getByLabel('Email').fill(newEmail())
  const register = page.getByRole('button', { name: 'Create account' })
  await expect(register).toBeVisible()
  const answered = page.waitForResponse(/exists/)
  answer.resolve()
  await (await answered).finished()
  await untilAnswered(page)
  await expect(register).toBeVisible()
})

test('a protected page asks to sign in and is come back to', async ({ page, site }) => {
  for (const path of ['/analyze', '/results', '/cv-editor', '/account/billing?from=mail']) {
    await page.goto(path)
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
  }
  await page.goto('/check-email')
  await expect(page).toHaveURL(/\/check-email$/)
  await page.getByRole('link', { name: 'Get a new link' }).click()
  await expect(page).toHaveURL(/\/login$/)
  // Led there by a click, a visitor comes back to the page itself.
  await page.goto('/')
  await page.getByRole('link', { name: 'Analyze my CV' }).first().click()
  await expect(page).toHaveURL('/login?next=%2Fanalyze')
  await page.goto('/account/billing?from=mail')
  const email = newEmail()
  await page.getByRole('link', { name: 'Register' }).click()
  await fillInRegistration(page, email)
  await page.goto(linkIn(await site.mailTo(email)))
  await expect(page).toHaveURL(/\/account\/billing\?from=mail$/)
})

test('a link opened in another browser asks for one click', async ({
  page,
  browser,
  site,
  baseURL,
}) => {
  const email = await signUp(page, site)
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send magic link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const elsewhere = await browser.newContext({ baseURL })
  const phone = await elsewhere.newPage()
  await phone.goto(linkIn(await site.mailTo(email)))
  await expect(phone.getByRole('heading', { name: 'Sign in on this device?' })).toBeVisible()
  await expect(phone.getByText('To go on where you asked for it, type the code')).toBeVisible()
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Sign in' }).click()
  await expect(phone).toHaveURL(/\/analyze$/)
  await elsewhere.close()
  await typeCode(page, codeIn(await site.mailTo(email)))
  await expect(
    page.getByText('The link in this email was opened elsewhere and signed you in there.'),
  ).toBeVisible()
})

test('the forms keep time: when an address is asked about, and how often a waiting page asks', async ({
  page,
  context,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const timesAsked = (path: string) => asked.filter((each) => each === path).length
  await page.clock.install({ time: 0 })
  await openListening(page, '/login')
  await page.clock.pauseAt(60_000)
  await page.getByLabel('Email').fill('nobody@example')
  await page.clock.runFor(1_000)
  await page.getByLabel('Email').fill(newEmail())
  await page.clock.runFor(299)
  expect(timesAsked('/api/auth/exists')).toBe(0)
  await page.clock.runFor(1)
  await page.getByLabel('First name').fill('Ada')
  expect(timesAsked('/api/auth/exists')).toBe(1)
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Year of birth').fill('1992')
  await page.clock.resume()
  await page.getByRole('button', { name: 'Create account' }).click()

  const waiting = page.getByText('Waiting for you to open the link…')
  await expect(waiting).toBeVisible()
  await page.clock.pauseAt(600_000)
  const secondsWaited = async () => {
    const [, minutes, seconds] = /(\d+):(\d\d)$/.exec(await waiting.innerText()) ?? []
    return Number(minutes) * 60 + Number(seconds)
  }
  expect(await page.evaluate(() => sessionStorage.getItem('pendingEmail'))).toContain('@')
  const polls = () => timesAsked('/api/auth/me')
  const before = { polls: polls(), seconds: await secondsWaited() }
  await page.clock.runFor(15_000)
  await expect.poll(secondsWaited).toBe(before.seconds + 15)
  await expect.poll(polls).toBe(before.polls + 10)
  await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage')))
  await expect.poll(polls).toBe(before.polls + 11)
  const other = await context.newPage()
  await other.goto('/contact')
  await other.evaluate(() => new BroadcastChannel('rolefit:sign-in').postMessage('signed-in'))
  await expect.poll(polls).toBeGreaterThan(before.polls + 11)

  await showAs(page, 'hidden')
  await page.clock.runFor(60_000)
  await untilAnswered(page)
  const askedHidden = polls()
  await page.clock.runFor(60_000)
  await untilAnswered(page)
  expect(polls()).toBe(askedHidden)
  await showAs(page, 'visible')
  await expect.poll(polls).toBe(askedHidden + 1)

  // What the mail brought lasts for 15 minutes; the next mail begins anew.
  await page.clock.runFor(900_000)
  await expect(page.getByText('The link and the code have expired.')).toBeVisible()
  await expect(waiting).toHaveCount(0)
  await page.getByRole('button', { name: 'Send the email again' }).click()
  await expect(waiting).toBeVisible()
  await page.getByRole('link', { name: 'Use another email' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in or register' })).toBeVisible()
  await untilAnswered(page)
  const askedWaiting = polls()
  await page.clock.runFor(60_000)
  await untilAnswered(page)
  expect(polls()).toBe(askedWaiting)
})

test('the header asks again when another tab changes something, and says less where it cannot', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  await page.route('**/api/auth/me', (route) => route.fulfill({ status: 500, body: '' }))
  await page.route('**/api/billing/balance', (route) => route.abort())
  await page.getByLabel('Account menu').click()
  await expect(page.getByText('Signed in as Ada Byron')).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage')))
  await expect(page.getByText('Signed in as Account')).toBeVisible()
  await expect(page.getByRole('link', { name: '0 credits' })).toBeVisible()
  await page.unrouteAll()
  await page.evaluate(() => window.dispatchEvent(new Event('rolefit:usage-changed')))
  await expect(page.getByText('Signed in as Ada Byron')).toBeVisible()
  await expect(page.getByRole('link', { name: '3 credits' })).toBeVisible()
})

test('whose session has ended is nobody to the header, also once it asks again', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  await page.evaluate(() => localStorage.setItem('analysis', '1'))
  await page.context().clearCookies()
  await openListening(page, '/pricing')
  const start = page.getByRole('banner').getByRole('link', { name: 'Get started' })
  await expect(start).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage')))
  await untilAnswered(page)
  await expect(start).toBeVisible()
  // Whoever has analysed here finds the way to the results, and signs in on it.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Results' })).toBeVisible()
})

test('an expired link, a used link and no link say so', async ({ page, site }) => {
  const email = await signUp(page, site)
  const used = linkIn(await site.mailTo(email))
  await page.context().clearCookies()
  await page.goto(used)
  await expect(page.getByRole('heading', { name: 'Invalid or expired link.' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send magic link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await site.advanceClock(16 * minuteMs)
  const expired = linkIn(await site.mailTo(email))
  await page.route('**/api/auth/verify*', (route) => route.abort())
  await page.goto(expired)
  await expect(page.getByRole('heading', { name: 'Network error.' })).toBeVisible()
  await page.unroute('**/api/auth/verify*')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Invalid or expired link.' })).toBeVisible()
  const message = 'Too many tries. Please wait 2 minutes and try again.'
  const json = { ok: false, error: 'rate_limited', message }
  await page.route('**/api/auth/verify*', (route) => route.fulfill({ status: 429, json }))
  await page.goto(expired)
  await expect(page.getByText('Please wait 2 minutes and try again.')).toBeVisible()
  await page.goto('/magic')
  await expect(page.getByRole('heading', { name: 'Missing token.' })).toBeVisible()
})

test('what somebody left in a tab is not shown to who signs in there next', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  await openListening(page, '/analyze')
  const job = page.getByRole('textbox', { name: 'Job description' })
  await job.fill('Ward nurse, nights, for a friend')
  await page.reload()
  await expect(job).toHaveValue('Ward nurse, nights, for a friend')
  await page.context().clearCookies()
  await signUp(page, site)
  await page.goto('/analyze')
  await expect(job).toHaveValue('')
})

test('signing out forgets the person here and in the other tab', async ({
  page,
  context,
  site,
}) => {
  await signUp(page, site)
  const other = await context.newPage()
  await openListening(other, '/pricing')
  await expect(other.getByLabel('Account menu')).toBeVisible()
  await page.evaluate(() => localStorage.setItem('analysis', '1'))
  await page.getByLabel('Account menu').click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('link', { name: 'Get started' }).first()).toBeVisible()
  await expect(other.getByRole('link', { name: 'Get started' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await page.goto('/analyze')
  await expect(page).toHaveURL(/\/login/)
})

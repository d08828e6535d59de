import { openListening } from './open-listening.ts'
import {
  askToRegister,
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

test('a new person registers and opens the link; the waiting tab follows', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Get started' }).first().click()
  await expect(page.getByRole('heading', { name: 'Sign in or register' })).toBeVisible()
  await page.getByRole('link', { name: 'Register' }).click()
  await expectAccessible(page)
  const email = newEmail()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Year of birth').fill('1992')
  await page.getByLabel('Year of birth').press('Enter')
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the sign-in link' })).toBeVisible()
  await expectAccessible(page)

  const other = await context.newPage()
  // It stands there for less than a second: a slow load may end after it has gone.
  const success = expect(other.getByText('Success! Redirecting…')).toBeVisible()
  await other.goto(linkIn(await site.mailTo(email)), { waitUntil: 'commit' })
  await success
  await expect(other).toHaveURL(/\/analyze$/)
  await expect(page).toHaveURL(/\/analyze$/)
  await expect(page.getByRole('link', { name: '3 credits' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Results' })).toBeVisible()
  await page.getByLabel('Account menu').click()
  await expect(page.getByText('Signed in as Ada Byron')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('user'))).toContain(email)
})

test('a new person registers and types the code', async ({ page, site }) => {
  const email = await signUp(page, site)
  expect(email).toContain('@')
  await expectAccessible(page)
})

test('a typed code leads on once: the waiting page does not go there a second time, under whoever types', async ({
  page,
  site,
}) => {
  const email = newEmail()
  await openListening(page, '/login?mode=register')
  await fillInRegistration(page, email)
  const arrival = Promise.withResolvers<void>()
  await page.route('**/analyze.data*', async (route) => {
    await arrival.promise
    await route.continue()
  })
  const onItsWay = page.waitForRequest('**/analyze.data*')
  await typeCode(page, codeIn(await site.mailTo(email)))
  await onItsWay
  const asked = page.waitForResponse('**/api/auth/me')
  await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage')))
  await (await asked).finished()
  arrival.resolve()
  const job = page.getByLabel('Job description')
  await job.fill('We look for a welder.')
  await expect(page.getByRole('link', { name: '3 credits' })).toBeVisible()
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toMatch(
    /\/login\?mode=register$/,
  )
})

test('a wrong code says how many tries are left, a right one still works', async ({
  page,
  site,
}) => {
  const email = newEmail()
  await askToRegister(page, email)
  const code = codeIn(await site.mailTo(email))
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  await typeCode(page, wrong)
  await expect(page.getByText('That code is not right. 4 tries left.')).toBeVisible()
  await typeCode(page, '12')
  await expect(page.getByText('The code has 6 digits.')).toBeVisible()
  await typeCode(page, code)
  await expect(page).toHaveURL(/\/analyze$/)
})

test('the form names each mistake in its own words', async ({ page }) => {
  await openListening(page, '/login?mode=register')
  const send = page.getByRole('button', { name: 'Create account' })
  await page.getByLabel('Email').fill('nobody')
  await send.click()
  await expect(page.getByText('Please enter a valid email.')).toBeVisible()
  await page.getByLabel('Email').fill(newEmail())
  await send.click()
  await expect(page.getByText('First name and last name are required.')).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()
  for (const name of ['First name', 'Last name']) {
    await expect(page.getByLabel(name)).toHaveAccessibleDescription(
      'First name and last name are required.',
    )
  }
  await expectAccessible(page)
  await page.getByLabel('First name').fill('Ada')
  await send.click()
  await expect(page.getByLabel('Last name')).toBeFocused()
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Year of birth').fill('92')
  await send.click()
  await expect(
    page.getByText('Year of birth is required and must be a 4-digit number (e.g., 1992).'),
  ).toBeVisible()
  await expectAccessible(page)
})

test('a lost connection loses nothing that was typed', async ({ page, context, site }) => {
  const email = newEmail()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Year of birth').fill('1992')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Network error. Please try again.')).toBeVisible()
  await context.setOffline(false)
  await page.route('**/login.data*', (route) => route.fulfill({ status: 502, body: '<h1>' }))
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Unexpected response. Please try again.')).toBeVisible()
  await page.unroute('**/login.data*')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const code = codeIn(await site.mailTo(email))
  await context.setOffline(true)
  await typeCode(page, code)
  await expect(page.getByText('Network error. Please try again.')).toBeVisible()
  await context.setOffline(false)
  await typeCode(page, code)
  await expect(page).toHaveURL(/\/analyze$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a person registers, opens the link and signs out', async ({ page, site }) => {
    const email = newEmail()
    await askToRegister(page, email)
    await page.goto(linkIn(await site.mailTo(email)))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Analyze' })).toBeVisible()
    await page.getByLabel('Account menu').click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('link', { name: 'Get started' }).first()).toBeVisible()
  })

  test('what was typed to register stands in its fields again, beside what is missing', async ({
    page,
  }) => {
    await page.goto('/login?mode=register')
    const email = newEmail()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Year of birth').fill('1992')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByLabel('Last name')).toHaveAccessibleDescription(
      'First name and last name are required.',
    )
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByLabel('First name')).toHaveValue('Ada')
    await expect(page.getByLabel('Year of birth')).toHaveValue('1992')
  })

  test('an address that is refused stands in its field again', async ({ page }) => {
    await page.goto('/login')
    const address = page.getByLabel('Email')
    await address.fill('ada@example')
    await page.getByRole('button', { name: 'Send magic link' }).click()
    await expect(page.getByText('Please enter a valid email.')).toBeVisible()
    await expect(address).toHaveValue('ada@example')
    const email = newEmail()
    await address.fill(email)
    await page.getByRole('button', { name: 'Send magic link' }).click()
    await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible()
    await expect(address).toHaveValue(email)
  })
})

test('a look at the privacy notice and a reload lose nothing of what was typed to register', async ({
  page,
}) => {
  await openListening(page, '/login?mode=register')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByRole('main').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Last name')).toHaveValue('Byron')
  await page.reload()
  await expect(page.getByLabel('Last name')).toHaveValue('Byron')
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')

  await openListening(page, '/feedback')
  await page.getByLabel('Your message').fill('The page of prices is too wide.')
  await page.getByLabel('I miss something').check()
  await page.reload()
  await expect(page.getByLabel('Your message')).toHaveValue('The page of prices is too wide.')
  await expect(page.getByLabel('I miss something')).toBeChecked()
})

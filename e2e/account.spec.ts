import { readFileSync } from 'node:fs'
import { openPasted } from './open-cv.ts'
import { openListening, untilListening } from './open-listening.ts'
import { openWithoutScripts } from './open-without-scripts.ts'
import { expect, expectAccessible, signUp, test } from './site.ts'

test('a person changes their name and the header follows', async ({ page, site }) => {
  const email = await signUp(page, site)
  await page.goto('/account')
  await expect(page).toHaveURL(/\/account\/profile$/)
  await untilListening(page)
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText('1992')).toBeVisible()
  await expect(page.getByText('free', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('First name').fill('')
  await page.getByLabel('Last name').fill('')
  await page.getByRole('button', { name: 'Save names' }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.locator('[aria-invalid]')).toHaveCount(2)
  await page.getByLabel('First name').fill('Grace')
  await page.getByRole('button', { name: 'Save names' }).click()
  await expect(page.getByText('First name and last name are required.')).toBeVisible()
  await expect(page.getByLabel('Last name')).toBeFocused()
  await page.getByLabel('Last name').fill('Hopper')
  await page.getByRole('button', { name: 'Save names' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.getByLabel('Account menu').click()
  await expect(page.getByText('Signed in as Grace Hopper')).toBeVisible()
  await page.getByRole('link', { name: 'Billing & credits' }).first().click()
  await expect(page.getByText('One analysis uses one credit.')).toBeVisible()
  await expectAccessible(page)
})

test('names that are refused before JavaScript runs stay as they were typed', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  await openWithoutScripts(page, '/account/profile')
  await page.getByLabel('First name').fill('Grace')
  await page.getByLabel('Last name').fill('')
  await page.getByRole('button', { name: 'Save names' }).click()
  await expect(page.getByText('First name and last name are required.')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Grace')
  await expect(page.getByLabel('Last name')).toHaveValue('')
})

test('a person sees their devices and signs out everywhere', async ({ page, site }) => {
  await signUp(page, site)
  await page.goto('/account/profile')
  await expect(page.getByText('this device')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByRole('link', { name: 'Get started' }).first()).toBeVisible()
})

test('a person downloads their data, then deletes the account', async ({ page, site }) => {
  const email = await signUp(page, site)
  await page.goto('/account/profile')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  const file = await (await download).path()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    profile: { email },
    credits: { balance: 3 },
  })

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Delete your account?' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel(/Type .* to confirm/).fill('someone@example.com')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('Type your email address to confirm.')).toBeVisible()
  await dialog.getByLabel(/Type .* to confirm/).fill(email.toUpperCase())
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(
    page.getByText(/^Your account and everything that belonged to it are deleted\./),
  ).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Something else' })).toBeChecked()
  await expect(page.getByRole('link', { name: 'Get started' }).first()).toBeVisible()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible()
})

test('logging out leaves nothing on the device, and asks where something would be lost', async ({
  page,
  site,
  context,
}) => {
  test.slow()
  await signUp(page, site)
  await openPasted(page)
  const other = await context.newPage()
  await openListening(other, '/results')
  await page.route('**/api/cvs', (route) => route.abort())
  await page.getByLabel('Phone').fill('020 5550 0133')
  await expect(page.getByText('Your changes are kept on this device.')).toBeVisible()

  const questions: string[] = []
  page.once('dialog', (dialog) => {
    questions.push(dialog.message())
    void dialog.dismiss()
  })
  await page.getByLabel('Account menu').click()
  await page.getByRole('button', { name: 'Logout' }).click()
  expect(questions).toEqual([expect.stringContaining('is not in your account yet')])
  await expect(page.getByLabel('Phone')).toHaveValue('020 5550 0133')

  // The server does not hear of it, and the person is logged out all the same.
  await page.route('**/api/auth/logout', (route) => route.abort())
  page.once('dialog', (dialog) => void dialog.accept())
  await page.getByLabel('Account menu').click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(other).toHaveURL(/\/$/)
  const left = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage).filter((key) => key.startsWith('rolefit')),
  ])
  expect(left).toEqual([])
  await expect(page.getByRole('link', { name: 'Get started' }).first()).toBeVisible()
  await page.goto('/analyze')
  await expect(page).toHaveURL(/\/login/)
})

test('nobody who presses Back after a person has logged out sees what was theirs', async ({
  page,
  site,
}) => {
  const email = await signUp(page, site)
  await page.goto('/account/profile')
  await expect(page.getByText(email)).toBeVisible()
  await page.goto('/pricing')
  await page.getByLabel('Account menu').click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Get started' }).first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Get started' }).first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/login\?next=%2Faccount%2Fprofile$/)
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
})

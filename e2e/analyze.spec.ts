import { analyse, analyseToEnd, expectNoOverflow, expectResult } from './analyses.ts'
import { cvText, posting, textFile, twoColumnPdf } from './cv-files.ts'
import { openListening } from './open-listening.ts'
import {
  askToRegister,
  codeIn,
  expect,
  expectAccessible,
  newEmail,
  signUp,
  test,
  typeCode,
} from './site.ts'

test('a person drops a CV in and sees why the score is what it is', async ({ page, site }) => {
  await signUp(page, site)
  await expectAccessible(page)
  await analyseToEnd(page, await twoColumnPdf())
  // The screen reader hears the number, and the keyboard goes on at the head of the result.
  await expect(page.getByText(/^Your result: \d+ of 100, /)).toHaveCount(1)
  await expect(page.locator('#overview-title')).toBeFocused()
  await expect(page.locator('#overview-title')).toBeInViewport()
  await expect(page.getByRole('link', { name: '2 credits' })).toBeVisible()
  await expect(page.getByText('mara-two-columns.pdf · analyzed')).toBeVisible()
  await expect(page.getByText('Recommended match score: at least 70%.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Check these first' })).toBeVisible()
  await expect(page.getByText('Example Foods', { exact: true })).toBeVisible()
  await expect(page.getByText('Columns', { exact: true })).toBeVisible()

  const row = page.getByRole('group').filter({ hasText: 'lockout procedures' }).first()
  await row.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(row.locator('mark')).not.toHaveCount(0)
  await expect(row.getByText('The posting')).toBeVisible()
  await expect(row.getByText('Your CV', { exact: false }).first()).toBeVisible()
  await page.getByRole('button', { name: /^missing/ }).click()
  await expect(page.getByRole('button', { name: /^missing/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.locator('summary').filter({ hasText: 'Keywords' }).click()
  await expect(page.getByRole('list', { name: 'In lines about your work' })).toBeVisible()
  await page.getByText('Read both texts with every mark').click()
  await expect(page.getByRole('region', { name: 'The posting' }).locator('mark')).not.toHaveCount(0)
  await expectAccessible(page)

  const heading = page.getByRole('heading', { name: 'First to change' })
  const first = heading.locator('xpath=..').getByRole('listitem').first()
  await expect(first).toContainText(/\+\d+\.\d points/)
  const words = await first.getByRole('link').innerText()
  await first.getByRole('link').click()
  await expect(page.locator('#changes').getByText(words, { exact: true })).toBeInViewport()
  await expect(page.getByText(/^Not in the CV: \p{L}/u)).toBeVisible()

  await page.getByRole('link', { name: 'Changes', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Changes', exact: true })).toBeInViewport()
  await page.reload()
  await expectResult(page)
  await expect(page.getByLabel('Job description')).toHaveValue(posting)
})

test('an example line is written from what is true, and copied', async ({
  page,
  site,
  context,
}) => {
  await signUp(page, site)
  await analyseToEnd(page, textFile())
  const change = page.getByRole('listitem').filter({ hasText: 'Add “Spanish”' }).last()
  const field = change.getByRole('textbox')
  const room = await field.boundingBox()
  await page.route('**/api/generate-snippet', (route) =>
    route.fulfill({ status: 502, body: '<h1>' }),
  )
  await change.getByRole('button', { name: 'Generate' }).click()
  await expect(change.getByText('Failed (502)')).toBeVisible()
  await page.route('**/api/generate-snippet', (route) => route.fulfill({ json: { ok: true } }))
  await change.getByRole('button', { name: 'Generate' }).click()
  await expect(change.getByText('Could not generate text.')).toBeVisible()
  await page.unroute('**/api/generate-snippet')
  await change.getByRole('textbox').fill('Spoke Spanish with 14 technicians at Northwind Foods')
  await change.getByRole('button', { name: 'Generate' }).click()
  await expect(change.getByRole('button', { name: 'Regenerate' })).toBeFocused()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await change.getByRole('button', { name: /^Copy/ }).click()
  await expect(change.getByText('Copied')).toBeVisible()
  expect((await field.boundingBox())?.width).toBe(room?.width)
  expect(await page.evaluate('navigator.clipboard.readText()')).toContain('14 technicians')
  await context.clearPermissions()
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  await change.getByRole('button', { name: 'Regenerate' }).click()
  await expect(change.getByRole('button', { name: 'Regenerate' })).toBeEnabled()

  const address = page.url()
  await analyse(page, textFile('Welding'))
  await expect(page).not.toHaveURL(address)
  await expect(page.getByRole('button', { name: 'Generate', exact: true })).not.toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Regenerate', exact: true })).toHaveCount(0)
})

test('a file can be dropped, and pasted text takes its place', async ({ page, site }) => {
  await signUp(page, site)
  await page.getByRole('button', { name: 'Analyze', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Please provide both a job description and a CV file.',
  )
  // What has been said goes as soon as something changes, and a file is refused as it is chosen.
  await page.getByLabel('Job description').fill(posting)
  await expect(page.getByRole('alert')).toBeEmpty()
  await page.getByLabel('CV file').setInputFiles({ ...textFile(), name: 'cv.odt' })
  await expect(page.getByRole('alert')).toContainText('Unsupported file type.')
  const dropped = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], 'dropped.md', { type: 'text/markdown' }))
    return transfer
  }, cvText('Forklift'))
  await page
    .getByRole('group', { name: 'Your CV' })
    .dispatchEvent('drop', { dataTransfer: dropped })
  const chosen = () =>
    page.evaluate(
      () => document.querySelector<HTMLInputElement>('#cv-file')?.files?.[0]?.name ?? null,
    )
  expect(await chosen()).toBe('dropped.md')
  await page.getByText('Paste your CV instead').click()
  await expect(page.getByLabel('CV as text')).toBeFocused()
  expect(await chosen()).toBeNull()
  await page.getByLabel('CV as text').fill(cvText('Forklift'))
  await page.getByLabel('Job description').fill(posting)
  await page.getByRole('button', { name: 'Analyze', exact: true }).click()
  await expect(page.getByText('Pasted text · analyzed')).toBeVisible()
})

test('a thin posting is asked about first, and both answers work', async ({ page, site }) => {
  await signUp(page, site)
  await page.setViewportSize({ width: 360, height: 740 })
  const thin = 'Maintenance engineer. You need PLC programming, AutoCAD and preventive maintenance.'
  await analyse(page, textFile(), 'https://jobs.example.com/4711')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('140+ words')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Paste full description' }).click()
  const job = page.getByRole('textbox', { name: 'Job description' })
  await expect(job).toBeFocused()
  await expect(job).toBeInViewport({ ratio: 1 })
  await job.fill(thin)
  // Whoever double-clicks has not read the question yet: it stays.
  await page.getByRole('button', { name: 'Analyze', exact: true }).dblclick()
  await dialog.getByRole('button', { name: 'Analyze anyway' }).click()
  await expectResult(page)
  await expect(page.getByText('The posting is short, so little of the job is known.')).toBeVisible()
})

test('without credits the way to more is shown, and what was typed stays', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  const other = await page.context().newPage()
  await openListening(other, '/analyze')
  await expect(other.getByText('Uses 1 of 3 credits, only if it succeeds.')).toBeVisible()
  for (const note of ['Welding', 'Brazing', 'Bonding']) {
    await analyse(page, textFile(note))
    await expect(page.getByRole('button', { name: 'Analyze', exact: true })).toBeEnabled()
    await expectResult(page)
  }
  await expect(page.getByRole('link', { name: '0 credits' })).toBeVisible()
  // A tab that was open before hears of it, and does not speak of credits that are used.
  await expect(other.getByRole('link', { name: '0 credits' })).toBeVisible()
  await analyse(other, textFile('Riveting'))
  await expect(other.getByText("You've reached your free trial limit...")).toBeVisible()
  await expect(other.getByText('only if it succeeds')).toBeHidden()
  await other.close()
  // In a low window the form is longer than its column: what bars the way comes into view whole.
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto('/analyze')
  await analyse(page, textFile('Riveting'))
  await expect(page.getByText("You've reached your free trial limit...")).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Unlock more analyses' })).toBeInViewport()
  await expect(page.getByLabel('Job description')).toHaveValue(posting)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Unlock more analyses' }).click()
  await expect(page).toHaveURL(/\/pricing$/)
  await page.goBack()
  await expect(page.getByLabel('Job description')).toHaveValue(posting)
  await expect(page.getByLabel('CV file')).toHaveValue(/\.txt$/)
  // A pasted CV outlives a look elsewhere as a chosen one does.
  await page.getByText('Paste your CV instead').click()
  await page.getByLabel('CV as text').fill('Riveter since 2019')
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('CV as text')).toHaveValue('Riveter since 2019')
  await expect(page.getByLabel('CV file')).toHaveValue('')

  // So it does a reload, as on the way to pay and back; nobody who uses this tab next finds it.
  await page.getByRole('button', { name: 'Analyze', exact: true }).click()
  await expect(page.getByText('the posting and a pasted CV stay in this tab')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('CV as text')).toHaveValue('Riveter since 2019')
  await page.getByLabel('Account menu').click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate('sessionStorage.getItem("rolefit:cv-text")')).toBeNull()
})

test('an analysis works before JavaScript runs, and on a phone', async ({
  browser,
  baseURL,
  site,
}) => {
  const viewport = { width: 360, height: 740 }
  const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false })
  const page = await context.newPage()
  const email = newEmail()
  await askToRegister(page, email)
  await typeCode(page, codeIn(await site.mailTo(email)))
  await page.getByRole('button', { name: 'Analyze', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Please provide both')
  await analyse(page, textFile(), 'Plant engineer: AutoCAD, PLC programming and SAP PM required')
  await expect(page.getByRole('heading', { name: 'Is this the whole job' })).toBeVisible()
  await expectNoOverflow(page)
  await page.getByRole('link', { name: 'Paste full description' }).click()
  await expect(page.getByRole('textbox', { name: 'Job description' })).toBeFocused()
  await page.getByRole('button', { name: 'Analyze anyway' }).click()
  await expectResult(page)
  await expect(page.getByText('Pasted text · analyzed')).toBeVisible()
  await analyseToEnd(page, textFile())
  await expect(page.getByRole('heading', { name: 'Maintenance Engineer' })).toBeInViewport()
  await page.locator('summary').filter({ hasText: 'lockout procedures' }).first().click()
  await expect(page.locator('details[open] mark')).not.toHaveCount(0)
  await context.close()
})

test('on a phone the form fits one screen, and a whole result its width', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await signUp(page, site)
  for (const field of [page.getByLabel('Job description'), page.getByLabel('CV file')]) {
    await expect(field).toBeInViewport({ ratio: 1 })
  }
  const order = page.getByRole('button', { name: 'Analyze', exact: true })
  await expect(order).toBeInViewport({ ratio: 1 })
  await analyseToEnd(page, await twoColumnPdf())
  await expectNoOverflow(page)
  // The tabs tell what is being read, also after a jump past everything between.
  const tab = (name: string) => page.getByRole('link', { name, exact: true })
  await tab('Changes').click()
  await expect(tab('Changes')).toHaveAttribute('aria-current', 'location')
  await page.evaluate('window.scrollTo({ top: 0, behavior: "instant" })')
  await expect(tab('Overview')).toHaveAttribute('aria-current', 'location')
  await expectAccessible(page)
})

import type { Page, Route } from '@playwright/test'
import { analyse, analyseToEnd, expectResult, makeAnalysis } from './analyses.ts'
import { posting, textFile } from './cv-files.ts'
import { openListening } from './open-listening.ts'
import { codeIn, expect, expectAccessible, signUp, test, typeCode } from './site.ts'

const otherPosting = posting.replace('Maintenance Engineer', 'Line Technician')

test('a lost connection loses nothing that was typed and is paid once', async ({ page, site }) => {
  await signUp(page, site)
  await page.route('**/api/usage/remaining', (route) => route.abort())
  await analyse(page, textFile())
  await expect(page.getByRole('alert')).toContainText(
    'Unable to check quota. There is no connection',
  )
  await page.unroute('**/api/usage/remaining')
  // The server finishes, but its answer never arrives.
  await page.route('**/api/analyze', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Analyze', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('The connection was lost')
  await expect(page.getByLabel('Job description')).toHaveValue(posting)
  await page.unroute('**/api/analyze')
  // What may be paid already is not asked about again.
  await page.route('**/api/usage/remaining', (route) => route.abort())
  await page.getByRole('button', { name: 'Analyze', exact: true }).click()
  await expectResult(page)
  await expect(page.getByRole('link', { name: '2 credits' })).toBeVisible()
})

test('a posting outlives a reload, a look elsewhere, and a session that has ended', async ({
  page,
  site,
}) => {
  const email = await signUp(page, site)
  const job = page.getByLabel('Job description')
  await job.fill(posting)
  await page.reload()
  await expect(job).toHaveValue(posting)
  await expect(page.getByText(/^\d+ words/)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible()
  await page.goBack()
  await expect(job).toHaveValue(posting)
  await page.context().clearCookies()
  await analyse(page, textFile())
  await expect(page.getByRole('alert')).toContainText('You are not signed in any more.')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Sign in again' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send magic link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await typeCode(page, codeIn(await site.mailTo(email)))
  await expect(job).toHaveValue(posting)
  // Once analysed it stands with its result; a new analysis begins with an empty field.
  await analyseToEnd(page, textFile())
  await page.goto('/analyze')
  await expect(job).toHaveValue('')
})

test('an analysis is cancelled, and an answer that is not ours is named', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  await page.route('**/api/analyze', () => undefined)
  await analyse(page, textFile())
  await expect(page.getByRole('button', { name: 'Analyzing…' })).toBeDisabled()
  await expect(page.getByText('1 of 5')).toBeInViewport()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('An analysis that did not finish costs nothing.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Analyze', exact: true })).toBeFocused()
  await page.unroute('**/api/analyze')
  let sent = ''
  await page.route('**/api/analyze', (route) => {
    sent = route.request().postData() ?? ''
    return route.fulfill({ status: 504, body: 'Gateway' })
  })
  await page.getByRole('button', { name: 'Analyze', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Server returned 504')
  for (const name of ['jd_text', 'cv', 'email']) expect(sent).toContain(`name="${name}"`)
})

test('what a reload cuts off is said once, with what it costs', async ({ page, site }) => {
  await signUp(page, site)
  await holdFirst(page, '**/api/analyze')
  await analyse(page, textFile())
  await expect(page.getByText('1 of 5')).toBeVisible()
  await page.reload()
  const cutOff = page.getByText(
    'The last analysis was cut off. One that did not finish costs nothing',
  )
  await expect(cutOff).toBeVisible()
  const field = page.getByLabel('Job description')
  await expect(field).toHaveValue(posting)
  // What is put back into a field, however late, is no change of the person's.
  await field.evaluate((area) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {}
    set?.call(area, 'A posting that was put back.')
    area.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await expect(page.getByText('6 words')).toBeVisible()
  await expect(cutOff).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^\d+ words/)).toBeVisible()
  await expect(cutOff).toHaveCount(0)
  await page.route('**/api/analyze', () => undefined)
  await analyse(page, textFile())
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.reload()
  await expect(page.getByText(/^\d+ words/)).toBeVisible()
  await expect(cutOff).toHaveCount(0)
})

test('a reload while a second posting is analysed keeps it, and the result beside it is called an earlier one', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  await analyseToEnd(page, textFile())
  await holdFirst(page, '**/api/analyze')
  await analyse(page, textFile(), otherPosting)
  await expect(page.getByText('1 of 5')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('alert')).toContainText(
    'The last analysis was cut off; the result shown here is an earlier one.',
  )
  const field = page.getByLabel('Job description')
  await expect(field).toHaveValue(otherPosting)
  // Beside another result stands that result's own posting.
  const { id } = await makeAnalysis(page, 'Welding')
  await openListening(page, `/analyze?analysis=${id}`)
  await expect(field).toHaveValue(posting)
})

test('a result that was there when the page was reloaded is shown, and paid once', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  await analyseToEnd(page, textFile())
  const finished = Promise.withResolvers<void>()
  await holdFirst(page, '**/api/analyze', async (route) => {
    await route.fetch()
    finished.resolve()
  })
  await analyse(page, textFile(), otherPosting)
  await finished.promise
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Line Technician' })).toBeVisible()
  await expect(page.getByRole('link', { name: '1 credit' })).toBeVisible()
  await expect(page.getByText('The last analysis was cut off')).toHaveCount(0)
  await expect(page.getByText('nothing was charged')).toHaveCount(0)
  await expect(page.getByLabel('Job description')).toHaveValue(otherPosting)

  const onItsWay = Promise.withResolvers<void>()
  await holdFirst(page, '**/analyze.data*', async () => onItsWay.resolve())
  await analyse(page, textFile(), posting.replace('Engineer', 'Planner'))
  await onItsWay.promise
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Maintenance Planner' })).toBeVisible()
})

test('who reads on elsewhere meanwhile is told of the end, and stays where they are', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  const leave = async (answer: 'as it is' | 'broken') => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/analyze', async (route) => {
      await released
      await (answer === 'broken' ? route.fulfill({ status: 504 }) : route.continue())
    })
    await analyse(page, textFile())
    await expect(page.getByRole('button', { name: 'Analyzing…' })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
    return release
  }
  const told = page.getByRole('status').filter({ hasText: /^Your (?:analysis did|result is)/ })
  const breakOff = await leave('broken')
  breakOff()
  await expect(told).toContainText('Your analysis did not finish. Server returned 504')
  await told.getByRole('link', { name: 'Back to the form' }).click()
  await expect(page.getByLabel('Job description')).toHaveValue(posting)
  await expect(page.getByLabel('CV file')).toHaveValue(/\.txt$/)
  await page.unroute('**/api/analyze')

  const finish = await leave('as it is')
  const running = page.getByText('Your analysis is still running.')
  await page.goBack()
  await expect(running).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(/\/blog$/)
  finish()
  await expect(told).toContainText(/Your result is ready: \d+ of 100/)
  await expect(page).toHaveURL(/\/blog$/)
  await expect(page.getByRole('link', { name: '2 credits' })).toBeVisible()
  await expectAccessible(page)
  await told.getByRole('link', { name: 'Open the result' }).click()
  await expectResult(page)
  await expect(told).toHaveCount(0)
  await expect(running).toHaveCount(0)
})

test('whoever goes on while a CV is written anew stays where they are, and is told', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  const { id } = await makeAnalysis(page, 'Welding')
  await openListening(page, `/results/${id}`)
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/regenerate-cv', async (route) => {
    await answer.promise
    await route.abort()
  })
  const askAndGoOn = async () => {
    await page.getByRole('button', { name: 'Re-generate CV' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
    await expect(page.getByText('Most Popular')).toBeVisible()
  }
  await askAndGoOn()
  answer.resolve()
  const back = page.getByRole('status').getByRole('link', { name: 'Back to the result' })
  await expect(page.getByText('Something went wrong regenerating the CV.')).toBeVisible()
  await back.click()
  await page.unroute('**/api/regenerate-cv')

  const slowAnswer = Promise.withResolvers<void>()
  await page.route('**/api/regenerate-cv', async (route) => {
    await slowAnswer.promise
    await route.continue()
  })
  await askAndGoOn()
  slowAnswer.resolve()
  const told = page.getByRole('status').filter({ hasText: 'Your CV is written anew.' })
  await expect(told).toBeVisible()
  await expect(page).toHaveURL(/\/pricing$/)
  await told.getByRole('link', { name: 'Open it in the editor' }).click()
  await expect(page).toHaveURL(/\/cv-editor\?/)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mara Lindqvist')
})

test('a CV that is written anew while another page is still loading does not take anybody back', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  const { id } = await makeAnalysis(page, 'Welding')
  await openListening(page, `/results/${id}`)
  const [answer, arrival] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/api/regenerate-cv', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.route('**/pricing.data*', async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Re-generate CV' }).click()
  const isAsked = page.waitForRequest('**/pricing.data*')
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await isAsked
  answer.resolve()
  const told = page.getByRole('status').filter({ hasText: 'Your CV is written anew.' })
  await expect(told).toBeVisible()
  arrival.resolve()
  await expect(page.getByText('Most Popular')).toBeVisible()
  await expect(page).toHaveURL(/\/pricing$/)
})

/** The first such call gets no answer, whatever the server makes of it; later ones do. */
async function holdFirst(
  page: Page,
  calls: string,
  meanwhile?: (route: Route) => Promise<void>,
): Promise<void> {
  let isFirst = true
  await page.route(calls, async (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    await meanwhile?.(route)
  })
}

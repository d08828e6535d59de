import { pageListens } from '../apps/web/app/layout/early-script.ts'
import { expectSaved, openPasted } from './open-cv.ts'
import { openListening } from './open-listening.ts'
import { openWithoutScripts, scriptsHaveCome } from './open-without-scripts.ts'
import { expect, newEmail, signUp, test } from './site.ts'

test('an address typed early goes before the one that was typed on an earlier visit', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('earlier@example.com')
  const arrive = await openWithoutScripts(page, '/login?mode=register')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('First name').fill('Ada')
  const hasCome = page.evaluate(scriptsHaveCome, pageListens)
  arrive()
  await hasCome
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
})

test('an address typed early is recognised, and stays when the form changes', async ({ page }) => {
  const email = newEmail()
  const arrive = await openWithoutScripts(page, '/login')
  await page.getByLabel('Email').fill(email)
  arrive()
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
})

test('of the styles chosen before the scripts have come the last one is the CV’s', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  await openPasted(page)
  const arrive = await openWithoutScripts(page, page.url())
  for (const style of ['Harvard', 'Minimal', 'Harvard']) {
    await page.getByLabel(style).check({ force: true })
  }
  const saved = page.waitForResponse('**/api/cvs')
  arrive()
  await saved
  await expectSaved(page)
  await page.unrouteAll()
  await page.reload()
  await expect(page.getByLabel('Harvard')).toBeChecked()
})

test('a choice made early goes before the one that was made on an earlier visit', async ({
  page,
}) => {
  await openListening(page, '/feedback')
  const choice = (name: string) => page.getByRole('radio', { name })
  await choice('I miss something').check()
  const arrive = await openWithoutScripts(page, '/feedback')
  // The newest is the one that the page came with.
  await choice('I like something').check()
  await choice('Something is wrong').check()
  const hasCome = page.evaluate(scriptsHaveCome, pageListens)
  arrive()
  await hasCome
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(choice('Something is wrong')).toBeChecked()
  await page.unrouteAll()
  await openListening(page, '/feedback')
  await expect(choice('Something is wrong')).toBeChecked()
})

test('a style chosen as the scripts come is newer than one chosen before', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  await openPasted(page)
  const arrive = await openWithoutScripts(page, page.url())
  await page.getByLabel('Harvard').check({ force: true })
  const hasCome = page.evaluate(chooseWhenScriptsCome, { listens: pageListens, value: 'minimal' })
  arrive()
  await hasCome
  await expectSaved(page)
  await expect(page.getByLabel('Minimal')).toBeChecked()
})

test('what was kept is not put under the fingers of whoever is about to type, nor over what they type then', async ({
  page,
}) => {
  await page.goto('/login?mode=register')
  await page.getByLabel('Email').fill('earlier@example.com')
  await page.getByLabel('First name').fill('Grace')
  const arrive = await openWithoutScripts(page, '/login?mode=register')
  await page.getByLabel('Email').focus()
  const hasCome = page.evaluate(typeWhenScriptsCome, { listens: pageListens, text: 'ada@' })
  arrive()
  await hasCome
  await expect(page.getByLabel('First name')).toHaveValue('Grace')
  await expect(page.getByLabel('Email')).toHaveValue('ada@')
  await page.keyboard.type('example.com')
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
})

/** For a page: types at the very moment at which it begins to listen. */
function typeWhenScriptsCome(order: { listens: string; text: string }): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener(
      order.listens,
      () => {
        document.execCommand('insertText', false, order.text)
        setTimeout(resolve, 0)
      },
      { once: true },
    )
  })
}

/** For a page: makes another choice as soon as it listens, before it does over what was done early. */
function chooseWhenScriptsCome(order: { listens: string; value: string }): Promise<void> {
  return new Promise((resolve) => {
    const choose = () => {
      document.querySelector<HTMLElement>(`input[value="${order.value}"]`)?.click()
      setTimeout(resolve, 0)
    }
    window.addEventListener(order.listens, () => queueMicrotask(choose), { once: true })
  })
}

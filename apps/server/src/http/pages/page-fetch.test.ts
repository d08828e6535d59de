import { expect, it } from 'vitest'
import type { HandlePage } from '@rolefit/contract'
import { ada, askToRegister, openLink, readMail, signedInBrowser } from '../../../test/people.ts'
import { createTestApp } from '../../../test/test-app.ts'

const site = 'http://localhost:3000'

/** A page that makes these calls one after the other and shows who is signed in before and after. */
const calling =
  (method: string, path: string): HandlePage =>
  async (_, { fetchApi }) => {
    const who = async () => (await (await fetchApi(`${site}/api/auth/me`)).json()).user?.email
    const before = await who()
    const headers = { 'content-type': 'application/json' }
    await fetchApi(`${site}${path}`, {
      method,
      ...(method === 'POST' ? { headers, body: '{}' } : {}),
    })
    return Response.json([before ?? null, (await who()) ?? null])
  }

it('calls the API as the person who asked for the page', async () => {
  const test = await createTestApp({ handlePage: calling('GET', '/api/usage/remaining') })
  const browser = await signedInBrowser(test)
  expect(await (await browser.fetch('/results')).json()).toEqual([ada.email, ada.email])
  expect(await (await test.newBrowser().fetch('/results')).json()).toEqual([null, null])
  await test.close()
})

it('is nobody’s any more once a call has signed the person out, in the browser, too', async () => {
  const test = await createTestApp({ handlePage: calling('POST', '/api/auth/logout') })
  const browser = await signedInBrowser(test)
  expect(await (await browser.fetch('/results')).json()).toEqual([ada.email, null])
  expect([...browser.cookies.keys()]).toEqual([])
  await test.close()
})

it('is the person’s from the call on that signs them in, and so is the browser', async () => {
  let token = ''
  const handlePage: HandlePage = (request, page) =>
    calling('GET', `/api/auth/verify?token=${token}`)(request, page)
  const test = await createTestApp({ handlePage })
  const browser = test.newBrowser()
  await askToRegister(browser)
  token = readMail(test).token
  expect(await (await browser.fetch('/magic')).json()).toEqual([null, ada.email])
  expect(await openLink(browser, token)).toMatchObject({ ok: true })
  expect(browser.cookies.has('rolefit_session')).toBe(true)
  await test.close()
})

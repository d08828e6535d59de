import { afterEach, beforeEach, expect, it } from 'vitest'
import type { logout } from '@rolefit/contract'
import { sendForm } from '../../../test/analyses/analyst.ts'
import { describeOnEachEngine } from '../../../test/database/engines.ts'
import {
  askForLink,
  askToRegister,
  clickLink,
  devicesOf,
  grace,
  me,
  openLink,
  readMail,
  signedInBrowser,
} from '../../../test/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../../test/test-app.ts'
import { sweepExpired } from './sweep.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

describeOnEachEngine('sessions', (engine) => {
  let test: TestApp
  beforeEach(async () => {
    test = await createTestApp({ place: await engine.newPlace() })
  })
  afterEach(() => test.close())

  const devices = async (browser: TestBrowser) =>
    (await devicesOf(browser)).map(({ label }) => label)
  const signedInAgain = async (userAgent: string) => {
    const browser = test.newBrowser({ userAgent })
    await askForLink(browser)
    await openLink(browser, readMail(test).token)
    return browser
  }
  /** Somebody who has got hold of a browser's cookies and keeps them for as long as they like. */
  const thiefOf = (browser: TestBrowser) => {
    const thief = test.newBrowser()
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value)
    return thief
  }

  it('end 30 days after their last use, though a browser keeps its cookie for longer', async () => {
    const thief = thiefOf(await signedInBrowser(test))
    test.advance(30 * dayMs - 1)
    expect(await me(thief)).toMatchObject({ ok: true })
    test.advance(30 * dayMs)
    expect(await me(thief)).toMatchObject({ error: 'not_signed_in' })
  })

  it('are kept alive by their own use and nobody else’s', async () => {
    const used = await signedInBrowser(test)
    const unused = thiefOf(await signedInBrowser(test, grace))
    test.advance(29 * dayMs)
    expect(await me(used)).toMatchObject({ ok: true })
    test.advance(2 * dayMs)
    expect(await me(used)).toMatchObject({ ok: true })
    expect(await me(unused)).toMatchObject({ error: 'not_signed_in' })
  })

  it('are kept alive together with their cookie, which an answer by events cannot carry', async () => {
    const browser = await signedInBrowser(test)
    test.advance(2 * hourMs)
    await (await sendForm(browser, { accept: 'text/event-stream', jd_text: '' })).text()
    const { headers } = await browser.fetch('/api/auth/me')
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^rolefit_session=/)])
  })

  it('are listed while they last, the one used last first', async () => {
    const laptop = await signedInBrowser(test)
    await signedInAgain('Mozilla/5.0 (iPad) Safari/605')
    test.advance(29 * dayMs)
    const phone = await signedInAgain('Mozilla/5.0 (iPhone) Safari/605')
    test.advance(dayMs / 2)
    expect(await devices(laptop)).toEqual([
      'Firefox on Linux',
      'Safari on iPhone',
      'Safari on iPad',
    ])
    test.advance(dayMs)
    expect(await devices(phone)).toEqual(['Safari on iPhone', 'Firefox on Linux'])
  })

  it('are swept once they are over, with requests that nobody used, and no others', async () => {
    await signedInBrowser(test)
    test.advance(29 * dayMs)
    const late = await signedInBrowser(test, grace)
    test.advance(2 * dayMs)
    await askForLink(test.newBrowser(), grace.email)
    const { db, now } = test.context
    await sweepExpired(db, now())
    expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(1)
    expect(await db.selectFrom('sign_in_requests').select('email').execute()).toEqual([
      { email: grace.email },
    ])
    expect(await me(late)).toMatchObject({ ok: true })
  })

  it('are made once by a link, however many browsers use it at the same moment', async () => {
    await askToRegister(test.newBrowser())
    const { token } = readMail(test)
    const browsers = Array.from({ length: 10 }, () => test.newBrowser())
    const replies = await Promise.all(browsers.map((browser) => clickLink(browser, token)))
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await test.context.db.selectFrom('sessions').select('id').execute()).toHaveLength(1)
  })

  it('are not opened for an address that only shares a browser with a new person', async () => {
    const browser = test.newBrowser()
    await askToRegister(browser)
    expect(await askForLink(browser, grace.email)).toMatchObject({ error: 'not_found' })
    expect(test.mailbox.list()).toHaveLength(1)
  })

  it('end with all that a browser has kept of their person', async () => {
    const browser = await signedInBrowser(test)
    browser.cookies.set('rolefit_pending', 'whose mail was waited for a moment ago')
    await browser.call<typeof logout>({ method: 'POST', path: '/api/auth/logout' })
    expect([...browser.cookies]).toEqual([])
  })
})

import { afterEach, beforeEach, expect, it } from 'vitest'
import type { exportAccount, sendFeedback } from '@rolefit/contract'
import { describeOnEachEngine } from '../../test/database/engines.ts'
import { ada, deleteAccountIn, signedInBrowser } from '../../test/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../test/test-app.ts'
import { listFeedback } from './list-feedback.ts'

describeOnEachEngine('feedback', (engine) => {
  let test: TestApp
  beforeEach(async () => {
    test = await createTestApp({ place: await engine.newPlace() })
  })
  afterEach(() => test.close())

  const send = (browser: TestBrowser, message: string, email?: string) =>
    browser.call<typeof sendFeedback>({
      method: 'POST',
      path: '/api/feedback',
      body: { topic: 'idea', message, ...(email === undefined ? {} : { email }) },
    })
  const messages = async () =>
    (await listFeedback(test.context.db, { limit: 10 })).map(({ message, email }) => [
      message,
      email,
    ])

  it('is kept for the operator, newest first, without a name unless one is given', async () => {
    const browser = test.newBrowser()
    expect(await send(browser, ' A dark mode for the printer ')).toEqual({ ok: true })
    test.advance(1_000)
    await send(browser, 'Ligatures', ' Ada@Example.com ')
    expect(await messages()).toEqual([
      ['Ligatures', 'ada@example.com'],
      ['A dark mode for the printer', null],
    ])
  })

  it('says what is wrong with an empty, an endless or an oddly addressed message', async () => {
    const browser = test.newBrowser()
    expect(await send(browser, ' \n ')).toMatchObject({ error: 'message_missing' })
    expect(await send(browser, 'x'.repeat(4_001))).toMatchObject({ error: 'message_too_long' })
    expect(await send(browser, 'Hello', 'nobody')).toMatchObject({ error: 'invalid_email' })
    expect(await messages()).toEqual([])
  })

  it('is in its sender’s download and goes with the account, and nobody else’s does', async () => {
    const browser = await signedInBrowser(test)
    await send(browser, 'Mine', ada.email)
    await send(browser, 'Theirs', 'someone@example.com')
    const exported = await browser.call<typeof exportAccount>({
      method: 'GET',
      path: '/api/account/export',
    })
    expect(exported).toMatchObject({ feedback: [{ topic: 'idea', message: 'Mine' }] })
    await deleteAccountIn(browser, ada.email)
    expect(await messages()).toEqual([['Theirs', 'someone@example.com']])
  })

  it('takes six messages in ten minutes from one address and no more', async () => {
    const strict = await createTestApp({ place: await engine.newPlace(), limitScale: 1 })
    const browser = strict.newBrowser()
    for (let sent = 0; sent < 6; sent += 1) expect((await send(browser, 'Again')).ok).toBe(true)
    expect(await send(browser, 'Again')).toMatchObject({ error: 'rate_limited' })
    await strict.close()
  })
})

import { afterEach, beforeEach, expect, it } from 'vitest'
import type { logout, readBalance, readRemaining } from '@rolefit/contract'
import { describeOnEachEngine } from '../../test/database/engines.ts'
import {
  ada,
  askForLink,
  askToRegister,
  clickLink,
  me,
  openLink,
  readMail,
  signedInBrowser,
  typeCode,
} from '../../test/people.ts'
import { createTestApp, type TestApp } from '../../test/test-app.ts'

const minuteMs = 60_000

describeOnEachEngine('signing up and in', (engine) => {
  let test: TestApp
  beforeEach(async () => {
    test = await createTestApp({ place: await engine.newPlace() })
  })
  afterEach(() => test.close())

  it('opens an account with 3 credits when the link is opened in the asking browser', async () => {
    const browser = test.newBrowser()
    const asked = await askToRegister(browser)
    expect(asked).toMatchObject({
      ok: true,
      emailed: false,
      verify_url: expect.stringContaining('/magic?token='),
    })
    const reply = await openLink(browser, readMail(test).token)
    expect(reply).toEqual({
      ok: true,
      user: { email: ada.email, first_name: 'Ada', last_name: 'Byron' },
      next: '/analyze',
    })
    expect(await me(browser)).toMatchObject({ ok: true, user: { email: ada.email } })
    expect(
      await browser.call<typeof readBalance>({ method: 'GET', path: '/api/billing/balance' }),
    ).toEqual({ ok: true, balance: 3 })
    expect(
      await browser.call<typeof readRemaining>({ method: 'GET', path: '/api/usage/remaining' }),
    ).toEqual({ ok: true, remaining: 3, plan: 'free' })
  })

  it('signs up by the code, typed with spaces', async () => {
    const browser = test.newBrowser()
    await askToRegister(browser)
    const { code } = readMail(test)
    expect(await typeCode(browser, `${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({
      ok: true,
    })
    expect(await me(browser)).toMatchObject({ ok: true })
  })

  it('has no account before the address is proven', async () => {
    const browser = test.newBrowser()
    await askToRegister(browser)
    expect(await askForLink(test.newBrowser())).toMatchObject({
      ok: false,
      error: 'not_found',
      status: 404,
    })
  })

  it('mails a new person again without asking for their name twice', async () => {
    const browser = test.newBrowser()
    await askToRegister(browser)
    expect(await askForLink(browser)).toMatchObject({ ok: true })
    expect(await openLink(browser, readMail(test).token)).toMatchObject({
      user: { first_name: 'Ada' },
    })
  })

  it('signs an existing person in, however the address is spelled', async () => {
    await signedInBrowser(test)
    const browser = test.newBrowser()
    expect(await askForLink(browser, '  ADA@Example.com ')).toMatchObject({ ok: true })
    expect(await openLink(browser, readMail(test).token)).toMatchObject({ ok: true })
    await signedInBrowser(test, { ...ada, email: 'zoë@example.com' })
    expect(await askForLink(browser, 'zoë@example.com'.normalize('NFD'))).toMatchObject({
      ok: true,
    })
  })

  it('tells a person who registers again that the account exists', async () => {
    await signedInBrowser(test)
    expect(await askToRegister(test.newBrowser())).toMatchObject({
      ok: false,
      error: 'user_exists',
      message: 'Account exists — switched to Sign in.',
      status: 409,
    })
  })

  it('asks for one click in a browser that did not ask for the link', async () => {
    await askToRegister(test.newBrowser())
    const { token } = readMail(test)
    const scanner = test.newBrowser()
    expect(await openLink(scanner, token)).toMatchObject({ error: 'confirm_needed', status: 409 })
    expect(await openLink(scanner, token)).toMatchObject({ error: 'confirm_needed' })
    const phone = test.newBrowser()
    await openLink(phone, token)
    expect(await clickLink(phone, token)).toMatchObject({ ok: true })
    expect(await me(phone)).toMatchObject({ ok: true })
  })

  it('answers a repeated call of the same browser within a minute with the same session', async () => {
    const browser = test.newBrowser()
    await askToRegister(browser)
    const { token } = readMail(test)
    const replies = await Promise.all([openLink(browser, token), openLink(browser, token)])
    expect(replies.map((reply) => reply.ok)).toEqual([true, true])
    test.advance(59_000)
    expect(await openLink(browser, token)).toMatchObject({ ok: true })
    const sessions = await test.context.db.selectFrom('sessions').select('id').execute()
    expect(sessions).toHaveLength(1)
    test.advance(2_000)
    expect(await openLink(browser, token)).toMatchObject({ error: 'invalid_link' })
  })

  it('lets a link work once: another browser gets nothing', async () => {
    const browser = test.newBrowser()
    await askToRegister(browser)
    const { token } = readMail(test)
    await openLink(browser, token)
    const other = test.newBrowser()
    expect(await openLink(other, token)).toMatchObject({ error: 'invalid_link', status: 410 })
    expect(await clickLink(other, token)).toMatchObject({ error: 'invalid_link' })
  })

  it('refuses the link after sign-out, even within the minute', async () => {
    const browser = test.newBrowser()
    await askToRegister(browser)
    const { token } = readMail(test)
    await openLink(browser, token)
    const before = new Map(browser.cookies)
    await browser.call<typeof logout>({ method: 'POST', path: '/api/auth/logout' })
    expect(browser.cookies.size).toBe(0)
    // A browser forgets what it is told to forget; whoever has copied its cookies does not.
    const copy = test.newBrowser()
    for (const [name, value] of before) copy.cookies.set(name, value)
    expect(await me(copy)).toMatchObject({ error: 'not_signed_in', status: 401 })
    expect(await openLink(copy, token)).toMatchObject({ error: 'invalid_link' })
  })

  it('lets link and code expire after 15 minutes', async () => {
    const browser = test.newBrowser()
    await askToRegister(browser)
    const { token, code } = readMail(test)
    test.advance(15 * minuteMs)
    expect(await openLink(browser, token)).toMatchObject({
      error: 'invalid_link',
      message: 'Invalid or expired link.',
    })
    expect(await typeCode(browser, code)).toMatchObject({
      error: 'invalid_link',
      message: 'Invalid or expired link.',
    })
  })

  it('burns the request after five wrong codes, also when they are tried at once', async () => {
    const browser = test.newBrowser()
    await askToRegister(browser)
    const { token, code } = readMail(test)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    expect(await typeCode(browser, wrong)).toMatchObject({
      error: 'wrong_code',
      message: 'That code is not right. 4 tries left.',
    })
    const replies = await Promise.all(Array.from({ length: 20 }, () => typeCode(browser, wrong)))
    const wrongOnes = replies.filter((reply) => !reply.ok && reply.error === 'wrong_code')
    expect(wrongOnes).toHaveLength(3)
    expect(await typeCode(browser, code)).toMatchObject({ error: 'invalid_link' })
    expect(await openLink(browser, token)).toMatchObject({ error: 'invalid_link' })
  })

  it('accepts the code only in the browser that asked for it', async () => {
    await askToRegister(test.newBrowser())
    expect(await typeCode(test.newBrowser(), readMail(test).code)).toMatchObject({
      error: 'invalid_link',
    })
  })

  it('makes one account with one grant from twenty links of one address opened at once', async () => {
    const browsers = Array.from({ length: 20 }, () => test.newBrowser())
    const tokens: string[] = []
    for (const browser of browsers) {
      await askToRegister(browser)
      tokens.push(readMail(test).token)
    }
    const replies = await Promise.all(
      browsers.map((browser, at) => openLink(browser, tokens[at] ?? '')),
    )
    expect(replies.every((reply) => reply.ok)).toBe(true)
    const { db } = test.context
    expect(await db.selectFrom('accounts').select('id').execute()).toHaveLength(1)
    expect(await db.selectFrom('credit_entries').select('credits').execute()).toEqual([
      { credits: 3 },
    ])
  })

  it('goes back to where the person wanted to go, and never to another site', async () => {
    const browser = test.newBrowser()
    const body = (next: string) => ({ ...ada, next })
    await askToRegister(browser, body('/account/billing?from=header'))
    expect(await openLink(browser, readMail(test).token)).toMatchObject({
      next: '/account/billing?from=header',
    })
    for (const next of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      await browser.fetch('/api/auth/request-magic-link', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: ada.email, next }),
      })
      expect(await openLink(browser, readMail(test).token)).toMatchObject({ next: '/analyze' })
    }
  })

  it('stores no secret: what the database holds opens nothing', async () => {
    const browser = test.newBrowser()
    await askToRegister(browser)
    const { token, code } = readMail(test)
    await openLink(browser, token)
    const { db } = test.context
    const stored = JSON.stringify([
      await db.selectFrom('sign_in_requests').selectAll().execute(),
      await db.selectFrom('sessions').selectAll().execute(),
    ])
    for (const secret of [token, ...browser.cookies.values()]) expect(stored).not.toContain(secret)
    expect(stored).not.toContain(`"${code}"`)
  })
})

describeOnEachEngine('sign-in form mistakes', (engine) => {
  let test: TestApp
  beforeEach(async () => {
    test = await createTestApp({ place: await engine.newPlace() })
  })
  afterEach(() => test.close())

  it.each([
    [{ email: 'ada' }, 'invalid_email', 'Please enter a valid email.'],
    [{ first_name: '  ' }, 'required_fields_missing', 'First name and last name are required.'],
    [{ last_name: '' }, 'required_fields_missing', 'First name and last name are required.'],
    [{ last_name: null }, 'required_fields_missing', 'First name and last name are required.'],
    [{ year_of_birth: null }, 'invalid_year_of_birth', 'Year of birth must be a number.'],
    [{ year_of_birth: '92' }, 'invalid_year_of_birth', 'Year of birth must be a number.'],
    [
      { year_of_birth: '0000' },
      'impossible_year_of_birth',
      expect.stringMatching(/^Year of birth must be between 1900 and \d{4}\.$/),
    ],
    [{ year_of_birth: 'abcd' }, 'invalid_year_of_birth', 'Year of birth must be a number.'],
    [
      { year_of_birth: 'the year the mill burnt down' },
      'invalid_year_of_birth',
      'Year of birth must be a number.',
    ],
  ])('answers %j with %s', async (mistake, error, message) => {
    const reply = await askToRegister(test.newBrowser(), { ...ada, ...mistake })
    expect(reply).toMatchObject({ ok: false, error, message, status: 400 })
    expect(test.mailbox.list()).toHaveLength(0)
  })

  it('takes any year of birth from 1900 to this year', async () => {
    const born = async (year_of_birth: string) =>
      (await askToRegister(test.newBrowser(), { ...ada, year_of_birth })).ok
    const taken = await Promise.all(['1899', '1900', '2026', '2027'].map(born))
    expect(taken).toEqual([false, true, true, false])
  })

  it('says which token is missing or wrong', async () => {
    const browser = test.newBrowser()
    expect(await openLink(browser, '')).toMatchObject({
      error: 'missing_token',
      message: 'Missing token.',
    })
    expect(await openLink(browser, 'made-up')).toMatchObject({ error: 'invalid_link', status: 410 })
  })
})

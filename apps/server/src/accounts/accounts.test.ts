import { afterEach, beforeEach, expect, it } from 'vitest'
import type {
  exportAccount,
  readProfile,
  signOutDevice,
  signOutEverywhere,
  updateProfile,
} from '@rolefit/contract'
import { describeOnEachEngine } from '../../test/database/engines.ts'
import {
  ada,
  askForLink,
  askToRegister,
  deleteAccountIn,
  devicesOf,
  grace,
  me,
  openLink,
  readMail,
  signedInBrowser,
} from '../../test/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../test/test-app.ts'

describeOnEachEngine('the account', (engine) => {
  let test: TestApp
  beforeEach(async () => {
    test = await createTestApp({ place: await engine.newPlace() })
  })
  afterEach(() => test.close())

  const profile = (browser: TestBrowser) =>
    browser.call<typeof readProfile>({ method: 'GET', path: '/api/account' })
  const rename = (browser: TestBrowser, first_name: string, last_name: string) =>
    browser.call<typeof updateProfile>({
      method: 'PATCH',
      path: '/api/account',
      body: { first_name, last_name },
    })

  it('shows its owner the profile', async () => {
    await signedInBrowser(test, grace)
    const browser = await signedInBrowser(test)
    expect(await profile(browser)).toEqual({
      ok: true,
      profile: {
        email: ada.email,
        first_name: 'Ada',
        last_name: 'Byron',
        year_of_birth: 1992,
        plan: 'free',
        credits: 3,
        created_at: '2026-11-21T09:00:00.000Z',
      },
    })
  })

  it('changes names, cleaned of control characters and line breaks, and nobody else’s', async () => {
    const bystander = await signedInBrowser(test, grace)
    const browser = await signedInBrowser(test)
    await rename(browser, '  Grâce\n\tB. ', '李\u0000')
    expect(await profile(browser)).toMatchObject({
      profile: { first_name: 'Grâce B.', last_name: '李' },
    })
    expect(await rename(browser, ' ', 'Byron')).toMatchObject({ error: 'required_fields_missing' })
    expect(await profile(bystander)).toMatchObject({ profile: { first_name: 'Grace' } })
  })

  it('lists its devices and signs one out', async () => {
    await signedInBrowser(test, grace)
    const laptop = await signedInBrowser(test)
    const phone = test.newBrowser({
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Safari/605',
    })
    await askForLink(phone)
    await openLink(phone, readMail(test).token)
    const listed = await devicesOf(laptop)
    expect(listed.map(({ label, current }) => [label, current]).sort()).toEqual([
      ['Firefox on Linux', true],
      ['Safari on iPhone', false],
    ])
    const id = listed.find(({ current }) => !current)?.id ?? ''
    await laptop.call<typeof signOutDevice>({
      method: 'DELETE',
      path: '/api/account/devices/{id}',
      slots: { id },
    })
    expect(await me(phone)).toMatchObject({ error: 'not_signed_in' })
    expect(await me(laptop)).toMatchObject({ ok: true })
  })

  it('does not let anyone else sign its devices out: theirs are not found', async () => {
    const owner = await signedInBrowser(test)
    const stranger = await signedInBrowser(test, grace)
    const [device] = await devicesOf(owner)
    const reply = await stranger.call<typeof signOutDevice>({
      method: 'DELETE',
      path: '/api/account/devices/{id}',
      slots: { id: device?.id ?? '' },
    })
    expect(reply).toMatchObject({ error: 'not_found', status: 404 })
    expect(await me(owner)).toMatchObject({ ok: true })
  })

  it('signs out everywhere at once, and nobody else', async () => {
    const bystander = await signedInBrowser(test, grace)
    const laptop = await signedInBrowser(test)
    const phone = test.newBrowser()
    await askForLink(phone)
    await openLink(phone, readMail(test).token)
    const reply = await laptop.call<typeof signOutEverywhere>({
      method: 'DELETE',
      path: '/api/account/devices',
    })
    expect(reply).toEqual({ ok: true })
    expect([...laptop.cookies.keys()]).toEqual([])
    expect([(await me(laptop)).ok, (await me(phone)).ok]).toEqual([false, false])
    expect(await me(bystander)).toMatchObject({ ok: true })
  })

  it('hands everything it holds to its owner', async () => {
    const browser = await signedInBrowser(test)
    const exported = await browser.call<typeof exportAccount>({
      method: 'GET',
      path: '/api/account/export',
    })
    expect(exported).toMatchObject({
      ok: true,
      profile: { email: ada.email, year_of_birth: 1992 },
      devices: [{ label: 'Firefox on Linux' }],
      credits: {
        balance: 3,
        entries: [
          {
            credits: 3,
            kind: 'grant',
            cause: expect.stringMatching(/^registration:acc_/),
            note: '',
            created_at: '2026-11-21T09:00:00.000Z',
          },
        ],
      },
    })
  })

  it('hands it out a few times and then asks for patience', async () => {
    const strict = await createTestApp({ limitScale: 1 })
    const browser = await signedInBrowser(strict)
    const download = () =>
      browser.call<typeof exportAccount>({ method: 'GET', path: '/api/account/export' })
    for (let count = 0; count < 5; count += 1) expect(await download()).toMatchObject({ ok: true })
    expect(await download()).toMatchObject({ error: 'rate_limited' })
    await strict.close()
  })

  it('is deleted with all that belongs to it, once its address is typed out', async () => {
    const browser = await signedInBrowser(test)
    const bystander = await signedInBrowser(test, grace)
    expect(await deleteAccountIn(browser, 'grace@example.com')).toMatchObject({
      error: 'wrong_confirmation',
    })
    await askForLink(test.newBrowser())
    expect(await deleteAccountIn(browser, ' ADA@example.com')).toMatchObject({ ok: true })
    expect([...browser.cookies.keys()]).toEqual([])
    expect(await me(browser)).toMatchObject({ error: 'not_signed_in' })
    const { db } = test.context
    for (const table of ['accounts', 'sessions', 'credit_balances', 'credit_entries'] as const) {
      expect([table, (await db.selectFrom(table).selectAll().execute()).length]).toEqual([table, 1])
    }
    const requests = await db.selectFrom('sign_in_requests').select('email').execute()
    expect(requests.map(({ email }) => email)).toEqual([grace.email])
    expect(await me(bystander)).toMatchObject({ ok: true })
  })

  it('is deleted once, however often that is asked for at once', async () => {
    const browser = await signedInBrowser(test)
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => deleteAccountIn(browser, ada.email)),
    )
    const refusals = replies.filter(({ ok }) => !ok)
    expect(refusals).toHaveLength(4)
    for (const refusal of refusals) expect(refusal).toMatchObject({ error: 'not_signed_in' })
  })

  it('can be opened again after it was deleted', async () => {
    const browser = await signedInBrowser(test)
    await deleteAccountIn(browser, ada.email)
    expect(await askToRegister(browser)).toMatchObject({ ok: true })
    expect(await openLink(browser, readMail(test).token)).toMatchObject({ ok: true })
  })
})

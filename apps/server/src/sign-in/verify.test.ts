import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../test/database/engines.ts'
import {
  ada,
  askForLink,
  askToRegister,
  clickLink,
  grace,
  openLink,
  readMail,
  typeCode,
} from '../../test/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../test/test-app.ts'

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

describeOnEachEngine('a code', (engine) => {
  let test: TestApp
  beforeEach(async () => {
    test = await createTestApp({ place: await engine.newPlace() })
  })
  afterEach(() => test.close())

  it('signs nobody in where another browser asked for it, though that one waits for a code too', async () => {
    const [mine, theirs] = [test.newBrowser(), test.newBrowser()]
    await askToRegister(mine)
    const { code } = readMail(test)
    test.advance(1_000)
    await askToRegister(theirs, grace)
    expect(await typeCode(theirs, code)).toMatchObject({ error: 'wrong_code' })
    expect(await typeCode(mine, code)).toMatchObject({ ok: true, user: { email: ada.email } })
  })

  it('is not burnt by wrong codes that are typed in another browser', async () => {
    const [mine, theirs] = [test.newBrowser(), test.newBrowser()]
    await askToRegister(mine)
    const { code } = readMail(test)
    await askToRegister(theirs, grace)
    for (let tries = 0; tries < 5; tries += 1)
      await typeCode(theirs, otherThan(readMail(test).code))
    expect(await typeCode(mine, code)).toMatchObject({ ok: true })
  })

  it('says why it is used up where the link of its mail was opened on another device', async () => {
    const [laptop, phone] = [test.newBrowser(), test.newBrowser()]
    await askToRegister(laptop)
    const { token, code } = readMail(test)
    expect(await clickLink(phone, token)).toMatchObject({ ok: true })
    expect(await typeCode(laptop, code)).toMatchObject({
      error: 'invalid_link',
      message:
        'The link in this email was opened elsewhere and signed you in there. To sign in here as well, ask for a new email.',
    })
    const guess = await typeCode(laptop, otherThan(code))
    expect(guess).toMatchObject({ message: 'Invalid or expired link.' })
  })

  it('answers a repeated call of the same browser with the same session', async () => {
    const browser = test.newBrowser()
    await askToRegister(browser)
    const { code } = readMail(test)
    const replies = await Promise.all([typeCode(browser, code), typeCode(browser, code)])
    expect(replies.map(({ ok }) => ok)).toEqual([true, true])
    test.advance(59_000)
    expect(await typeCode(browser, code)).toMatchObject({ ok: true, user: { email: ada.email } })
    expect(await test.context.db.selectFrom('sessions').select('id').execute()).toHaveLength(1)
  })

  it('is none in a browser whose request is gone', async () => {
    const browser = test.newBrowser()
    browser.cookies.set('rolefit_browser', 'a'.repeat(43))
    expect(await typeCode(browser, '123456')).toMatchObject({ error: 'invalid_link', status: 410 })
  })

  it('is that of the newest mail', async () => {
    const browser = test.newBrowser()
    await askToRegister(browser)
    const first = readMail(test).code
    test.advance(1_000)
    await askForLink(browser)
    const second = readMail(test).code
    expect(await typeCode(browser, first)).toMatchObject({ error: 'wrong_code' })
    expect(await typeCode(browser, second)).toMatchObject({ ok: true })
  })

  it('costs no try where it cannot be one, and says how many are left where it could', async () => {
    const browser = test.newBrowser()
    await askToRegister(browser)
    const { code } = readMail(test)
    expect(await typeCode(browser, '12 34')).toMatchObject({
      error: 'wrong_code',
      message: 'The code has 6 digits.',
    })
    const messages: string[] = []
    for (let tries = 0; tries < 5; tries += 1) {
      const reply = await typeCode(browser, otherThan(code))
      if (!reply.ok) messages.push(reply.message)
    }
    expect(messages).toEqual([
      'That code is not right. 4 tries left.',
      'That code is not right. 3 tries left.',
      'That code is not right. 2 tries left.',
      'That code is not right. 1 try left.',
      'That was the fifth wrong code. Please ask for a new email.',
    ])
  })
})

describeOnEachEngine('a link', (engine) => {
  let test: TestApp
  beforeEach(async () => {
    test = await createTestApp({ place: await engine.newPlace() })
  })
  afterEach(() => test.close())

  it('cannot be opened by another site’s page in the name of its reader', async () => {
    const browser = test.newBrowser()
    await askToRegister(browser)
    const response = await browser.fetch(`/api/auth/verify?token=${readMail(test).token}`, {
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(await response.json()).toMatchObject({ ok: false, error: 'cross_site' })
    expect(await openLink(browser, readMail(test).token)).toMatchObject({ ok: true })
  })

  it('forgives a double click in a browser that did not ask for it', async () => {
    await askToRegister(test.newBrowser())
    const { token } = readMail(test)
    const phone = test.newBrowser()
    await openLink(phone, token)
    expect(await clickLink(phone, token)).toMatchObject({ ok: true })
    expect(await clickLink(phone, token)).toMatchObject({ ok: true })
    expect(await test.context.db.selectFrom('sessions').select('id').execute()).toHaveLength(1)
  })

  it('forgives two clicks at once there, and clicks on a page that was opened elsewhere', async () => {
    await askToRegister(test.newBrowser())
    const phone = test.newBrowser()
    const { token } = readMail(test)
    await openLink(phone, token)
    const clicks = await Promise.all([clickLink(phone, token), clickLink(phone, token)])
    expect(clicks.map(({ ok }) => ok)).toEqual([true, true])
    await askForLink(test.newBrowser())
    const [tablet, next] = [test.newBrowser(), readMail(test).token]
    expect(await clickLink(tablet, next)).toMatchObject({ ok: true })
    expect(await clickLink(tablet, next)).toMatchObject({ ok: true })
    expect(await test.context.db.selectFrom('sessions').select('id').execute()).toHaveLength(2)
  })

  it('answers its own person where others sign in at the same time', async () => {
    const [mine, theirs] = [test.newBrowser(), test.newBrowser()]
    await askToRegister(theirs, grace)
    const other = readMail(test).token
    await askToRegister(mine)
    const { token } = readMail(test)
    await openLink(mine, token)
    await openLink(theirs, other)
    expect(await openLink(mine, token)).toMatchObject({ user: { email: ada.email } })
    expect(await openLink(theirs, other)).toMatchObject({ user: { email: grace.email } })
  })
})

describeOnEachEngine('signing in too often', (engine) => {
  let test: TestApp
  beforeEach(async () => {
    test = await createTestApp({ place: await engine.newPlace(), limitScale: 1 })
  })
  afterEach(() => test.close())

  it('mails for thirty requests of one place at most', async () => {
    const person = (number: number) => ({ ...ada, email: `ada${number}@example.com` })
    for (let mails = 0; mails < 30; mails += 1) {
      await askToRegister(test.newBrowser(), person(mails))
    }
    expect(await askToRegister(test.newBrowser(), person(30))).toMatchObject({
      error: 'rate_limited',
    })
    const elsewhere = test.newBrowser({ peer: '192.0.2.7' })
    expect((await askToRegister(elsewhere, person(31))).ok).toBe(false)
    expect(test.mailbox.list()[0]?.to).toBe('ada31@example.com')
  })

  it.each([
    ['links', (browser: TestBrowser) => openLink(browser, 'made-up')],
    ['codes', (browser: TestBrowser) => typeCode(browser, '123456')],
  ])('tries sixty %s at most', async (_, tryOnce) => {
    const browser = test.newBrowser()
    for (let tries = 0; tries < 60; tries += 1) {
      expect(await tryOnce(browser)).toMatchObject({ error: 'invalid_link' })
    }
    expect(await tryOnce(browser)).toMatchObject({ error: 'rate_limited', status: 429 })
  })

  it('tries twenty codes for one address a day, however many mails bring new ones', async () => {
    for (let mails = 0; mails < 4; mails += 1) {
      const guesser = test.newBrowser({ peer: `192.0.2.${mails}` })
      await askToRegister(guesser)
      const wrong = otherThan(readMail(test).code)
      for (let tries = 0; tries < 5; tries += 1) await typeCode(guesser, wrong)
    }
    const browser = test.newBrowser()
    await askToRegister(browser)
    const { code, token } = readMail(test)
    expect(await typeCode(browser, code)).toMatchObject({
      error: 'rate_limited',
      message: 'Too many tries. Please open the link in the email instead.',
    })
    expect(await openLink(browser, token)).toMatchObject({ ok: true })
  })
})

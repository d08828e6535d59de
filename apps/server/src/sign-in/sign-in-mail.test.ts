import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../test/database/engines.ts'
import {
  ada,
  askForLink,
  askToRegister,
  clickLink,
  deleteAccountIn,
  openLink,
  readMail,
  signedInBrowser,
  typeCode,
} from '../../test/people.ts'
import { createTestApp, type TestApp } from '../../test/test-app.ts'

describeOnEachEngine('a sign-in mail', (engine) => {
  let test: TestApp
  beforeEach(async () => {
    test = await createTestApp({ place: await engine.newPlace() })
  })
  afterEach(() => test.close())

  it('is not sent, and opens nothing, once the account is deleted', async () => {
    const browser = await signedInBrowser(test)
    const other = test.newBrowser()
    expect(await askForLink(other)).toMatchObject({ ok: true })
    const { token } = readMail(test)
    expect(await deleteAccountIn(browser, ada.email)).toMatchObject({ ok: true })
    expect(await openLink(other, token)).toMatchObject({ error: 'invalid_link' })
    expect(await askForLink(other)).toMatchObject({ error: 'not_found', status: 404 })
  })

  it('greets a new person and a known one', async () => {
    const browser = test.newBrowser()
    await askToRegister(browser)
    expect(test.mailbox.list()[0]?.subject).toBe('Welcome to Rolefit: confirm your email')
    await openLink(browser, readMail(test).token)
    await askForLink(browser)
    expect(test.mailbox.list()[0]).toMatchObject({ to: ada.email, subject: 'Sign in to Rolefit' })
  })

  it('is counted by the way in which it was used, for who looks after the site', async () => {
    const [byLink, byClick, byCode] = [test.newBrowser(), test.newBrowser(), test.newBrowser()]
    await askToRegister(byLink)
    await openLink(byLink, readMail(test).token)
    await askForLink(byLink)
    await clickLink(byClick, readMail(test).token)
    await askForLink(byCode)
    await typeCode(byCode, readMail(test).code)
    const { values } = await test.context.metrics.signIns.get()
    expect(values.map(({ labels, value }) => [labels.way, value])).toEqual([
      ['link', 1],
      ['click', 1],
      ['code', 1],
    ])
  })
})

import { expect, it } from 'vitest'
import { leftCookie } from '@rolefit/contract/sign-in-rules'
import { describeOnEachEngine } from '../../../test/database/engines.ts'
import { askForLink, me, openLink, readMail, signedInBrowser } from '../../../test/people.ts'
import { createTestApp } from '../../../test/test-app.ts'

describeOnEachEngine('a browser that logged out, though the call for it got lost', (engine) => {
  it('has no session any more, and a new one once it signs in again', async () => {
    const test = await createTestApp({ place: await engine.newPlace() })
    const browser = await signedInBrowser(test)
    const before = new Map(browser.cookies)
    browser.cookies.set(leftCookie, '1')
    expect(await me(browser)).toMatchObject({ error: 'not_signed_in', status: 401 })
    const elsewhere = test.newBrowser()
    for (const [name, value] of before) elsewhere.cookies.set(name, value)
    expect(await me(elsewhere)).toMatchObject({ error: 'not_signed_in' })

    expect(await askForLink(browser)).toMatchObject({ ok: true })
    expect(await openLink(browser, readMail(test).token)).toMatchObject({ ok: true })
    expect(await me(browser)).toMatchObject({ ok: true })
    expect(browser.cookies.has(leftCookie)).toBe(false)
    await test.close()
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ada, askToRegister, openLink, readMail } from '../../test/people.ts'
import { createTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

const post = (body: string) => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json' },
})

describe('the log', () => {
  it('has a line per request and no address, name, token or code in any', async () => {
    const browser = test.newBrowser()
    await askToRegister(browser)
    const { token, code } = readMail(test)
    await openLink(browser, token)
    await browser.fetch(`/api/auth/exists?email=${encodeURIComponent(ada.email)}`)
    await browser.fetch('/api/auth/verify-code', post(JSON.stringify({ code })))
    const lines = test.logLines.join('')
    expect(test.logLines.length).toBeGreaterThanOrEqual(4)
    expect(lines).toContain('/api/auth/verify')
    const secrets = [
      ada.email,
      encodeURIComponent(ada.email),
      'Byron',
      token,
      code,
      ...browser.cookies.values(),
    ]
    for (const secret of secrets) expect(lines).not.toContain(secret)
  })

  it.each([
    ['a call', '/api/auth/register', post(JSON.stringify(ada)), 200],
    ['a refused call', '/api/auth/register', post('{'), 400],
    ['an address of no call', '/healthz', {}, 200],
    ['an address of nothing', '/nothing', {}, 404],
  ])(
    'says of %s how it ended and how long it took, as the measurements do',
    async (_, path, init, status) => {
      const startedAt = performance.now()
      await test.newBrowser().fetch(path, init)
      const tookMs = performance.now() - startedAt
      const line = test.logLines.map((each) => JSON.parse(each)).find(({ ms }) => ms !== undefined)
      expect(line.status).toBe(status)
      const measured = await test.context.metrics.registry.metrics()
      const sum = new RegExp(`rolefit_request_seconds_sum{[^}]*status="${status}"} (\\S+)`)
      const seconds = Number(sum.exec(measured)?.[1])
      expect(seconds * 1000).toBeLessThanOrEqual(tookMs)
      expect(line.ms).toBe(Math.round(seconds * 1000))
    },
  )

  it('keeps the detail of a bug to itself', async () => {
    await test.database.close()
    const response = await test.newBrowser().fetch('/api/auth/exists?email=a@example.com')
    expect([response.status, await response.json()]).toEqual([
      500,
      { ok: false, error: 'unexpected', message: 'Something went wrong.' },
    ])
    expect(test.logLines.join('')).toContain('unexpected error')
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Endpoint, endpoints } from '@rolefit/contract'
import {
  ada,
  askForLink,
  askToRegister,
  openLink,
  readMail,
  signedInBrowser,
} from '../../test/people.ts'
import { createTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

const post = (body: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json', ...headers },
})

describe('the API', () => {
  it('mounts every endpoint of the contract', () => {
    const promised = Object.values<Endpoint>(endpoints).map(
      ({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    )
    expect(promised.filter((endpoint) => !test.app.endpoints.includes(endpoint))).toEqual([])
  })

  it('refuses every signed-in call without a session', async () => {
    const signedIn = Object.values<Endpoint>(endpoints).filter(
      ({ access }) => access === 'signed-in',
    )
    expect(signedIn.length).toBeGreaterThan(5)
    for (const { method, path } of signedIn) {
      const response = await test.newBrowser().fetch(path, { method })
      expect([response.status, path]).toEqual([401, path])
    }
  })

  it('describes itself for machines and for people', async () => {
    const browser = test.newBrowser()
    const described = await (await browser.fetch('/api/openapi.json')).json()
    expect(described.openapi).toBe('3.1.0')
    expect(Object.keys(described.paths)).toContain('/api/auth/register')
    const page = await (await browser.fetch('/api/docs')).text()
    const asked = Object.values<Endpoint>(endpoints).flatMap(({ query, body }) =>
      Object.keys({ ...query?.shape, ...body?.shape }),
    )
    for (const word of ['/api/auth/register', ...asked]) expect(page).toContain(word)
  })

  it('answers an unknown address and a wrong method by what they are', async () => {
    const browser = test.newBrowser()
    const unknown = await browser.fetch('/api/nothing')
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      { ok: false, error: 'not_found', message: 'There is nothing here.' },
    ])
    const wrong = await browser.fetch('/api/auth/me', { method: 'POST' })
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET'])
    const read = await browser.fetch('/api/billing/webhook')
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it('gives every response its protective headers', async () => {
    for (const path of ['/api/auth/me', '/healthz', '/api/nothing', '/nothing']) {
      const { headers } = await test.newBrowser().fetch(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toMatch(
        /default-src 'none'.*(frame-ancestors 'none'|style-src 'self')/,
      )
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
    }
  })

  it('promises https only where the operator named an https address, and then locks the cookies', async () => {
    expect(
      (await test.newBrowser().fetch('/healthz')).headers.has('strict-transport-security'),
    ).toBe(false)
    const secure = await createTestApp({ settings: { publicUrl: 'https://rolefit.example' } })
    const response = await secure
      .newBrowser()
      .fetch('/api/auth/register', post(JSON.stringify(ada)))
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(response.headers.get('set-cookie')).toMatch(
      /HttpOnly; SameSite=Lax; Max-Age=900; Secure/,
    )
    expect(secure.mailbox.list()[0]?.text).toContain('https://rolefit.example/magic?token=')
    await secure.close()
  })
})

describe('a request that is not ours', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': '', origin: 'https://evil.example' }],
    [{ 'sec-fetch-site': '', origin: 'null' }],
  ])('changes nothing with %j', async (headers) => {
    const response = await test
      .newBrowser()
      .fetch('/api/auth/register', post(JSON.stringify(ada), headers))
    expect(response.status).toBe(403)
    expect(test.mailbox.list()).toEqual([])
  })

  it('cannot use a sign-in link either', async () => {
    const browser = test.newBrowser()
    await askToRegister(browser)
    const { token } = readMail(test)
    const forced = await browser.fetch(`/api/auth/verify?token=${token}`, {
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(forced.status).toBe(403)
    expect(await openLink(browser, token)).toMatchObject({ ok: true })
  })
})

describe('a malformed body', () => {
  it.each([
    ['not JSON', post('{'), 400],
    ['a list', post('[1]'), 400],
    ['a wrong type', post('{"email":7}'), 400],
    ['no JSON type', post('{}', { 'content-type': 'text/plain' }), 400],
    ['70,000 bytes', post(JSON.stringify({ email: 'a'.repeat(70_000) })), 413],
  ])('is refused in one sentence: %s', async (_, init, status) => {
    const response = await test.newBrowser().fetch('/api/auth/request-magic-link', init)
    expect(response.status).toBe(status)
    const { ok, message } = await response.json()
    expect(ok).toBe(false)
    expect(message).toMatch(/^["A-Z][^.:]+\.$/)
  })

  it('is refused where a form belongs, and says so', async () => {
    const browser = await signedInBrowser(test)
    const response = await browser.fetch('/api/analyze', post('{}'))
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { message: 'The body has to be a form.' },
    ])
  })

  it('is not taken apart where it has thousands of fields', async () => {
    const form = new FormData()
    for (let count = 0; count < 5_000; count += 1) form.set(`field ${count}`, 'x')
    const browser = await signedInBrowser(test)
    const response = await browser.fetch('/api/analyze', { method: 'POST', body: form })
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { message: 'The form has too many fields.' },
    ])
  })

  it('is cut off while it streams in, whatever its headers say', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 16_384
        controller.enqueue(new Uint8Array(16_384).fill(97))
      },
    })
    const init: RequestInit & { duplex: 'half' } = {
      ...post(''),
      body: endless,
      duplex: 'half',
    }
    const response = await test.newBrowser().fetch('/api/auth/request-magic-link', init)
    expect(response.status).toBe(413)
    expect(sent).toBeLessThan(400_000)
  })
})

describe('limits', () => {
  it('stop the sixth mail to one address and say how long to wait', async () => {
    const strict = await createTestApp({ limitScale: 1 })
    await signedInBrowser(strict)
    for (let count = 0; count < 4; count += 1) {
      expect(await askForLink(strict.newBrowser())).toMatchObject({ ok: true })
    }
    const response = await strict
      .newBrowser()
      .fetch('/api/auth/request-magic-link', post(JSON.stringify({ email: ada.email })))
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.json()).toMatchObject({
      error: 'rate_limited',
      message: expect.stringMatching(/Please wait \d+ minutes and try again\./),
    })
    await strict.close()
  })

  it('count by client address, and one address does not use up another’s', async () => {
    const strict = await createTestApp({ limitScale: 1 })
    const ask = (peer: string) =>
      strict.newBrowser({ peer }).fetch('/api/auth/exists?email=a@example.com')
    for (let count = 0; count < 60; count += 1) await ask('198.51.100.1')
    expect((await ask('198.51.100.1')).status).toBe(429)
    expect((await ask('198.51.100.2')).status).toBe(200)
    await strict.close()
  })
})

describe('a person at this very machine', () => {
  const verifyUrl = async (at: string, headers: Record<string, string> = {}) => {
    const init = post(JSON.stringify(ada), headers)
    return (await (await test.newBrowser().fetch(`${at}/api/auth/register`, init)).json())
      .verify_url
  }

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'is shown the link of the mail at %s',
    async (at) => {
      expect(await verifyUrl(at)).toMatch(/magic\?token=/)
    },
  )

  it('is nobody who came by a name of elsewhere, as a page of another site can have it', async () => {
    expect(await verifyUrl('http://elsewhere.example:3000')).toBeUndefined()
    const mailsAt = async (name: string) =>
      (await test.newBrowser().fetch(`http://${name}:3000/dev/mailbox.json`)).status
    for (const name of [
      'elsewhere.example',
      'notlocalhost',
      'localhost.example',
      '127.0.0.1.example',
    ])
      expect([name, await mailsAt(name)]).toEqual([name, 404])
    for (const name of ['localhost', 'rolefit.localhost', '127.0.0.1', '[::1]'])
      expect([name, await mailsAt(name)]).toEqual([name, 200])
  })

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip'])(
    'is nobody whom a proxy speaks for by %s, not even through a page',
    async (name) => {
      const said = { [name]: '203.0.113.9' }
      expect(await verifyUrl('http://localhost:3000', said)).toBeUndefined()
      const asking = await createTestApp({
        handlePage: (_, { fetchApi }) =>
          fetchApi('http://localhost:3000/api/auth/register', post(JSON.stringify(ada))),
      })
      const send = (headers: Record<string, string>) =>
        asking
          .newBrowser()
          .fetch('/login', { method: 'POST', body: new URLSearchParams(), headers })
      const fromPage = await send(said)
      expect(await fromPage.json()).toMatchObject({ ok: false, error: 'mail_not_sent' })
      const fromHere = await send({})
      expect(await fromHere.json()).toMatchObject({ ok: true, emailed: false })
      await asking.close()
    },
  )
})

describe('health', () => {
  it('is alive and ready, and not ready without its database', async () => {
    const browser = test.newBrowser()
    expect((await browser.fetch('/healthz')).status).toBe(200)
    expect((await browser.fetch('/readyz')).status).toBe(200)
    await test.database.close()
    expect((await browser.fetch('/readyz')).status).toBe(503)
    expect((await browser.fetch('/healthz')).status).toBe(200)
  })

  it('shows its numbers to this machine, or to who bears the token', async () => {
    const open = await test.newBrowser().fetch('/metrics')
    expect(await open.text()).toContain('rolefit_request_seconds')
    expect((await test.newBrowser({ peer: '203.0.113.9' }).fetch('/metrics')).status).toBe(404)
    const guarded = await createTestApp({ settings: { metricsToken: 'tell-me' } })
    const outside = guarded.newBrowser({ peer: '203.0.113.9' })
    expect((await outside.fetch('/metrics')).status).toBe(404)
    const bearer = { headers: { authorization: 'Bearer tell-me' } }
    expect((await outside.fetch('/metrics', bearer)).status).toBe(200)
    await guarded.close()
  })
})

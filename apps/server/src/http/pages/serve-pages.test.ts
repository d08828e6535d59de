import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signedInBrowser } from '../../../test/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../../test/test-app.ts'
import { Problem } from '../replies/problem.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp({ handlePage: async (request) => new Response(await sizeOf(request)) })
})
afterEach(() => test.close())

async function sizeOf(request: Request): Promise<string> {
  return String((await request.text()).length)
}

const isForm = { 'content-type': 'application/x-www-form-urlencoded' }

const send = (browser: TestBrowser, bytes: number) =>
  browser.fetch('/login', { method: 'POST', body: 'a'.repeat(bytes), headers: isForm })

describe('a page that sets a cookie', () => {
  it.each([
    ['https://rolefit.example', 'theme=dark; Path=/; Secure'],
    ['http://localhost:3000', 'theme=dark; Path=/'],
  ])('at %s sets it as %s', async (publicUrl, expected) => {
    const setting = await createTestApp({
      settings: { publicUrl },
      handlePage: async () => new Response('', { headers: { 'set-cookie': 'theme=dark; Path=/' } }),
    })
    const response = await setting.newBrowser().fetch('/theme', { method: 'POST', headers: isForm })
    expect(response.headers.getSetCookie()).toEqual([expected])
    await setting.close()
  })
})

describe('a page that shows whose it is', () => {
  it('is stored by no browser, unlike one that is for all', async () => {
    const keeping = async (browser: TestBrowser) =>
      (await browser.fetch('/pricing')).headers.get('cache-control')
    expect(await keeping(test.newBrowser())).toBe('private, no-cache')
    expect(await keeping(await signedInBrowser(test))).toBe('private, no-store')
  })
})

describe('a page that fails', () => {
  const failing = (error: Error) =>
    createTestApp({
      handlePage: async (_, { reportError }) => {
        reportError(error)
        return new Response('Something went wrong', { status: 500 })
      },
    })

  it('says so in the log, beside all else that fails', async () => {
    const broken = await failing(new Error('a bug in a page'))
    await broken.newBrowser().fetch('/pricing')
    const lines = broken.logLines.filter((line) => line.includes('unexpected error'))
    expect(lines).toEqual([expect.stringContaining('a bug in a page')])
    await broken.close()
  })

  it('is no bug where it was refused', async () => {
    const refusing = await failing(new Problem('too_large'))
    await refusing.newBrowser().fetch('/pricing')
    expect(refusing.logLines.join('')).not.toContain('unexpected error')
    await refusing.close()
  })
})

describe('an address that no page can have', () => {
  it('reaches no router, whose complaint would repeat it', async () => {
    for (const path of ['/results/%', '/share/a-key%E0%A4']) {
      const answer = await test.newBrowser().fetch(path, { headers: { accept: 'text/html' } })
      expect([answer.status, await answer.text()]).toEqual([
        404,
        expect.stringContaining('<h1>No route matches URL</h1>'),
      ])
    }
  })
})

describe('a page that is sent a form', () => {
  it('reads a small one from anybody', async () => {
    const page = await send(test.newBrowser(), 60_000)
    expect([page.status, await page.text()]).toEqual([200, '60000'])
  })

  it('sends strangers with a large one to sign in, whatever its headers say', async () => {
    const refused = await send(test.newBrowser(), 70_000)
    expect([refused.status, refused.headers.get('location')]).toEqual([303, '/login?next=%2Flogin'])
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 16_384
        controller.enqueue(new Uint8Array(16_384).fill(97))
      },
    })
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body: endless,
      headers: isForm,
      duplex: 'half',
    }
    expect((await test.newBrowser().fetch('/login', init)).status).toBe(303)
    expect(sent).toBeLessThan(400_000)
  })

  it('reads a CV from members, and no more than a CV', async () => {
    const browser = await signedInBrowser(test)
    expect(await (await send(browser, 5_000_000)).text()).toBe('5000000')
    expect((await send(browser, 20_000_000)).status).toBe(413)
  })

  it('takes none apart that has thousands of fields', async () => {
    const browser = await signedInBrowser(test)
    const body = 'a=1&'.repeat(5_000)
    const page = await browser.fetch('/login', { method: 'POST', body, headers: isForm })
    expect([page.status, await page.json()]).toMatchObject([
      400,
      { message: 'The form has too many fields.' },
    ])
  })

  it.each([
    ['multipart/form-data', 'no boundary'],
    ['multipart/form-data; boundary=x', 'no part'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="cv"\r\n\r\ncut',
    ],
    ['application/json', '{"email":"ada@example.com"}'],
    ['text/plain', 'hello'],
  ])('refuses what is no form, %s, before any page sees it', async (type, body) => {
    const headers = { 'content-type': type }
    const page = await test.newBrowser().fetch('/login', { method: 'POST', body, headers })
    expect([page.status, await page.json()]).toMatchObject([
      400,
      { error: 'invalid_request', message: 'The body is not a valid form.' },
    ])
  })

  it('tells a person in a page what it was refused for', async () => {
    const headers = { 'content-type': 'text/plain', accept: 'text/html,*/*;q=0.8' }
    const init = { method: 'POST', body: 'hello', headers }
    const page = await test.newBrowser().fetch('/login', init)
    expect([page.status, page.headers.get('content-type')]).toEqual([
      400,
      'text/html; charset=UTF-8',
    ])
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(await page.text()).toContain('<h1>The body is not a valid form.</h1>')
  })
})

describe('a page that is asked in another way', () => {
  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    'does not take %s for a form',
    async (method) => {
      const page = await test.newBrowser().fetch('/login', { method, headers: isForm })
      expect([page.status, page.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
    },
  )
})

import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { type Serving, serve } from '../../serve.ts'

const script = 'export const score = 71\n'.repeat(100)
const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h9"/>'.repeat(100)}</svg>`
const page = `<h1>Pricing</h1>${'<p>A pack of credits.</p>'.repeat(100)}`

let folder: string
let test: TestApp
let serving: Serving
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rolefit-built-'))
  mkdirSync(join(folder, 'assets'))
  for (const [name, text] of [
    ['assets/score-worker-1a2b.js', script],
    ['mark.svg', drawing],
  ] as const) {
    writeFileSync(join(folder, name), text)
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text))
  }
  test = await createTestApp({
    clientFolder: folder,
    handlePage: async (_, { nonce }) =>
      new Response(page, { headers: { 'content-type': 'text/html', 'x-nonce': nonce } }),
  })
  serving = await serve(getRequestListener(test.app.fetch), { host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await serving.stop()
  await test.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Asks over the wire, as it comes: what is packed stays packed. */
async function asked(path: string, headers: Record<string, string> = {}) {
  const { port } = serving
  const request = get({ host: '127.0.0.1', port, path, headers, agent: false })
  const [response]: IncomingMessage[] = await once(request, 'response')
  if (!response) throw new Error('No answer came.')
  return { status: response.statusCode, headers: response.headers, bytes: await buffer(response) }
}

describe('a file of the built app', () => {
  it.each([
    ['/assets/score-worker-1a2b.js', script, 'public, max-age=31536000, immutable'],
    ['/mark.svg', drawing, 'public, max-age=3600'],
  ])(
    '%s comes as it was packed to whoever takes it so, and is kept',
    async (path, text, keeping) => {
      const whole = await asked(path)
      expect([whole.status, String(whole.bytes)]).toEqual([200, text])
      const packed = await asked(path, { 'accept-encoding': 'br' })
      expect([packed.status, packed.headers['content-encoding']]).toEqual([200, 'br'])
      expect(String(brotliDecompressSync(packed.bytes))).toBe(text)
      for (const { headers } of [whole, packed]) expect(headers['cache-control']).toBe(keeping)
    },
  )

  it('says the same of itself where no adapter stands between, which has a Response of its own', async () => {
    vi.stubGlobal('Response', (await fetch('data:,')).constructor)
    const within = (path: string) => test.app.fetch(new Request(`http://localhost${path}`))
    const kept = await within('/assets/score-worker-1a2b.js')
    expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(kept.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(await kept.text()).toBe(script)
    expect((await within('/mark.svg')).headers.get('cache-control')).toBe('public, max-age=3600')
    const none = await within('/assets/gone-1a2b.js')
    expect([none.status, none.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
  })

  it('may, as a worker, load our own code and nothing else', async () => {
    const { headers } = await asked('/assets/score-worker-1a2b.js')
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
    )
  })
})

describe('a page of the built app', () => {
  it('runs the scripts that carry its nonce, in a browser that keeps to its policy', async () => {
    const { headers } = await asked('/pricing')
    const policy = String(headers['content-security-policy']).split('; ')
    expect(policy).toContain(`script-src 'self' 'nonce-${headers['x-nonce']}'`)
  })

  it('comes packed to whoever takes it so', async () => {
    const packed = await asked('/pricing', { 'accept-encoding': 'gzip' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(String(gunzipSync(packed.bytes))).toBe(page)
    expect(String((await asked('/pricing')).bytes)).toBe(page)
  })
})

import { describe, expect, it } from 'vitest'
import { createPageCache } from './page-cache.ts'

const origin = 'https://rolefit.example'
const html = { 'content-type': 'text/html; charset=utf-8' }

function request(path: string, init?: RequestInit) {
  return new Request(`${origin}${path}`, init)
}

describe('createPageCache', () => {
  it('answers a kept page with the new visitor’s own nonce', async () => {
    const cache = createPageCache(() => 0)
    const page = new Response('<script nonce="first">', { headers: html })
    await cache.keep('key', page, 'first')
    expect(await cache.find('key', 'second')?.text()).toBe('<script nonce="second">')
    expect(await page.text()).toContain('first')
  })

  it('keeps only public pages, and only for people without cookies', () => {
    const cache = createPageCache(() => 0)
    const keyOf = (path: string, init?: RequestInit) => cache.keyOf(request(path, init), { origin })
    expect(keyOf('/')).toBe(`${origin}/`)
    expect(keyOf('/blog/cover-letters')).toBe(`${origin}/blog/cover-letters`)
    expect(keyOf('/share/abc')).toBeNull()
    expect(keyOf('/account/profile')).toBeNull()
    expect(keyOf('/blogs')).toBeNull()
    expect(keyOf('/?from=mail')).toBeNull()
    expect(keyOf('/', { headers: { cookie: 'rolefit_session=1' } })).toBeNull()
    expect(keyOf('/feedback', { method: 'POST' })).toBeNull()
  })

  it('keeps neither errors nor redirects', async () => {
    const cache = createPageCache(() => 0)
    await cache.keep('missing', new Response('', { status: 404, headers: html }), 'n')
    await cache.keep('moved', new Response('', { status: 301 }), 'n')
    expect([cache.find('missing', 'n'), cache.find('moved', 'n')]).toEqual([null, null])
  })

  it('lets a page go after ten minutes', async () => {
    let now = 0
    const cache = createPageCache(() => now)
    await cache.keep('key', new Response('', { headers: html }), 'n')
    now = 600_001
    expect(cache.find('key', 'n')).toBeNull()
  })
})

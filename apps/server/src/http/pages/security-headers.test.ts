import { describe, expect, it } from 'vitest'
import { createTestApp } from '../../../test/test-app.ts'
import { contentSecurityPolicy } from './security-headers.ts'

describe('contentSecurityPolicy', () => {
  it('lets a page frame nothing, unless the operator embeds a form', () => {
    expect(contentSecurityPolicy('n', undefined)).toContain("frame-src 'none'")
    expect(contentSecurityPolicy('n', 'https://forms.example')).toContain(
      'frame-src https://forms.example;',
    )
  })

  it('runs no script but our own files and what carries its nonce, and sends forms only where we mean', () => {
    expect(contentSecurityPolicy('n', undefined).split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self' 'nonce-n'",
      "style-src 'self' 'nonce-n'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data:",
      "frame-src 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self' https://checkout.stripe.com",
    ])
  })
})

const isPage = { headers: { 'content-type': 'text/html' } }

describe('an answer', () => {
  it('cannot be framed, taken for another type, or embedded by another site, page or not', async () => {
    const test = await createTestApp({
      handlePage: async () => new Response('<h1>Pricing</h1>', isPage),
    })
    for (const address of ['/pricing', '/api/billing/packs', '/api/nonsense']) {
      const { headers } = await test.newBrowser().fetch(address)
      const told = ['x-content-type-options', 'cross-origin-resource-policy'].map((name) =>
        headers.get(name),
      )
      expect([address, ...told]).toEqual([address, 'nosniff', 'same-origin'])
      // A page in development has none: the build tool would be cut off.
      const isPolicied = address.startsWith('/api/')
      const policy = "default-src 'none'; frame-ancestors 'none'"
      expect(headers.get('content-security-policy')).toBe(isPolicied ? policy : null)
    }
    const { headers } = await test.newBrowser().fetch('/pricing')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toBe(
      'camera=(), geolocation=(), microphone=(), payment=()',
    )
    await test.close()
  })
})

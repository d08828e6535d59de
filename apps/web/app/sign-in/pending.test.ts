import { describe, expect, it } from 'vitest'
import { goWaiting, readPending } from './pending.ts'

const cookieOf = (value: object) =>
  `theme=dark; rolefit_pending=${encodeURIComponent(JSON.stringify(value))}`

describe('readPending', () => {
  it('reads what was written', () => {
    const asked = { email: 'ada@example.com', next: '/account/billing' }
    const verifyUrl = 'http://localhost:3000/magic?token=abc'
    const cookie = goWaiting(asked, { verifyUrl }).headers.get('set-cookie') ?? ''
    expect(readPending(cookie)).toEqual({
      ...asked,
      devLink: '/magic?token=abc',
      sentAtMs: expect.any(Number),
    })
  })

  it('leads nowhere else, whoever wrote the cookie', () => {
    const cookie = cookieOf({
      email: 'ada@example.com',
      next: '//elsewhere.example',
      devLink: 'https://elsewhere.example/magic?token=abc',
      sentAtMs: 1,
    })
    expect(readPending(cookie)).toEqual({
      email: 'ada@example.com',
      next: '/analyze',
      devLink: null,
      sentAtMs: 1,
    })
  })

  it('makes nothing of a cookie of another shape', () => {
    for (const cookie of [null, '', 'rolefit_pending=%', cookieOf({ email: 1 })]) {
      expect(readPending(cookie)).toBeNull()
    }
  })
})

import { describe, expect, it } from 'vitest'
import { pageRequest } from '../../test/page-request.ts'
import { sendAgain, signInByCode } from './answer-waiting.ts'
import type { Pending } from './pending.ts'

const pending: Pending = {
  email: 'ada@example.com',
  next: '/account/billing',
  devLink: null,
  sentAtMs: 0,
}

/** The waiting page, at an API that answers so. */
const waiting = (reply: object, status = 200) =>
  pageRequest(new Request('http://localhost/check-email', { method: 'POST' }), async () =>
    Response.json(reply, { status }),
  )

const refusal = (error: string, message: string) => ({ ok: false, error, message })

describe('signInByCode', () => {
  it('leads on, and waits for no mail any more', async () => {
    const answer = await signInByCode(waiting({ ok: true, next: '/analyze' }), '123456')
    if (typeof answer === 'string') throw new Error(answer)
    expect(answer.headers.get('location')).toBe('/analyze')
    expect(answer.headers.get('set-cookie')).toMatch(/^rolefit_pending=;.* Max-Age=0/)
  })

  it('says what is wrong with the code, and of one that is used up what to do', async () => {
    const answerTo = (message: string) =>
      signInByCode(waiting(refusal('invalid_link', message), 410), '123456')
    expect(await answerTo('Invalid or expired link.')).toBe(
      'This code no longer works. Please ask for a new email.',
    )
    const elsewhere = 'The link in this email was opened elsewhere and signed you in there.'
    expect(await answerTo(elsewhere)).toBe(elsewhere)
  })
})

describe('sendAgain', () => {
  it('goes on waiting for the same person, who is told that it was sent', async () => {
    const answer = await sendAgain(waiting({ ok: true, emailed: true }), pending)
    if (typeof answer === 'string') throw new Error(answer)
    expect(answer.headers.get('location')).toBe('/check-email?sent=again')
    expect(decodeURIComponent(answer.headers.get('set-cookie') ?? '')).toContain(pending.email)
  })

  it('says how long to wait, and nothing else that the server says', async () => {
    const wait = 'Too many tries. Please wait 5 minutes and try again.'
    expect(await sendAgain(waiting(refusal('rate_limited', wait), 429), pending)).toBe(wait)
    expect(await sendAgain(waiting(refusal('unexpected', 'Oh.'), 500), pending)).toBe(
      'Could not send magic link.',
    )
  })
})

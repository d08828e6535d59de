import { describe, expect, it } from 'vitest'
import { linksIn, renderedPage, wordsOf } from '../../test/rendered.ts'
import CheckEmail from './check-email.tsx'

const pending = {
  email: 'ada@example.com',
  next: '/analyze',
  devLink: null,
  sentAtMs: 1_790_000_000_000,
}

describe('CheckEmail', () => {
  it('names the address that a mail is under way to, and takes its code', () => {
    const page = renderedPage(CheckEmail, { pending, isSentAgain: false })
    expect(wordsOf(page)).toMatch(/^Check your email We sent a link and a code to ada@example\.com/)
    expect(page).toContain('name="code"')
    expect(page).not.toContain('/magic')
  })

  it('shows the link itself where there is no mail server', () => {
    const devLink = '/magic?token=abc'
    const page = renderedPage(CheckEmail, { pending: { ...pending, devLink }, isSentAgain: false })
    expect(linksIn(page)).toContainEqual([devLink, 'Open the sign-in link'])
  })

  it('is there for everybody, and leads on where no mail is waited for', () => {
    const page = renderedPage(CheckEmail, { pending: null, isSentAgain: false })
    expect(wordsOf(page)).toMatch(/^Check your email No sign-in is waiting in this browser\./)
    expect(linksIn(page)).toEqual([['/login', 'Get a new link']])
  })
})

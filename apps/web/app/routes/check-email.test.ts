import { describe, expect, it } from 'vitest'
import { linksIn, renderedPage, wordsOf } from '../../test/rendered.ts'
import CheckEmail from './check-email.tsx'

const pending = {
  email: 'ada@example.com',
  next: '/analyze',
  devLink: null,
  sentAtMs: 1_790_000_000_000,
}

const waiting = { waitedMs: 0, isSentAgain: false }

describe('CheckEmail', () => {
  it('names the address that a mail is under way to, and takes its code', () => {
    const page = renderedPage(CheckEmail, { pending, ...waiting })
    expect(wordsOf(page)).toMatch(/^Check your email We sent a link and a code to ada@example\.com/)
    expect(page).toContain('name="code"')
    expect(page).not.toContain('/magic')
  })

  it('shows the link itself where there is no mail server', () => {
    const devLink = '/magic?token=abc'
    const page = renderedPage(CheckEmail, { pending: { ...pending, devLink }, ...waiting })
    expect(linksIn(page)).toContainEqual([devLink, 'Open the sign-in link'])
  })

  it('counts from when the mail was sent, also on a page that was loaded again', () => {
    const shown = (waitedMs: number) =>
      wordsOf(renderedPage(CheckEmail, { pending, ...waiting, waitedMs }))
    expect(shown(0)).toContain('Waiting for you to open the link… 0:00')
    expect(shown(90_500)).toContain('Waiting for you to open the link… 1:30')
    expect(shown(900_000)).toContain('The link and the code have expired.')
  })

  it('is there for everybody, and leads on where no mail is waited for', () => {
    const page = renderedPage(CheckEmail, { pending: null, ...waiting })
    expect(wordsOf(page)).toMatch(/^Check your email No sign-in is waiting in this browser\./)
    expect(linksIn(page)).toEqual([['/login', 'Get a new link']])
  })
})

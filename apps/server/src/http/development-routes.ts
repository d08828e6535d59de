import type { Context, Hono } from 'hono'
import type { AppContext } from '../app-context.ts'
import type { DevelopmentMailbox } from '../mail/development-mailbox.ts'
import { mailboxPage, mailboxStyle } from '../mail/mailbox-page.ts'
import { readJson } from './bodies/read-body.ts'
import { Problem } from './replies/problem.ts'
import { requestInfo } from './request-info.ts'

/** Pages that exist only without a mail server, and only for this machine. */
export function mountDevelopment(
  app: Hono,
  { context, mailbox }: { context: AppContext; mailbox: DevelopmentMailbox },
): void {
  const loopbackOnly = (c: Context) => {
    if (!requestInfo(c, context).isLoopback) throw new Problem('not_found')
  }
  app.get('/dev/mailbox', (c) => {
    loopbackOnly(c)
    c.header('content-security-policy', "default-src 'none'; style-src 'self'")
    return c.html(mailboxPage(mailbox.list()))
  })
  app.get('/dev/mailbox.css', (c) => c.body(mailboxStyle, 200, { 'content-type': 'text/css' }))
  app.get('/dev/mailbox.json', (c) => {
    loopbackOnly(c)
    return c.json({ items: mailbox.list() })
  })
}

/** Lets a test move the clock forward; mounted only where the environment asks for it. */
export function mountTestClock(app: Hono, advance: (ms: number) => void): void {
  app.post('/dev/clock', async (c) => {
    const body = await readJson(c.req.raw, 1_000)
    const ms =
      typeof body === 'object' && body && 'advance_ms' in body ? Number(body.advance_ms) : 0
    advance(Number.isFinite(ms) ? ms : 0)
    return c.json({ ok: true })
  })
}

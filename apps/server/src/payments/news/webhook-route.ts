import type { Hono } from 'hono'
import type { AppContext } from '../../app-context.ts'
import { readBytes } from '../../http/bodies/read-body.ts'
import { Problem } from '../../http/replies/problem.ts'
import { createResponder } from '../../http/replies/respond.ts'
import { receiveEvent } from './receive-event.ts'

const path = '/api/billing/webhook'

/** Most likely the signing secret of another webhook, which would keep every credit from arriving. */
const complaint = 'a message to the webhook was refused'

/** Far above any event of ours; the provider's own are a few kilobytes. */
const maxEventBytes = 512 * 1024

/**
 * Where the payment provider tells of payments. It is no page's business and carries no session, so
 * it stands outside the contract: its signature over the raw body is what lets it in.
 */
export function mountWebhook(api: Hono, context: AppContext): void {
  const respond = createResponder(context)
  api.post(path, (c) =>
    respond(path, c, [], async () => {
      const body = await readBytes(c.req.raw, maxEventBytes)
      const signature = c.req.header('stripe-signature') ?? ''
      try {
        return { ok: true, received: await receiveEvent(context, { body, signature }) }
      } catch (error) {
        if (error instanceof Problem) context.log.warn({ reason: error.code }, complaint)
        throw error
      }
    }),
  )
  api.all(path, (c) =>
    respond(path, c, [], async () => {
      throw new Problem('method_not_allowed', { headers: { allow: 'POST' } })
    }),
  )
}

import type { Hono } from 'hono'
import type { z } from 'zod'
import type { BodyOf, Endpoint, QueryOf, ReplyOf, SlotsOf } from '@rolefit/contract'
import type { AppContext } from '../app-context.ts'
import { Problem } from './problem.ts'
import { maxJsonBytes, readJson } from './read-body.ts'
import { type RequestInfo, requestInfo } from './request-info.ts'
import { createResponder } from './respond.ts'
import { refuseCrossSite } from './same-site.ts'

/** Who is calling, as far as a session tells. */
export interface SessionOwner {
  readonly sessionId: string
  readonly accountId: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

export type FindSession = (context: AppContext, info: RequestInfo) => Promise<SessionOwner | null>

/** What a handler gets: the checked input, the caller, and a way to set cookies and headers. */
interface ApiCall<E extends Endpoint> {
  readonly context: AppContext
  readonly info: RequestInfo
  readonly body: BodyOf<E>
  readonly query: QueryOf<E>
  readonly slots: Readonly<Record<SlotsOf<E['path']>, string>>
  readonly owner: E['access'] extends 'signed-in' ? SessionOwner : null
  readonly setHeader: (name: string, value: string) => void
}

/** What a handler answers; `ok: true` is added for it. */
export type HandlerReply<E extends Endpoint> = Omit<ReplyOf<E>, 'ok'>

type Handler<E extends Endpoint> = (call: ApiCall<E>) => Promise<HandlerReply<E>> | HandlerReply<E>

const patienceMs = 30_000

export type Mount = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void

/**
 * Mounts endpoints of the contract: session, body and query are read and checked, the reply is
 * checked against its schema, refusals and bugs are answered, all here, so that a handler is one
 * expression.
 */
export function createMount(app: Hono, context: AppContext, findSession: FindSession): Mount {
  const respond = createResponder(context)
  return (endpoint, handler) => {
    app.on(endpoint.method, honoPath(endpoint.path), (c) => {
      const set: [string, string][] = []
      return respond(endpoint.path, c, set, async () => {
        const info = requestInfo(c, context)
        const isChange = endpoint.method !== 'GET'
        if (isChange) await guardChange(context, info)
        const owner = endpoint.access === 'signed-in' ? await findSession(context, info) : null
        if (endpoint.access === 'signed-in' && !owner) throw new Problem('not_signed_in')
        const call = {
          context,
          info,
          body: endpoint.body
            ? checked(endpoint.body, await readJson(c.req.raw, maxJsonBytes))
            : undefined,
          query: endpoint.query ? checked(endpoint.query, c.req.query()) : undefined,
          slots: endpoint.path.includes('{') ? c.req.param() : {},
          owner,
          setHeader: (name: string, value: string) => set.push([name, value]),
        }
        const work = handler(provenCall(call))
        const reply = await (isChange ? inTime(work) : work)
        return endpoint.reply.parse({ ok: true, ...reply })
      })
    })
  }
}

async function guardChange(context: AppContext, info: RequestInfo): Promise<void> {
  refuseCrossSite(info)
  await context.limits.spend('change_by_address', info.limitKey)
}

/** A change may wait for a mail server; it must not hold its caller for ever. */
async function inTime<T>(work: Promise<T> | T): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Problem('timed_out')), patienceMs)
  })
  try {
    return await Promise.race([work, tooLong])
  } finally {
    clearTimeout(timer)
  }
}

function checked(schema: z.ZodObject, value: unknown): unknown {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const { path, message } = result.error.issues[0] ?? { path: [], message: 'malformed' }
  throw new Problem('invalid_request', {
    message: `${path.join('.') || 'The request'}: ${message}`,
  })
}

/** `body`, `query`, `slots` and `owner` were checked against this very endpoint just above. */
function provenCall<E extends Endpoint>(call: object): ApiCall<E> {
  return call as ApiCall<E>
}

function honoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

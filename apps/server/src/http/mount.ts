import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import type {
  BodyOf,
  Endpoint,
  FormOf,
  ProgressOf,
  QueryOf,
  ReplyOf,
  SlotsOf,
} from '@rolefit/contract'
import type { AppContext } from '../app-context.ts'
import { isOrphan } from '../database/is-orphan.ts'
import { isOutOfReach } from '../database/is-out-of-reach.ts'
import { dropNulIn } from './bodies/drop-nul.ts'
import { maxJsonBytes, readJson } from './bodies/read-body.ts'
import { maxFormBytes, readForm } from './bodies/read-form.ts'
import { sayMalformed } from './bodies/say-malformed.ts'
import { FileReply } from './replies/file-reply.ts'
import { type LiveCall, liveCall } from './replies/live-call.ts'
import { Problem } from './replies/problem.ts'
import { createResponder } from './replies/respond.ts'
import { acceptsEvents, createLiveResponder } from './replies/respond-live.ts'
import { type RequestInfo, requestInfo } from './request-info.ts'
import { refuseCrossSite } from './same-site.ts'

/** Who is calling, as far as a session tells. */
export interface SessionOwner {
  readonly sessionId: string
  readonly accountId: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

type SetHeader = (name: string, value: string) => void

/** Finds the caller, and renews the cookie that names them, where the answer can still carry it. */
export type FindSession = (
  context: AppContext,
  asking: { readonly info: RequestInfo; readonly setHeader?: SetHeader | undefined },
) => Promise<SessionOwner | null>

/** What a handler gets: the checked input, the caller, and a way to set cookies and headers. */
interface ApiCall<E extends Endpoint> {
  readonly context: AppContext
  readonly info: RequestInfo
  readonly body: BodyOf<E>
  readonly form: FormOf<E>
  /** Present for forms: tells the caller what is being done. */
  readonly report: (progress: ProgressOf<E>) => void
  /** For forms: aborted when the caller is gone or has waited long enough. */
  readonly signal: AbortSignal
  readonly query: QueryOf<E>
  readonly slots: Readonly<Record<SlotsOf<E['path']>, string>>
  readonly owner: E['access'] extends 'signed-in' ? SessionOwner : null
  readonly setHeader: SetHeader
}

/** What a handler answers; `ok: true` is added for it. */
export type HandlerReply<E extends Endpoint> = Omit<ReplyOf<E>, 'ok'>

/** A file goes out as it is, in place of the reply that the contract describes. */
type Answer<E extends Endpoint> = HandlerReply<E> | FileReply

type Handler<E extends Endpoint> = (call: ApiCall<E>) => Promise<Answer<E>> | Answer<E>

/** How long a caller who changes something waits at most. */
const patienceMs = 30_000
/** Words may have to be recognised from pictures, and a language model asked twice. */
const patienceWithFormMs = 120_000

interface MountParts {
  readonly findSession: FindSession
}

export type Mount = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void

/**
 * Mounts endpoints of the contract: session, body and query are read and checked, the reply is
 * checked against its schema, refusals and bugs are answered, all here, so that a handler is one
 * expression.
 */
export function createMount(app: Hono, context: AppContext, { findSession }: MountParts): Mount {
  const respond = createResponder(context)
  const respondLive = createLiveResponder(context)
  return (endpoint, handler) => {
    const perform = async (c: Context, live: LiveCall | undefined, set?: [string, string][]) => {
      const info = requestInfo(c, context)
      const isChange = endpoint.method !== 'GET'
      if (isChange) await guardChange(context, info)
      const setHeader: SetHeader | undefined =
        set && ((name, value) => void set.push([name, value]))
      const isOwned = endpoint.access === 'signed-in'
      const owner = isOwned ? await findSession(context, { info, setHeader }) : null
      if (isOwned && !owner) throw new Problem('not_signed_in')
      const call = {
        context,
        info,
        ...(await readInput(endpoint, c)),
        report: live?.report,
        signal: live?.signal,
        owner,
        setHeader: setHeader ?? tooLate,
      }
      const stillSignedIn = async () => !isOwned || (await findSession(context, { info })) !== null
      const work = unlessGone(async () => handler(provenCall(call)), stillSignedIn)
      const reply = await (isChange ? inTime(work, live) : work)
      return reply instanceof FileReply ? reply : endpoint.reply.parse({ ok: true, ...reply })
    }
    app.on(endpoint.method, honoPath(endpoint.path), (c) => {
      if (endpoint.progress && acceptsEvents(c)) {
        return respondLive(endpoint.path, c, (live) => perform(c, live))
      }
      const set: [string, string][] = []
      const live = endpoint.form ? liveCall(c) : undefined
      return respond(endpoint.path, c, set, () => perform(c, live, set))
    })
  }
}

async function readInput(endpoint: Endpoint, c: Context) {
  const { body, bodyBytes = maxJsonBytes, form, query, path } = endpoint
  return {
    body: body ? checked(body, await readJson(c.req.raw, bodyBytes)) : undefined,
    form: form ? checked(form, await readForm(c.req.raw, maxFormBytes)) : undefined,
    query: query ? checked(query, dropNulIn(c.req.query())) : undefined,
    slots: path.includes('{') ? dropNulIn(c.req.param()) : {},
  }
}

function tooLate(name: string): never {
  throw new Error(`An answer by events has left without ${name}`)
}

async function guardChange(context: AppContext, info: RequestInfo): Promise<void> {
  refuseCrossSite(info)
  await context.limits.spend('change_by_address', info.limitKey)
}

/** What fails because what it is for was deleted or signed out meanwhile, in another window, is no bug. */
async function unlessGone<T>(
  work: () => Promise<T>,
  stillSignedIn: () => Promise<boolean>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Problem || isOutOfReach(error)) throw error
    if (!(await stillSignedIn())) throw new Problem('not_signed_in')
    throw isOrphan(error) ? new Problem('not_found') : error
  }
}

/** A change may wait for a mail server; it must not hold its caller for ever. */
async function inTime<T>(work: Promise<T>, live: LiveCall | undefined): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    const stop = () => {
      const problem = new Problem('timed_out')
      live?.giveUp(problem)
      reject(problem)
    }
    timer = setTimeout(stop, live ? patienceWithFormMs : patienceMs)
  })
  try {
    return await Promise.race([work, tooLong])
  } finally {
    clearTimeout(timer)
  }
}

function checked(schema: z.ZodObject, value: unknown): unknown {
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return result.data
  throw new Problem('invalid_request', { message: sayMalformed(result.error.issues[0]) })
}

/** `body`, `query`, `slots` and `owner` were checked against this very endpoint just above. */
function provenCall<E extends Endpoint>(call: object): ApiCall<E> {
  return call as ApiCall<E>
}

function honoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

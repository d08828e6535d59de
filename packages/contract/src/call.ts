import type { BodyOf, Endpoint, QueryOf, ReplyOf, SlotsOf } from './endpoint.ts'
import type { ProblemCode, ProblemReply } from './problems.ts'

/** What a call needs besides its method and path, as far as the endpoint asks for it. */
export type CallOf<E extends Endpoint> = {
  method: E['method']
  path: E['path']
  /** A part without which the reply is of no use: an answer that lacks it is none of ours. */
  needs?: Exclude<keyof ReplyOf<E>, 'ok'>
} & (BodyOf<E> extends undefined ? { body?: undefined } : { body: BodyOf<E> }) &
  (QueryOf<E> extends undefined ? { query?: undefined } : { query: QueryOf<E> }) &
  ([SlotsOf<E['path']>] extends [never]
    ? { slots?: undefined }
    : { slots: Record<SlotsOf<E['path']>, string> })

/** A refusal, or a reply that could not be had at all. `status` is 0 where the network failed. */
export interface Refused {
  readonly ok: false
  readonly error: ProblemCode | 'network' | 'unexpected_response'
  readonly message: string
  readonly status: number
}

export type Answer<E extends Endpoint> = ReplyOf<E> | Refused

interface PlainCall {
  readonly method: string
  readonly path: string
  readonly needs?: PropertyKey | undefined
  readonly body?: unknown
  readonly query?: object | undefined
  readonly slots?: Readonly<Record<string, string>> | undefined
}

/**
 * Calls one endpoint. The same function serves the browser and the server's own pages. It never
 * throws: a lost connection or an answer that is not ours comes back as a refusal.
 */
export async function call<E extends Endpoint>(
  fetchReply: typeof fetch,
  origin: string,
  request: CallOf<E>,
): Promise<Answer<E>> {
  const response = await send(fetchReply, origin, request)
  if (!response) return refused('network', 'The connection was lost.', 0)
  const reply: unknown = await response.json().catch(() => undefined)
  if (response.ok && isOk(reply, request)) return provenReply<E>(reply)
  if (isProblem(reply)) return { ...reply, status: response.status }
  return refused('unexpected_response', 'The answer could not be understood.', response.status)
}

async function send(fetchReply: typeof fetch, origin: string, request: PlainCall) {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (request.body !== undefined) headers['content-type'] = 'application/json'
  try {
    return await fetchReply(`${origin}${fillPath(request)}`, {
      method: request.method,
      credentials: 'include',
      headers,
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    })
  } catch {
    return undefined
  }
}

function fillPath({ path, slots = {}, query = {} }: PlainCall): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, slot: string) =>
    encodeURIComponent(slots[slot] ?? ''),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value))
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}

function refused(error: Refused['error'], message: string, status: number): Refused {
  return { ok: false, error, message, status }
}

function isOk(reply: unknown, { needs }: PlainCall): reply is { ok: true } {
  if (typeof reply !== 'object' || reply === null) return false
  return 'ok' in reply && reply.ok === true && (needs === undefined || needs in reply)
}

function isProblem(reply: unknown): reply is ProblemReply {
  return (
    typeof reply === 'object' &&
    reply !== null &&
    'error' in reply &&
    typeof reply.error === 'string' &&
    'message' in reply &&
    typeof reply.message === 'string'
  )
}

/** The server checks every reply against the endpoint's schema before it leaves, so its shape holds here. */
function provenReply<E extends Endpoint>(reply: { ok: true }): ReplyOf<E> {
  return reply as unknown as ReplyOf<E>
}

import type { AppContext } from '../app-context.ts'
import { clientAddressReader, limitKey } from './client-address.ts'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** What the handlers may know of the request that carried the call. */
export interface RequestInfo {
  /** The client address in the form that limits are counted by; never stored with an account. */
  readonly limitKey: string
  readonly isLoopback: boolean
  readonly cookies: string | undefined
  readonly userAgent: string
  readonly origin: string | undefined
  readonly fetchSite: string | undefined
  /** Scheme and host as the person typed them; the operator's own word where given. */
  readonly ownOrigin: string
  readonly isSecure: boolean
}

/** Where neither a socket nor bindings tell, the caller is this process itself. */
const unknownPeer = '127.0.0.1'
const readers = new WeakMap<object, ReturnType<typeof clientAddressReader>>()

export function requestInfo(c: Context, context: AppContext): RequestInfo {
  const peer = peerAddress(c)
  const address = readerOf(context)(peer, c.req.header('x-forwarded-for'))
  const ownOrigin = context.settings.publicUrl ?? new URL(c.req.url).origin
  return {
    limitKey: limitKey(address),
    isLoopback: isLoopback(peer) && isLoopback(address),
    cookies: c.req.header('cookie'),
    userAgent: c.req.header('user-agent') ?? '',
    origin: c.req.header('origin'),
    fetchSite: c.req.header('sec-fetch-site'),
    ownOrigin,
    isSecure: ownOrigin.startsWith('https:'),
  }
}

/** The socket's other end; page loaders and tests, which have no socket, hand it over as bindings. */
function peerAddress(c: Context): string {
  const bindings: Partial<HttpBindings> & { peer?: string } = c.env ?? {}
  return bindings.peer ?? bindings.incoming?.socket?.remoteAddress ?? unknownPeer
}

function readerOf({ settings }: AppContext) {
  const known = readers.get(settings)
  if (known) return known
  const reader = clientAddressReader(settings.trustedProxies)
  readers.set(settings, reader)
  return reader
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.')
}

import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { AppContext } from '../app-context.ts'
import { clientAddressReader, limitKey } from './limits/client-address.ts'

/** What the handlers may know of the request that carried the call. */
export interface RequestInfo {
  /** The client address in the form that limits are counted by; never stored with an account. */
  readonly limitKey: string
  /** Whether the person sits at this very machine, and called it so. */
  readonly isLoopback: boolean
  readonly cookies: string | undefined
  readonly userAgent: string
  readonly origin: string | undefined
  readonly fetchSite: string | undefined
  /** Scheme and host as the person typed them; the operator's own word where given. */
  readonly ownOrigin: string
  readonly isSecure: boolean
  /** Names a request, so that its repetition can be told from another. */
  readonly idempotencyKey: string | undefined
  /** The browser asks not to be counted, by either of the two signals there are. */
  readonly doNotTrack: boolean
}

/** By these a proxy says for whom it asks. */
export const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const

/** Where neither a socket nor bindings tell, the caller is this process itself. */
const unknownPeer = '127.0.0.1'
const readers = new WeakMap<object, ReturnType<typeof clientAddressReader>>()

export function requestInfo(c: Context, context: AppContext): RequestInfo {
  const header = headerReader(c)
  const peer = peerAddress(c)
  const address = readerOf(context)(peer, header('x-forwarded-for'))
  return {
    limitKey: limitKey(address),
    get isLoopback() {
      const isHere = isLoopback(peer) && isLoopback(address) && isLoopbackName(c.req.url)
      return isHere && !cameThroughUnknown(context, header)
    },
    cookies: header('cookie'),
    userAgent: header('user-agent') ?? '',
    origin: header('origin'),
    doNotTrack: header('dnt') === '1' || header('sec-gpc') === '1',
    fetchSite: header('sec-fetch-site'),
    idempotencyKey: header('idempotency-key'),
    get ownOrigin() {
      return context.settings.publicUrl ?? new URL(c.req.url).origin
    },
    get isSecure() {
      return this.ownOrigin.startsWith('https:')
    },
  }
}

/** A proxy nobody told us of stands on this machine for people who do not. */
function cameThroughUnknown(
  { settings }: AppContext,
  header: (name: string) => string | undefined,
): boolean {
  const hasProxyHeader = proxyHeaders.some((name) => header(name))
  return hasProxyHeader && settings.trustedProxies.length === 0
}

/** Node's own header object where there is one: it is there already and need not be built. */
function headerReader(c: Context): (name: string) => string | undefined {
  const bindings: Partial<HttpBindings> = c.env ?? {}
  const incoming = bindings.incoming?.headers
  if (!incoming) return (name) => c.req.header(name)
  return (name) => {
    const value = incoming[name]
    return Array.isArray(value) ? value.join(', ') : value
  }
}

/** The socket's other end; page loaders and tests, which have no socket, hand it over as bindings. */
export function peerAddress(c: Context): string {
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

/** A page of another site can reach this machine under a name of its own, which it makes point here. */
function isLoopbackName(url: string): boolean {
  const { hostname } = new URL(url)
  return /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}

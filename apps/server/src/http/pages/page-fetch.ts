import type { Context } from 'hono'
import { peerAddress, proxyHeaders } from '../request-info.ts'

/** Anything that answers requests; the bindings say who is calling. */
export interface Fetcher {
  readonly fetch: (request: Request, bindings: { peer: string }) => Response | Promise<Response>
}

/**
 * A `fetch` for page loaders that calls the API in this process as the person who asked for the
 * page. Cookies that a call sets are used by the next call and handed to the browser at the end.
 */
export function pageFetch(api: Fetcher, page: Context) {
  const jar = readJar(page.req.header('cookie') ?? '')
  const cookiesSet = new Set<string>()
  const fetchApi: typeof fetch = async (input, init) => {
    const asked = new Request(input, init)
    const headers = new Headers(asked.headers)
    headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    headers.set('sec-fetch-site', 'same-origin')
    for (const name of ['user-agent', ...proxyHeaders]) {
      const value = page.req.header(name)
      if (value !== undefined) headers.set(name, value)
    }
    const response = await api.fetch(new Request(asked, { headers }), { peer: peerAddress(page) })
    for (const cookie of response.headers.getSetCookie()) {
      // Several calls of one page may set the same; what was set last stands last.
      cookiesSet.delete(cookie)
      cookiesSet.add(cookie)
      keepInJar(jar, cookie)
    }
    return response
  }
  return { fetchApi, cookiesSet: () => [...cookiesSet] }
}

function readJar(header: string): Map<string, string> {
  const jar = new Map<string, string>()
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at > 0) jar.set(part.slice(0, at).trim(), part.slice(at + 1).trim())
  }
  return jar
}

function keepInJar(jar: Map<string, string>, cookie: string): void {
  const [pair = ''] = cookie.split(';')
  const at = pair.indexOf('=')
  const name = pair.slice(0, at)
  if (/;\s*max-age=0\b/i.test(cookie)) jar.delete(name)
  else jar.set(name, pair.slice(at + 1))
}

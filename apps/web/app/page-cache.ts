import type { PageContext } from '@rolefit/contract'

interface KeptPage {
  readonly html: string
  readonly headers: Headers
  /** The nonce it was rendered with; each visitor gets one of their own in its place. */
  readonly nonce: string
  readonly keptAt: number
}

const publicPath = /^\/(?:$|(?:pricing|contact|feedback|method|blog|legal)(?:\/|$))/
const lifetimeMs = 600_000
const mostPages = 200

/** Pages that are the same for everybody who is not signed in, kept as they were rendered last. */
export function createPageCache(now: () => number) {
  const pages = new Map<string, KeptPage>()
  return {
    /** Under which name this request's page may be kept, or null where it is somebody's own. */
    keyOf: (request: Request, { origin }: Pick<PageContext, 'origin'>): string | null => {
      const { pathname, search } = new URL(request.url)
      const isForAll = request.method === 'GET' && !search && !request.headers.has('cookie')
      return isForAll && publicPath.test(pathname) ? `${origin}${pathname}` : null
    },
    find: (key: string, nonce: string): Response | null => {
      const page = pages.get(key)
      if (!page || now() - page.keptAt > lifetimeMs) return null
      return new Response(page.html.replaceAll(page.nonce, nonce), { headers: page.headers })
    },
    keep: async (key: string, response: Response, nonce: string): Promise<void> => {
      const isPage = response.headers.get('content-type')?.startsWith('text/html')
      if (response.status !== 200 || !isPage) return
      if (pages.size >= mostPages) pages.clear()
      const html = await response.clone().text()
      pages.set(key, { html, headers: new Headers(response.headers), nonce, keptAt: now() })
    },
  }
}

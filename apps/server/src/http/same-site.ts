import { Problem } from './replies/problem.ts'
import type { RequestInfo } from './request-info.ts'

/**
 * Refuses a change that another site's page asks for. Browsers say so by `Sec-Fetch-Site`, older
 * ones by `Origin`; a client that sends neither is no browser and carries no one's cookies by itself.
 */
export function refuseCrossSite({ fetchSite, origin, ownOrigin }: RequestInfo): void {
  // Where it is sent, it decides: a page that hides its referrer also hides its origin ("null").
  if (fetchSite) {
    if (fetchSite !== 'same-origin' && fetchSite !== 'none') throw new Problem('cross_site')
    return
  }
  if (origin && origin !== ownOrigin) throw new Problem('cross_site')
}

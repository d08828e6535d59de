import type { DataStrategyResult } from 'react-router'

interface Reload {
  isLost: boolean
}

type Results = Record<string, DataStrategyResult>

let underWay: Reload | null = null

/** Loads the page's data anew without anybody having asked for it; answers whether all of it came. */
export async function reloadBehind(revalidate: () => Promise<void>): Promise<boolean> {
  const reload: Reload = { isLost: false }
  underWay = reload
  await revalidate()
  if (underWay === reload) underWay = null
  return !reload.isLost
}

/**
 * What gets lost of such a reload is left out of what came, so that what stands on the screen stays and no
 * error page takes its place. Who asked for a page, or is led to another, gets what the server says.
 */
export async function keepPageWhenLost(
  { request }: { readonly request: Request },
  next: () => Promise<Results>,
): Promise<Results> {
  const results = await next()
  const reload = underWay
  if (!reload || request.signal.aborted || !isForThisPage(request)) return results
  const come = Object.entries(results).filter(([, result]) => hasCome(result))
  reload.isLost ||= come.length < Object.keys(results).length
  return Object.fromEntries(come)
}

function isForThisPage({ method, url }: Request): boolean {
  const { origin, pathname, search } = window.location
  return method === 'GET' && url === origin + pathname + search
}

/** The way to another page comes as an error that is an answer. */
function hasCome({ type, result }: DataStrategyResult): boolean {
  return type === 'data' || result instanceof Response
}

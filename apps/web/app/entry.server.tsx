import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { NonceContext } from './nonce-context.ts'
import { pageContext } from './page-context.ts'
import { readAll } from './read-all.ts'
import { wordsFirst } from './words-first.ts'

/** Renders a page whole: our pages are small, and a whole page can be compressed and measured. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce } = context.get(pageContext)
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </NonceContext>
  )
  const html = await readAll((done, failed) =>
    renderToPipeableStream(page, { nonce, onAllReady: done, onShellError: failed }),
  )
  return new Response(wordsFirst(html), { status, headers })
}

/** Bugs reach the server's log. What the router refuses is none, and its words repeat the address. */
export function handleError(
  error: unknown,
  { request, context }: Parameters<HandleErrorFunction>[1],
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(pageContext).reportError(error)
}

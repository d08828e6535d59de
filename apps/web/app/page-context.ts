import { createContext, type RouterContextProvider } from 'react-router'
import type { Endpoint, PageContext } from '@rolefit/contract'
import { type Answer, type CallOf, call } from '@rolefit/contract/call'

/** What the server hands over with each request: the nonce, and the API as this very person. */
export const pageContext = createContext<PageContext>()

/** What loaders and actions are called with, as far as they pass it on. */
export interface PageRequest {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

/** Calls the API from a loader or an action, in process, with the person's own cookies. */
export function callApi<E extends Endpoint>(
  { request, context }: PageRequest,
  endpointCall: CallOf<E>,
): Promise<Answer<E>> {
  const { fetchApi } = context.get(pageContext)
  return call<E>(fetchApi, new URL(request.url).origin, endpointCall)
}

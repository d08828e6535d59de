import { RouterContextProvider } from 'react-router'
import { type PageRequest, pageContext } from '../app/page-context.ts'

/** What a loader or an action is called with, where the API answers so. */
export function pageRequest(request: Request, fetchApi: typeof fetch): PageRequest {
  const context = new RouterContextProvider()
  const site = { nonce: '', origin: 'http://localhost', services: [], feedbackFormUrl: undefined }
  const reportError = (error: unknown) => {
    throw error
  }
  context.set(pageContext, { ...site, fetchApi, reportError })
  return { request, context }
}

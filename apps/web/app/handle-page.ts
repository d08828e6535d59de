import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { HandlePage } from '@rolefit/contract'
import { createPageCache } from './page-cache.ts'
import { pageContext } from './page-context.ts'
import * as build from 'virtual:react-router/server-build'

const handleRequest = createRequestHandler(provenBuild(build), import.meta.env.MODE)
const cache = createPageCache(Date.now)

/** The one door through which the server reaches the web app. */
export const handlePage: HandlePage = async (request, page) => {
  const key = import.meta.env.PROD ? cache.keyOf(request, page) : null
  const kept = key && cache.find(key, page.nonce)
  if (kept) return kept
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  const response = await handleRequest(request, context)
  if (key) await cache.keep(key, response, page.nonce)
  return response
}

/** The module is typed with `undefined` where the handler's type leaves a property out. */
function provenBuild(module: object): ServerBuild {
  return module as ServerBuild
}

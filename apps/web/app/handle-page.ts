import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { HandlePage } from '@rolefit/contract'
import { pageContext } from './page-context.ts'
import * as build from 'virtual:react-router/server-build'

const handleRequest = createRequestHandler(provenBuild(build), import.meta.env.MODE)

/** The one door through which the server reaches the web app. */
export const handlePage: HandlePage = (request, page) => {
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  return handleRequest(request, context)
}

/** The module is typed with `undefined` where the handler's type leaves a property out. */
function provenBuild(module: object): ServerBuild {
  return module as ServerBuild
}

import { type Endpoint, endpoints } from '@rolefit/contract'
import type { AppContext } from '../app-context.ts'
import { Problem, sendProblem } from './problem.ts'
import type { Context, Hono } from 'hono'

/** Refusals become replies; everything else is a bug: logged here, answered without detail. */
export function answerErrors(app: Hono, { log }: AppContext): void {
  app.onError((error, c) => {
    if (error instanceof Problem) return sendProblem(c, error)
    log.error({ stack: error.stack, id: c.res.headers.get('x-request-id') }, 'unexpected error')
    return sendProblem(c, new Problem('unexpected'))
  })
  app.all('/api/*', (c) => {
    const allowed = methodsOf(c)
    if (allowed.length === 0) throw new Problem('not_found')
    throw new Problem('method_not_allowed', { headers: { allow: allowed.join(', ') } })
  })
}

/** The methods this address would have answered. */
function methodsOf(c: Context): string[] {
  const here = c.req.path.split('/')
  const matches = Object.values<Endpoint>(endpoints).filter(({ path }) => {
    const parts = path.split('/')
    return (
      parts.length === here.length &&
      parts.every((part, index) => part.startsWith('{') || part === here[index])
    )
  })
  return matches.map(({ method }) => method)
}

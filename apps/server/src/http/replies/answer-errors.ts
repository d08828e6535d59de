import type { Context, Hono } from 'hono'
import { type Endpoint, endpoints } from '@rolefit/contract'
import type { AppContext } from '../../app-context.ts'
import { Problem, sendProblem } from './problem.ts'
import { createResponder } from './respond.ts'
import { tellFailure } from './tell-failure.ts'

/** Outside the API, too, a refusal is a reply and a bug is logged and told without detail. */
export function answerErrors(site: Hono, context: AppContext): void {
  site.onError((error, c) => sendProblem(c, tellFailure(context, error)))
}

/** An address under /api that nothing answers, or answers by another method. */
export function answerUnknown(api: Hono, context: AppContext): void {
  const respond = createResponder(context)
  api.notFound((c) =>
    respond('unknown', c, [], async () => {
      const allow = methodsOf(c).join(', ')
      if (allow === '') throw new Problem('not_found')
      throw new Problem('method_not_allowed', { headers: { allow } })
    }),
  )
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

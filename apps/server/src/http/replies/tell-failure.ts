import type { AppContext } from '../../app-context.ts'
import { isOutOfReach } from '../../database/is-out-of-reach.ts'
import { logUnexpected } from '../log-unexpected.ts'
import { Problem } from './problem.ts'

/** What is told of an error that is no refusal, once it is logged: no database, or a bug without detail. */
export function tellFailure(context: AppContext, error: unknown, id?: string): Problem {
  if (error instanceof Error && isOutOfReach(error)) {
    context.log.error({ ...(id ? { id } : {}), reason: error.message }, 'database out of reach')
    return new Problem('database_out_of_reach')
  }
  logUnexpected(context, error, id)
  return new Problem('unexpected')
}

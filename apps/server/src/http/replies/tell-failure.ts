import type { AppContext } from '../../app-context.ts'
import { isOutOfReach } from '../../database/is-out-of-reach.ts'
import { logUnexpected } from '../log-unexpected.ts'
import { Problem } from './problem.ts'

/**
 * What is told of an error: a refusal as it stands, a database out of reach in a sentence of its own, a bug
 * without detail. What is the operator's to mend is logged.
 */
export function tellFailure(context: AppContext, error: unknown, id?: string): Problem {
  if (error instanceof Problem) {
    if (error.details.cause) logUnexpected(context, error.details.cause, id)
    return error
  }
  if (error instanceof Error && isOutOfReach(error)) {
    context.log.error({ ...(id ? { id } : {}), reason: error.message }, 'database out of reach')
    return new Problem('database_out_of_reach')
  }
  logUnexpected(context, error, id)
  return new Problem('unexpected')
}

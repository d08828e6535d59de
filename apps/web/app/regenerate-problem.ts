import type { Refused } from '@rolefit/contract/call'

/** What the person reads where a CV could not be regenerated. */
export function regenerateProblem({ error, message }: Refused): string {
  if (error === 'network') return `Something went wrong regenerating the CV. ${message}`
  const reason = error === 'unexpected_response' ? '' : message
  return `CV regeneration failed: ${reason || 'Unknown error'}`
}

import type { readRemaining } from '@rolefit/contract'
import { call } from '@rolefit/contract/call'

/** Whether there is a credit to use; `lost` without a connection, `unknown` where the answer says nothing. */
export type Quota = 'enough' | 'limit_reached' | 'signed_out' | 'unknown' | 'lost'

/** Asks before each analysis, so that nobody uploads a file in vain. */
export async function askQuota(): Promise<Quota> {
  const answer = await call<typeof readRemaining>(fetch, '', {
    method: 'GET',
    path: '/api/usage/remaining',
    needs: 'remaining',
  })
  if (answer.ok) return answer.remaining > 0 ? 'enough' : 'limit_reached'
  if (answer.error === 'not_signed_in') return 'signed_out'
  return answer.error === 'network' ? 'lost' : 'unknown'
}

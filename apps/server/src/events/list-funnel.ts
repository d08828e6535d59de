import type { EventName } from '@rolefit/contract'
import type { Db } from '../database/database.ts'
import { countEvents } from './event-store.ts'

/** The way from the first page through a result and what is done with it to a purchase. */
const steps = [
  'page_viewed',
  'sample_tried',
  'sign_in_requested',
  'signed_in',
  'analysis_started',
  'analysis_finished',
  'analysis_failed',
  'snippet_generated',
  'cv_regenerated',
  'cv_exported',
  'result_shared',
  'shared_result_viewed',
  'limit_reached',
  'checkout_started',
  'checkout_finished',
] as const satisfies readonly EventName[]

export interface FunnelStep {
  readonly name: EventName
  readonly visits: number
  readonly times: number
}

/** How many visits reached each step in a span of time, in the order of the way. */
export async function listFunnel(
  db: Db,
  span: { since: number; until: number },
): Promise<readonly FunnelStep[]> {
  const counts = await countEvents(db, span)
  return steps.map(
    (name) => counts.find((count) => count.name === name) ?? { name, visits: 0, times: 0 },
  )
}

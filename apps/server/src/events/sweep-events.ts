import type { Db } from '../database/database.ts'
import { removeEventsBefore } from './event-store.ts'

const dayMs = 86_400_000
/** Thirteen months: this year beside the last. */
const keptDays = 396

/** Removes events that are past their time. */
export function sweepEvents(db: Db, now: number): Promise<void> {
  return removeEventsBefore(db, now - keptDays * dayMs)
}

import type { EventName } from '@rolefit/contract'
import type { Db } from '../database/database.ts'
import type { EventRow } from '../database/tables.ts'

export async function addEvents(db: Db, events: readonly EventRow[]): Promise<void> {
  await db.insertInto('events').values(events).execute()
}

export async function removeEventsBefore(db: Db, before: number): Promise<void> {
  await db.deleteFrom('events').where('created_at', '<', before).execute()
}

/** In how many visits each event happened, and how often in all. */
export async function countEvents(
  db: Db,
  { since, until }: { since: number; until: number },
): Promise<readonly { name: EventName; visits: number; times: number }[]> {
  const rows = await db
    .selectFrom('events')
    .select((eb) => [
      'name',
      eb.fn.count('visit').distinct().as('visits'),
      eb.fn.count('id').as('times'),
    ])
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .groupBy('name')
    .execute()
  return rows.map(({ name, visits, times }) => ({
    name,
    visits: Number(visits),
    times: Number(times),
  }))
}

import { sql } from 'kysely'
import type { Database, Db } from '../../src/database/database.ts'

interface Meeting<T> {
  /** What a transaction has done when the other one comes. */
  readonly first: (transaction: Db) => Promise<unknown>
  /** The other one, on a connection of its own. */
  readonly second: () => Promise<T>
  /** What the transaction does before it ends, while the other one waits for it or is through. */
  readonly last?: (transaction: Db) => Promise<unknown>
}

/**
 * Lets one thing run into a transaction that is under way. There is no chance in it: the transaction ends
 * only when the other one stands waiting for it, as Postgres itself says, or is through without having waited.
 */
export async function runInto<T>(
  { db, engine }: Database,
  { first, second, last }: Meeting<T>,
): Promise<{ readonly hasWaited: boolean; readonly outcome: T }> {
  const { hasWaited, running } = await db.transaction().execute(async (transaction) => {
    await first(transaction)
    const running = outcomeOf(second())
    const isHeldUp = engine === 'sqlite' ? async () => true : await waiterFinder(db, transaction)
    let isOver = false
    running.then(() => {
      isOver = true
    })
    let hasWaited = await isHeldUp()
    while (!hasWaited && !isOver) hasWaited = await isHeldUp()
    await last?.(transaction)
    return { hasWaited, running }
  })
  const outcome = await running
  if ('error' in outcome) throw outcome.error
  return { hasWaited, outcome: outcome.value }
}

/** A failure is kept for whoever asks, so that it is never one that nobody has caught. */
async function outcomeOf<T>(running: Promise<T>): Promise<{ value: T } | { error: unknown }> {
  return running.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
}

/** On SQLite there is one writer, and everybody else waits for it; on Postgres the server knows who waits for whom. */
async function waiterFinder(db: Db, transaction: Db): Promise<() => Promise<boolean>> {
  const own = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
  const pid = own.rows[0]?.pid ?? 0
  return async () => {
    const waiting = await sql`select 1 from pg_stat_activity
      where ${pid}::int = any(pg_blocking_pids(pid))`.execute(db)
    return waiting.rows.length > 0
  }
}

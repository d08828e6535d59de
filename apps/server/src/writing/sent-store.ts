import type { Db } from '../database/database.ts'
import type { SentMessageRow } from '../database/tables.ts'

export async function addSent(db: Db, rows: readonly SentMessageRow[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('sent_messages').values(rows).execute()
}

export function listSentFor(
  db: Db,
  { analysisId, accountId }: { analysisId: string; accountId: string },
): Promise<SentMessageRow[]> {
  return db
    .selectFrom('sent_messages')
    .selectAll()
    .where('analysis_id', '=', analysisId)
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

export function listSentOf(db: Db, accountId: string): Promise<SentMessageRow[]> {
  return db
    .selectFrom('sent_messages')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

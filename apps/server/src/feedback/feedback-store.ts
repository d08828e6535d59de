import type { Db } from '../database/database.ts'
import type { FeedbackRow } from '../database/tables.ts'

export async function addFeedback(db: Db, feedback: FeedbackRow): Promise<void> {
  await db.insertInto('feedback').values(feedback).execute()
}

export function listNewestFeedback(db: Db, limit: number): Promise<FeedbackRow[]> {
  return db
    .selectFrom('feedback')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export function listFeedbackOf(db: Db, email: string): Promise<FeedbackRow[]> {
  return db
    .selectFrom('feedback')
    .selectAll()
    .where('email', '=', email)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function removeFeedbackOf(db: Db, email: string): Promise<void> {
  await db.deleteFrom('feedback').where('email', '=', email).execute()
}

import type { Db } from '../database/database.ts'
import { listFeedbackOf, listNewestFeedback, removeFeedbackOf } from './feedback-store.ts'

/** The newest messages, for the operator. */
export function listFeedback(db: Db, { limit }: { limit: number }) {
  return listNewestFeedback(db, limit)
}

/** What was sent under this address, as its owner may download it. */
export async function exportFeedback(db: Db, email: string) {
  const messages = await listFeedbackOf(db, email)
  return messages.map(({ topic, message, created_at }) => ({
    topic,
    message,
    created_at: new Date(created_at).toISOString(),
  }))
}

/** Removes what was sent under this address, in the caller's transaction. */
export function forgetFeedback(db: Db, email: string): Promise<void> {
  return removeFeedbackOf(db, email)
}

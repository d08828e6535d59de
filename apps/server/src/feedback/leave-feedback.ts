import { type FeedbackTopic, isEmail, longestFeedback } from '@rolefit/contract'
import { normaliseEmail } from '../accounts/normalise-email.ts'
import type { Db } from '../database/database.ts'
import { Problem } from '../http/replies/problem.ts'
import { newId } from '../ids.ts'
import { addFeedback } from './feedback-store.ts'

interface Feedback {
  readonly topic: FeedbackTopic
  readonly message: string
  readonly email: string | undefined
  readonly now: number
}

/** Keeps a message for the operator; without an address it stays nameless. */
export async function leaveFeedback(
  db: Db,
  { topic, message, email, now }: Feedback,
): Promise<void> {
  const text = message.trim()
  if (!text) throw new Problem('message_missing')
  if (text.length > longestFeedback) throw new Problem('message_too_long')
  const address = normaliseEmail(email ?? '')
  if (address && !isEmail(address)) throw new Problem('invalid_email')
  await addFeedback(db, {
    id: newId('fbk'),
    topic,
    message: text,
    email: address || null,
    created_at: now,
  })
}

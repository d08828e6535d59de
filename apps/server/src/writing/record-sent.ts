import type { SentMessage } from '@rolefit/contract'
import type { Db } from '../database/database.ts'
import type { SentMessageRow } from '../database/tables.ts'
import { newId } from '../ids.ts'
import { addSent, listSentFor, listSentOf } from './sent-store.ts'
import type { SentDraft } from './writer.ts'

interface Whose {
  readonly analysisId: string
  readonly accountId: string
}

/** Keeps what was sent to a language model for an analysis, where its owner can read it. */
export function recordSent(
  db: Db,
  { analysisId, accountId, sent, now }: Whose & { sent: readonly SentDraft[]; now: number },
): Promise<void> {
  const rows = sent.map(({ wasUsed, ...draft }) => ({
    id: newId('snt'),
    analysis_id: analysisId,
    account_id: accountId,
    ...draft,
    was_used: wasUsed ? 1 : 0,
    created_at: now,
  }))
  return addSent(db, rows)
}

/** What was sent for one analysis, the latest first. */
export async function listSent(db: Db, whose: Whose): Promise<SentMessage[]> {
  return (await listSentFor(db, whose)).map(toSentMessage)
}

/** Everything that was sent for an account, as its owner may download it. */
export async function exportSent(db: Db, accountId: string): Promise<SentMessage[]> {
  return (await listSentOf(db, accountId)).map(toSentMessage)
}

function toSentMessage(row: SentMessageRow): SentMessage {
  const { purpose, provider, model, body, was_used, created_at } = row
  const outcome = was_used === 1 ? 'used' : 'not used'
  return { at: new Date(created_at).toISOString(), purpose, provider, model, text: body, outcome }
}

import type { SharedLink } from '@rolefit/contract'
import type { Db } from '../database/database.ts'
import { type ListedLinkRow, listLinks, removeExpiredLinks } from './shared-link-store.ts'

/** The account's links that still work, the latest first; their tokens are not known any more. */
export async function listSharedLinks(
  db: Db,
  by: { accountId: string; now: number },
): Promise<SharedLink[]> {
  return (await listLinks(db, by)).map(toSharedLink)
}

export function toSharedLink({ created_at, expires_at, ...rest }: ListedLinkRow): SharedLink {
  return {
    ...rest,
    created_at: new Date(created_at).toISOString(),
    expires_at: expires_at === null ? null : new Date(expires_at).toISOString(),
  }
}

/** Removes links that are past their time. */
export function sweepSharedLinks(db: Db, now: number): Promise<void> {
  return removeExpiredLinks(db, now)
}

import type { Db } from '../database/database.ts'
import type { SharedLinkRow } from '../database/tables.ts'

/** A link with what a list shows of its analysis. */
export type ListedLinkRow = Pick<
  SharedLinkRow,
  'id' | 'analysis_id' | 'created_at' | 'expires_at'
> & { readonly jd_title: string | null; readonly score: number }

export async function addLink(db: Db, link: SharedLinkRow): Promise<void> {
  await db.insertInto('shared_links').values(link).execute()
}

/** The link behind a token, unless its time is over. */
export async function findLink(
  db: Db,
  { tokenHash, now }: { tokenHash: string; now: number },
): Promise<SharedLinkRow | null> {
  const row = await db
    .selectFrom('shared_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst()
  return row ?? null
}

export function listLinks(
  db: Db,
  { accountId, now }: { accountId: string; now: number },
): Promise<ListedLinkRow[]> {
  return db
    .selectFrom('shared_links')
    .innerJoin('analyses', 'analyses.id', 'shared_links.analysis_id')
    .select([
      'shared_links.id',
      'shared_links.analysis_id',
      'shared_links.created_at',
      'shared_links.expires_at',
      'analyses.jd_title',
      'analyses.score',
    ])
    .where('shared_links.account_id', '=', accountId)
    .where((eb) =>
      eb.or([eb('shared_links.expires_at', 'is', null), eb('shared_links.expires_at', '>', now)]),
    )
    .orderBy('shared_links.created_at', 'desc')
    .orderBy('shared_links.id')
    .execute()
}

export async function removeLink(
  db: Db,
  { id, accountId }: { id: string; accountId: string },
): Promise<boolean> {
  const removed = await db
    .deleteFrom('shared_links')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

export async function removeExpiredLinks(db: Db, now: number): Promise<void> {
  await db.deleteFrom('shared_links').where('expires_at', '<=', now).execute()
}

import type { Db } from '../database/database.ts'
import type { CvRow } from '../database/tables.ts'

interface Whose {
  readonly accountId: string
  readonly id: string
}

const summaryColumns = ['id', 'name', 'analysis_id', 'style', 'updated_at'] as const

/** What a list shows of a CV. */
export type CvSummaryRow = Pick<CvRow, (typeof summaryColumns)[number]>

export async function addCv(db: Db, row: CvRow): Promise<void> {
  await db.insertInto('cvs').values(row).execute()
}

type Change = Pick<CvRow, 'name' | 'analysis_id' | 'style' | 'document' | 'patches' | 'updated_at'>

/** Answers the new version, or null where the row is not there or has another version than expected. */
export async function changeCv(
  db: Db,
  { accountId, id, version }: Whose & { readonly version: number },
  change: Change,
): Promise<number | null> {
  const row = await db
    .updateTable('cvs')
    .set(change)
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
  return row?.version ?? null
}

export async function findCv(db: Db, { accountId, id }: Whose): Promise<CvRow | null> {
  const row = await db
    .selectFrom('cvs')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}

export function listCvRows(db: Db, accountId: string): Promise<CvRow[]> {
  return db
    .selectFrom('cvs')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
}

/** What a list shows of each CV: whole, a hundred of them may be fifty megabytes. */
export function listCvSummaries(db: Db, accountId: string): Promise<CvSummaryRow[]> {
  return db
    .selectFrom('cvs')
    .select(summaryColumns)
    .where('account_id', '=', accountId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
}

/** What the CVs of an account are called. */
export async function listCvNames(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('cvs')
    .select('name')
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(({ name }) => name)
}

type Content = Pick<CvRow, 'account_id' | 'analysis_id' | 'style' | 'document' | 'patches'>

/** The CVs that say the very same, under whatever name, the oldest first. */
export function listSameCvs(
  db: Db,
  { account_id, analysis_id, style, document, patches }: Content,
): Promise<Pick<CvRow, 'id' | 'version' | 'name'>[]> {
  return db
    .selectFrom('cvs')
    .select(['id', 'version', 'name'])
    .where('account_id', '=', account_id)
    .where('analysis_id', 'is not distinct from', analysis_id)
    .where('style', '=', style)
    .where('document', '=', document)
    .where('patches', '=', patches)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function removeCv(db: Db, { accountId, id }: Whose): Promise<boolean> {
  const removed = await db
    .deleteFrom('cvs')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

import type { Db } from '../../database/database.ts'
import type { AnalysisRow } from '../../database/tables.ts'

/** What a list shows of an analysis. */
export type AnalysisSummaryRow = Pick<AnalysisRow, (typeof summaryColumns)[number]>

const summaryColumns = [
  'id',
  'score',
  'band',
  'jd_title',
  'jd_company',
  'jd_place',
  'cv_filename',
  'created_at',
] as const
const mostVersions = 50

export async function addAnalysis(db: Db, analysis: AnalysisRow): Promise<void> {
  await db.insertInto('analyses').values(analysis).execute()
}

export async function findAnalysis(
  db: Db,
  { id, accountId }: { id: string; accountId: string },
): Promise<AnalysisRow | null> {
  const row = await db
    .selectFrom('analyses')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}

export async function findByRequestKey(
  db: Db,
  { accountId, requestKey }: { accountId: string; requestKey: string },
): Promise<AnalysisRow | null> {
  const row = await db
    .selectFrom('analyses')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
  return row ?? null
}

interface Pair {
  readonly accountId: string
  readonly pairHash: string
  readonly after: number
}

/** The latest analysis of the same texts, from a file that was read the same, made after the given time. */
export async function findSame(
  db: Db,
  { accountId, pairHash, reading, after }: Pair & { readonly reading: string | null },
): Promise<AnalysisRow | null> {
  const row = await db
    .selectFrom('analyses')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('pair_hash', '=', pairHash)
    .where('reading', 'is not distinct from', reading)
    .where('created_at', '>', after)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** When the same texts, in whatever file, last used a credit after the given time; null where they did not. */
export async function findCharge(
  db: Db,
  { accountId, pairHash, after }: Pair,
): Promise<number | null> {
  const row = await db
    .selectFrom('analyses')
    .select('charged_at')
    .where('account_id', '=', accountId)
    .where('pair_hash', '=', pairHash)
    .where('charged_at', '>', after)
    .orderBy('charged_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.charged_at ?? null
}

export async function hasJobSince(
  db: Db,
  { accountId, jobHash, after }: { accountId: string; jobHash: string; after: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('analyses')
    .select('id')
    .where('account_id', '=', accountId)
    .where('job_hash', '=', jobHash)
    .where('created_at', '>', after)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export function listNewest(
  db: Db,
  {
    accountId,
    limit,
    before,
  }: { accountId: string; limit: number; before: { at: number; id: string } | null },
): Promise<AnalysisSummaryRow[]> {
  const newest = db
    .selectFrom('analyses')
    .select(summaryColumns)
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (!before) return newest.execute()
  return newest
    .where((eb) =>
      eb.or([
        eb('created_at', '<', before.at),
        eb.and([eb('created_at', '=', before.at), eb('id', '<', before.id)]),
      ]),
    )
    .execute()
}

/** The latest analyses of one posting, the newest first. */
export function listOfJob(
  db: Db,
  { accountId, jobHash }: { accountId: string; jobHash: string },
): Promise<AnalysisSummaryRow[]> {
  return db
    .selectFrom('analyses')
    .select(summaryColumns)
    .where('account_id', '=', accountId)
    .where('job_hash', '=', jobHash)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostVersions)
    .execute()
}

export function listAll(db: Db, accountId: string): Promise<AnalysisRow[]> {
  return db
    .selectFrom('analyses')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** What was shared of it, and the record of what was sent for it, go with it. */
export async function removeAnalysis(
  db: Db,
  { id, accountId }: { id: string; accountId: string },
): Promise<boolean> {
  const removed = await db
    .deleteFrom('analyses')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

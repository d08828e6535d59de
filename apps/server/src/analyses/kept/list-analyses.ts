import type { AnalysisListItem } from '@rolefit/contract'
import type { Db } from '../../database/database.ts'
import { Problem } from '../../http/replies/problem.ts'
import { type AnalysisSummaryRow, listNewest } from './analysis-store.ts'
import { toListItem } from './stored-analysis.ts'

/** A page of an account's analyses, the newest first; `next` asks for the page after it. */
export async function listAnalyses(
  db: Db,
  { accountId, limit, before }: { accountId: string; limit: number; before: string | undefined },
): Promise<{ items: AnalysisListItem[]; next: string | null }> {
  const place = before === undefined ? null : readPlace(before)
  const rows = await listNewest(db, { accountId, limit: limit + 1, before: place })
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return {
    items: items.map(toListItem),
    next: rows.length > limit && last ? writePlace(last) : null,
  }
}

function writePlace({ created_at, id }: AnalysisSummaryRow): string {
  return `${created_at}.${id}`
}

function readPlace(before: string): { at: number; id: string } {
  const [, at = '', id = ''] = /^(\d{1,15})\.([\w-]+)$/.exec(before) ?? []
  if (id === '')
    throw new Problem('invalid_request', { message: '"before" names no page of the list.' })
  return { at: Number(at), id }
}

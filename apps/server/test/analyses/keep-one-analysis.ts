import type { KyselyPlugin } from 'kysely'
import { openAccount } from '../../src/accounts/open-account.ts'
import { keepAnalysis, type NewAnalysis } from '../../src/analyses/keep-analysis.ts'
import type { TestApp } from '../test-app.ts'

const person = {
  email: 'analyst@example.com',
  first_name: 'Ada',
  last_name: 'Byron',
  year_of_birth: 1992,
  now: 1,
}
const sent = [
  { purpose: 'prose', provider: 'test', model: 'test', body: 'text', wasUsed: true },
] as const

/** Opens an account and keeps one analysis, as its sender would repeat it after a crash. */
export async function keepOneAnalysis({ context }: TestApp, plugin?: KyselyPlugin): Promise<void> {
  const db = plugin ? context.db.withPlugin(plugin) : context.db
  const { id } = await context.db.transaction().execute((inside) => openAccount(inside, person))
  await keepAnalysis(db, analysisRow(id), { sent, after: 0 })
}

export function analysisRow(accountId: string): NewAnalysis {
  return {
    id: 'ana_kept',
    account_id: accountId,
    request_key: 'key',
    pair_hash: 'pair',
    job_hash: 'job',
    score: 68,
    band: 'Borderline',
    jd_title: 'Nurse',
    jd_company: null,
    jd_place: null,
    cv_filename: 'cv.pdf',
    job_text: 'A posting',
    cv_text: 'A CV',
    reading: null,
    result: '{}',
    created_at: 2,
  }
}

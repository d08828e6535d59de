import { randomBytes } from 'node:crypto'
import type { SharedLink } from '@rolefit/contract'
import { readAnalysis } from '../analyses/kept/read-analysis.ts'
import type { AppContext } from '../app-context.ts'
import { newId } from '../ids.ts'
import { hashSecret } from '../sign-in/secrets.ts'
import { toSharedLink } from './list-shared-links.ts'
import { addLink } from './shared-link-store.ts'

interface ShareOrder {
  readonly accountId: string
  readonly analysisId: string
  /** Null for a link that does not expire. */
  readonly days: number | null
}

const tokenBytes = 16
const dayMs = 86_400_000

/** Makes a link that shows an analysis without its CV. The token is told once and kept only as a hash. */
export async function shareAnalysis(
  { db, now, limits }: AppContext,
  { accountId, analysisId, days }: ShareOrder,
): Promise<{ token: string; link: SharedLink }> {
  await limits.spend('share_by_account', accountId)
  const { jd_title, score } = await readAnalysis(db, { id: analysisId, accountId })
  const token = randomBytes(tokenBytes).toString('base64url')
  const at = now()
  const link = {
    id: newId('shr'),
    analysis_id: analysisId,
    created_at: at,
    expires_at: days === null ? null : at + days * dayMs,
  }
  await addLink(db, { ...link, account_id: accountId, token_hash: hashSecret(token) })
  return { token, link: toSharedLink({ ...link, jd_title, score }) }
}

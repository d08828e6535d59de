import type { Analysis, SharedAnalysis } from '@rolefit/contract'
import { readAnalysis } from '../analyses/kept/read-analysis.ts'
import type { AppContext } from '../app-context.ts'
import { Problem } from '../http/replies/problem.ts'
import { hashSecret } from '../sign-in/secrets.ts'
import { findLink } from './shared-link-store.ts'

/** What a link shows to whoever holds it: the score and the posting, nothing of the person. */
export async function readShared({ db, now }: AppContext, token: string): Promise<SharedAnalysis> {
  const link = await findLink(db, { tokenHash: hashSecret(token), now: now() })
  if (!link) throw new Problem('invalid_share')
  const { analysis_id: id, account_id: accountId } = link
  return redact(await readAnalysis(db, { id, accountId }))
}

/** Names what is shown, so that a field added later stays private until somebody decides. */
function redact(analysis: Analysis): SharedAnalysis {
  const { score, band, sub_scores, jd_title, jd_summary, created_at } = analysis
  return {
    ...{ score, band, sub_scores, jd_title, jd_summary, created_at },
    requirements: analysis.requirements.map(({ text, importance, status }) => ({
      text,
      importance,
      status,
    })),
  }
}

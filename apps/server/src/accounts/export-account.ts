import { exportAnalyses } from '../analyses/kept/export-analyses.ts'
import type { AppContext } from '../app-context.ts'
import { exportCredits } from '../credits/read-balance.ts'
import { exportCvs } from '../cvs/list-cvs.ts'
import { exportFeedback } from '../feedback/list-feedback.ts'
import type { SessionOwner } from '../http/mount.ts'
import { listPurchases } from '../payments/books/list-purchases.ts'
import { listSharedLinks } from '../sharing/list-shared-links.ts'
import { listDevices } from '../sign-in/sessions/sign-out.ts'
import { exportSent } from '../writing/record-sent.ts'
import { readProfile } from './read-profile.ts'

/** Everything we hold about a person, in words a person can read. */
export async function exportAccount({ db, now }: AppContext, owner: SessionOwner) {
  const { accountId, sessionId } = owner
  const at = now()
  return {
    exported_at: new Date(at).toISOString(),
    profile: await readProfile(db, accountId),
    devices: await listDevices(db, { accountId, currentId: sessionId, now: at }),
    credits: await exportCredits(db, accountId),
    purchases: await listPurchases(db, { accountId, now: at }),
    analyses: await exportAnalyses(db, accountId),
    cvs: await exportCvs(db, accountId),
    shared_links: await listSharedLinks(db, { accountId, now: at }),
    sent_to_language_models: await exportSent(db, accountId),
    feedback: await exportFeedback(db, owner.email),
  }
}

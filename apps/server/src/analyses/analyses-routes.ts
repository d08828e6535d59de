import * as contract from '@rolefit/contract'
import { readPlan } from '../accounts/read-profile.ts'
import { readBalance } from '../credits/read-balance.ts'
import type { Mount } from '../http/mount.ts'
import { listSent } from '../writing/record-sent.ts'
import { tidyForm } from './form/read-cv-input.ts'
import { readRequestKey } from './form/read-request-key.ts'
import { generateSnippet } from './generate-snippet.ts'
import { deleteAnalysis } from './kept/delete-analysis.ts'
import { listAnalyses } from './kept/list-analyses.ts'
import { packPosting } from './kept/pack-posting.ts'
import { readAnalysis, readWithVersions } from './kept/read-analysis.ts'
import { startAnalysis } from './start-analysis.ts'

export function mountAnalyses(mount: Mount): void {
  mount(contract.startAnalysis, async ({ context, owner, form, report, signal, info }) => {
    const { accountId } = owner
    const requestKey = readRequestKey(info.idempotencyKey)
    const order = { accountId, form: tidyForm(form), requestKey, report, signal }
    const { analysis, isRepeat, charged } = await startAnalysis(context, order)
    return {
      ...analysis,
      is_repeat: isRepeat,
      charged,
      remaining: await readBalance(context.db, accountId),
      plan: await readPlan(context.db, accountId),
    }
  })

  mount(contract.listAnalyses, ({ context, owner, query }) =>
    listAnalyses(context.db, { accountId: owner.accountId, ...query, before: query.before }),
  )

  mount(contract.readAnalysis, ({ context, owner, slots }) =>
    readWithVersions(context.db, { id: slots.id, accountId: owner.accountId }),
  )

  mount(contract.readPosting, ({ context, owner, slots }) =>
    packPosting(context, { id: slots.id, accountId: owner.accountId }),
  )

  mount(contract.listSent, async ({ context, owner, slots }) => {
    const { accountId } = owner
    await readAnalysis(context.db, { id: slots.id, accountId })
    return { items: await listSent(context.db, { analysisId: slots.id, accountId }) }
  })

  mount(contract.generateSnippet, async ({ context, owner, body }) => {
    const { analysis_id, change_id, change_text, fact, previous } = body
    const snippet = await generateSnippet(context, {
      accountId: owner.accountId,
      analysisId: analysis_id ?? '',
      changeId: change_id,
      changeText: change_text,
      fact,
      previous,
    })
    return { snippet }
  })

  mount(contract.deleteAnalysis, async ({ context, owner, slots }) => {
    await deleteAnalysis(context.db, { id: slots.id, accountId: owner.accountId })
    return {}
  })
}

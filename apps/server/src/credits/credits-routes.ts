import * as contract from '@rolefit/contract'
import { readPlan } from '../accounts/read-profile.ts'
import type { Mount } from '../http/mount.ts'
import { listHistory } from './list-history.ts'
import { readBalance } from './read-balance.ts'

export function mountCredits(mount: Mount): void {
  mount(contract.readBalance, async ({ context, owner }) => ({
    balance: await readBalance(context.db, owner.accountId),
  }))

  mount(contract.readRemaining, async ({ context, owner }) => ({
    remaining: await readBalance(context.db, owner.accountId),
    plan: await readPlan(context.db, owner.accountId),
  }))

  mount(contract.listCreditEntries, ({ context, owner, query }) =>
    listHistory(context.db, { accountId: owner.accountId, limit: query.limit }),
  )
}

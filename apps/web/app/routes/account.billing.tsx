import type { listCreditEntries, listPurchases, readBalance } from '@rolefit/contract'
import { brand } from '@rolefit/contract/brand'
import { Balance } from '../credits/balance.tsx'
import { CreditHistory } from '../credits/credit-history.tsx'
import { PurchaseTable } from '../credits/purchase-table.tsx'
import { callApi } from '../page-context.ts'
import { useChangesElsewhere } from '../session/use-changes-elsewhere.ts'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/account.billing.ts'

export function meta(_: Route.MetaArgs) {
  return [{ title: `Billing & credits · ${brand.name}` }]
}

const [fewEntries, allEntries] = [20, 500] as const

export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = new URL(args.request.url)
  const limit = searchParams.get('entries') === 'all' ? allEntries : fewEntries
  const [balance, purchases, entries] = await Promise.all([
    callApi<typeof readBalance>(args, { method: 'GET', path: '/api/billing/balance' }),
    callApi<typeof listPurchases>(args, { method: 'GET', path: '/api/billing/history' }),
    callApi<typeof listCreditEntries>(args, {
      method: 'GET',
      path: '/api/billing/entries',
      query: { limit },
    }),
  ])
  return {
    balance: balance.ok ? balance.balance : 0,
    purchases: purchases.ok ? purchases.items : null,
    history: entries.ok ? entries : null,
    isReceiptMissing: searchParams.get('receipt') === 'missing',
  }
}

export default function AccountBilling({ loaderData }: Route.ComponentProps) {
  useChangesElsewhere()
  const { balance, purchases, history, isReceiptMissing } = loaderData
  return (
    <>
      {isReceiptMissing && (
        <Notice tone="bad">The receipt is not available right now. Please try again later.</Notice>
      )}
      <Balance balance={balance} hasBought={purchases !== null && purchases.length > 0} />
      {purchases ? (
        <PurchaseTable purchases={purchases} />
      ) : (
        <Notice tone="bad">Your purchases cannot be shown right now.</Notice>
      )}
      {history && <CreditHistory entries={history.items} older={history.older} />}
    </>
  )
}

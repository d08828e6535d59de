import type { readBalance } from '@rolefit/contract'
import { brand } from '@rolefit/contract/brand'
import { freeAnalyses } from '@rolefit/contract/credit-rules'
import { callApi } from '../page-context.ts'
import { Meter } from '../ui/meter.tsx'
import { Sheet } from '../ui/sheet.tsx'
import type { Route } from './+types/account.billing.ts'

export function meta(_: Route.MetaArgs) {
  return [{ title: `Billing & credits · ${brand.name}` }]
}

export async function loader(args: Route.LoaderArgs) {
  const reply = await callApi<typeof readBalance>(args, {
    method: 'GET',
    path: '/api/billing/balance',
  })
  return { balance: reply.ok ? reply.balance : 0 }
}

export default function AccountBilling({ loaderData: { balance } }: Route.ComponentProps) {
  return (
    <Sheet>
      <h2 className="text-2xl">Billing &amp; credits</h2>
      <p className="mt-5 font-serif text-5xl">
        <span className="marked">{balance}</span>
        <span className="ml-3 text-2xl text-quiet">{balance === 1 ? 'credit' : 'credits'}</span>
      </p>
      <div className="mt-6 max-w-sm">
        <Meter label="Credits left of the free ones" value={balance} most={freeAnalyses} />
      </div>
      <p className="mt-5 text-quiet">One analysis uses one credit. Credits do not expire.</p>
      <p className="mt-3 text-quiet">
        Credit packs are not on sale in this version, so there are no purchases to list.
      </p>
    </Sheet>
  )
}

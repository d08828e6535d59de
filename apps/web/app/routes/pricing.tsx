import type { listPacks } from '@rolefit/contract'
import { brand } from '@rolefit/contract/brand'
import { findPack, freeAnalyses, packs } from '@rolefit/contract/credit-rules'
import { type BuyProblem, buyPack, whyNotBought } from '../credits/buy-pack.ts'
import { ChosenPack } from '../credits/chosen-pack.tsx'
import { PackCard } from '../credits/pack-card.tsx'
import { PackNotes } from '../credits/pack-notes.tsx'
import { PretendNote } from '../credits/pretend-note.tsx'
import { pageMeta, readOrigin } from '../meta/page-meta.ts'
import { productData } from '../meta/structured-data.ts'
import { callApi } from '../page-context.ts'
import { readIdentity } from '../session/read-identity.ts'
import { keepDataWhenLost, surviveLostConnection } from '../session/survive-lost-connection.ts'
import { useChangesElsewhere } from '../session/use-changes-elsewhere.ts'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import type { Route } from './+types/pricing.ts'

export function meta(args: Route.MetaArgs) {
  const offers = packs.map(({ name, priceMinor }) => ({ name, priceUsd: priceMinor / 100 }))
  return [
    ...pageMeta(args, {
      title: `Pricing · ${brand.name}`,
      description: `${freeAnalyses} free analyses with every account, no card required. Credit packs from $5, without a subscription.`,
      card: 'pricing',
    }),
    productData(readOrigin(args), offers),
  ]
}

export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = new URL(args.request.url)
  const [{ isSignedIn, balance }, sold] = await Promise.all([
    readIdentity(args),
    callApi<typeof listPacks>(args, { method: 'GET', path: '/api/billing/packs' }),
  ])
  return {
    isMember: isSignedIn,
    balance,
    payments: sold.ok ? sold.payments : 'off',
    chosen: findPack(searchParams.get('pack') ?? ''),
    isCancelled: searchParams.get('checkout') === 'cancelled',
  }
}

export async function action(args: Route.ActionArgs) {
  return buyPack(args, String((await args.request.formData()).get('pack_key') ?? ''))
}

export const shouldRevalidate = keepDataWhenLost

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const packKey = String((await request.clone().formData()).get('pack_key') ?? '')
  return surviveLostConnection<BuyProblem | Response, BuyProblem>(serverAction, (trouble) => ({
    packKey,
    problem: whyNotBought[trouble],
  }))
}

export default function Pricing({ loaderData, actionData }: Route.ComponentProps) {
  useChangesElsewhere()
  const { isMember, balance, payments, chosen, isCancelled } = loaderData
  const answer = actionData instanceof Response ? undefined : actionData
  const member = isMember ? 'member' : 'visitor'
  return (
    <Page>
      <h1>
        <span className="marked draws">Pricing</span>
      </h1>
      <p className="mt-5 max-w-[40rem] text-lg text-quiet">
        Every account starts with {freeAnalyses} free analyses. No card required. When they are
        used, a pack of credits takes you further: paid once, no subscription.
      </p>
      <div className="mt-6 max-w-[40rem] space-y-3 empty:hidden">
        {isCancelled && <Notice>Checkout cancelled. Nothing was charged.</Notice>}
        {isMember && chosen && <ChosenPack name={chosen.name} balance={balance} />}
        {payments === 'pretended' && <PretendNote />}
      </div>
      <ul className="mt-12 grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {packs.map((pack) => (
          <PackCard
            key={pack.key}
            pack={pack}
            buyer={payments === 'off' ? 'nobody' : member}
            isChosen={pack.key === chosen?.key}
            problem={answer?.packKey === pack.key ? answer.problem : undefined}
          />
        ))}
      </ul>
      <PackNotes />
    </Page>
  )
}

import type { readCheckout } from '@rolefit/contract'
import { brand } from '@rolefit/contract/brand'
import { Arrived, NotPaid, Unknown, Waiting } from '../credits/arrival.tsx'
import { useArrival } from '../credits/use-arrival.ts'
import { callApi } from '../page-context.ts'
import { Page } from '../ui/page.tsx'
import type { Route } from './+types/checkout.success.ts'

export function meta(_: Route.MetaArgs) {
  return [{ title: `Payment · ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}

export async function loader(args: Route.LoaderArgs) {
  const id = new URL(args.request.url).searchParams.get('checkout')
  if (!id) return { checkout: null, balance: 0 }
  const reply = await callApi<typeof readCheckout>(args, {
    method: 'GET',
    path: '/api/billing/checkouts/{id}',
    slots: { id },
  })
  return reply.ok
    ? { checkout: reply.checkout, balance: reply.balance }
    : { checkout: null, balance: 0 }
}

const steps = {
  open: 'waiting',
  processing: 'waiting',
  paid: 'arrived',
  failed: 'over',
  expired: 'over',
} as const

/** What is said as the page becomes another one. */
const spoken = {
  waiting: '',
  arrived: 'Your credits have arrived.',
  over: 'The payment did not go through.',
} as const

export default function CheckoutSuccess({
  loaderData: { checkout, balance },
}: Route.ComponentProps) {
  const step = checkout ? steps[checkout.status] : 'over'
  const { isLate } = useArrival(checkout, step)
  return (
    <Page width="text">
      <p role="status" className="sr-only">
        {checkout && spoken[step]}
      </p>
      {!checkout && <Unknown />}
      {checkout && step === 'waiting' && <Waiting checkout={checkout} isLate={isLate} />}
      {checkout && step === 'arrived' && <Arrived checkout={checkout} balance={balance} />}
      {checkout && step === 'over' && <NotPaid />}
    </Page>
  )
}

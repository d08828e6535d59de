import { redirect } from 'react-router'
import type { readReceipt } from '@rolefit/contract'
import { callApi } from '../page-context.ts'
import type { Route } from './+types/account.receipt.ts'

/** Leads to the receipt where the payment provider keeps it. */
export async function loader(args: Route.LoaderArgs) {
  const reply = await callApi<typeof readReceipt>(args, {
    method: 'GET',
    path: '/api/billing/receipts/{id}',
    slots: { id: args.params.id },
  })
  return redirect(reply.ok ? reply.url : '/account/billing?receipt=missing')
}

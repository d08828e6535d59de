import { findPack, type Pack } from '@rolefit/contract'
import type { AppContext } from '../../app-context.ts'
import type { CheckoutRow } from '../../database/tables.ts'
import type { SessionOwner } from '../../http/mount.ts'
import { Problem } from '../../http/replies/problem.ts'
import { newId } from '../../ids.ts'
import { addCheckout, changeCheckout } from '../checkout-store.ts'
import type { Gateway } from '../gateways/gateway.ts'
import { reasonOf } from '../gateways/reason-of.ts'

/** Begins buying a pack, and answers the address of the page where it is paid. */
export async function startCheckout(
  context: AppContext,
  { owner, packKey, origin }: { owner: SessionOwner; packKey: string; origin: string },
): Promise<string> {
  const { db, gateway, limits, log } = context
  const pack = findPack(packKey)
  if (!pack) throw new Problem('unknown_pack')
  if (!gateway) throw new Problem('payments_off')
  await limits.spend('checkout_by_account', owner.accountId)
  const id = newId('chk')
  // Written before the provider hears of it: whatever is paid there is known here.
  await addCheckout(db, openCheckout(pack, { id, owner, gateway, now: context.now() }))
  try {
    const { sessionId, url } = await gateway.openSession({
      checkoutId: id,
      packName: pack.name,
      credits: pack.credits,
      amount: pack.priceMinor,
      currency: pack.currency,
      email: owner.email,
      successUrl: `${origin}/checkout/success?checkout=${id}`,
      cancelUrl: `${origin}/pricing?checkout=cancelled`,
    })
    await changeCheckout(db, { id, session_id: sessionId })
    return url
  } catch (error) {
    log.error({ checkout: id, reason: reasonOf(error) }, 'the payment provider made no page')
    throw new Problem('checkout_failed')
  }
}

interface Opening {
  readonly id: string
  readonly owner: SessionOwner
  readonly gateway: Gateway
  readonly now: number
}

function openCheckout(pack: Pack, { id, owner, gateway, now }: Opening): CheckoutRow {
  return {
    id,
    account_id: owner.accountId,
    gateway: gateway.name,
    session_id: null,
    payment_id: null,
    pack_key: pack.key,
    pack_name: pack.name,
    credits: pack.credits,
    amount: pack.priceMinor,
    currency: pack.currency,
    status: 'open',
    refunded_amount: 0,
    credits_short: 0,
    created_at: now,
    paid_at: null,
    credited_at: null,
  }
}

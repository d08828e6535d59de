import * as contract from '@rolefit/contract'
import { readBalance } from '../credits/read-balance.ts'
import type { Mount } from '../http/mount.ts'
import { listPurchases } from './books/list-purchases.ts'
import { decidePretendCheckout } from './checkout/decide-pretend-checkout.ts'
import { readCheckout, readReceipt } from './checkout/read-checkout.ts'
import { startCheckout } from './checkout/start-checkout.ts'
import type { Gateway } from './gateways/gateway.ts'

export function mountPayments(mount: Mount): void {
  mount(contract.listPacks, ({ context }) => ({
    items: contract.packs.map(({ priceMinor, currency, ...pack }) => ({
      ...pack,
      price: priceMinor,
      currency: currency.toUpperCase(),
    })),
    payments: paymentWay(context.gateway),
  }))

  mount(contract.createCheckoutSession, async ({ context, owner, body, info }) => ({
    url: await startCheckout(context, {
      owner,
      packKey: body.pack_key,
      origin: info.ownOrigin,
    }),
  }))

  mount(contract.readCheckout, async ({ context, owner, slots }) => ({
    checkout: await readCheckout(context, { id: slots.id, accountId: owner.accountId }),
    balance: await readBalance(context.db, owner.accountId),
  }))

  mount(contract.listPurchases, async ({ context, owner }) => ({
    items: await listPurchases(context.db, { accountId: owner.accountId, now: context.now() }),
  }))

  mount(contract.readReceipt, async ({ context, owner, slots }) => ({
    url: await readReceipt(context, { id: slots.id, accountId: owner.accountId }),
  }))

  mount(contract.decidePretendCheckout, async ({ context, owner, slots, body }) => ({
    next: await decidePretendCheckout(context, {
      id: slots.id,
      accountId: owner.accountId,
      decision: body.decision,
    }),
  }))
}

function paymentWay(gateway: Gateway | null): contract.PaymentWay {
  if (!gateway) return 'off'
  return gateway.name === 'pretend' ? 'pretended' : 'real'
}

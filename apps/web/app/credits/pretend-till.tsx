import { Form, useNavigation } from 'react-router'
import type { Checkout } from '@rolefit/contract'
import { formatPrice } from '@rolefit/contract/credit-rules'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'

/** The slip and three ways to go: what a payment page asks, without asking for anything. */
export function PretendTill({ checkout }: { checkout: Checkout }) {
  const isBusy = useNavigation().state !== 'idle'
  const { pack_name, credits, amount, currency } = checkout
  const total = formatPrice(amount, currency)
  return (
    <Sheet className="mt-8">
      <dl className="text-[0.9375rem]">
        <div className="flex items-baseline justify-between gap-4 border-b border-line pb-3">
          <dt>
            <span className="font-medium">{pack_name}</span>
            <span className="block text-sm text-quiet">{credits} credits</span>
          </dt>
          <dd>{total}</dd>
        </div>
        <div className="flex items-baseline justify-between gap-4 pt-4">
          <dt className="font-medium">Total</dt>
          <dd className="font-serif text-4xl leading-none">{total}</dd>
        </div>
      </dl>
      <Form method="post" className="mt-8 space-y-3">
        <Button type="submit" name="decision" value="pay" className="w-full" disabled={isBusy}>
          Pay {total} as a test
        </Button>
        <div className="grid gap-3 sm:grid-cols-2">
          <Button type="submit" name="decision" value="decline" look="secondary" disabled={isBusy}>
            Decline the card
          </Button>
          <Button type="submit" name="decision" value="cancel" look="secondary" disabled={isBusy}>
            Cancel
          </Button>
        </div>
      </Form>
    </Sheet>
  )
}

import type { FormEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import type { Checkout } from '@rolefit/contract'
import { formatPrice } from '@rolefit/contract/credit-rules'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'

/** The slip and three ways to go: what a payment page asks, without asking for anything. */
export function PretendTill({ checkout }: { checkout: Checkout }) {
  const { state, formData } = useNavigation()
  const isBusy = state !== 'idle'
  const decide = (decision: 'pay' | 'decline' | 'cancel') =>
    ({
      type: 'submit',
      name: 'decision',
      value: decision,
      isBusy: formData?.get('decision') === decision,
      'aria-disabled': isBusy || undefined,
    }) as const
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
      <Form method="post" className="mt-8 space-y-3" onSubmit={isBusy ? stay : undefined}>
        <Button {...decide('pay')} className="w-full">
          Pay {total} as a test
        </Button>
        <div className="grid gap-3 sm:grid-cols-2">
          <Button {...decide('decline')} look="secondary">
            Decline the card
          </Button>
          <Button {...decide('cancel')} look="secondary">
            Cancel
          </Button>
        </div>
      </Form>
    </Sheet>
  )
}

/** One decision is on its way; another one would be a second answer to the same question. */
function stay(event: FormEvent): void {
  event.preventDefault()
}

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Checkout } from '@rolefit/contract'
import { brand } from '@rolefit/contract/brand'
import { ButtonLink } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'

interface ArrivedProps {
  readonly checkout: Checkout
  readonly balance: number
}

/** The credits are there: how many, and what to do with them. */
export function Arrived({ checkout, balance }: ArrivedProps) {
  return (
    <>
      <h1>Payment complete</h1>
      <p className="mt-6 text-lg">
        Your {checkout.pack_name} has arrived: {checkout.credits} credits.
      </p>
      <p className="mt-8 font-serif text-6xl leading-none">
        <span className="marked draws">{balance}</span>{' '}
        <span className="ml-2 text-2xl text-quiet">
          {balance === 1 ? 'credit to use' : 'credits to use'}
        </span>
      </p>
      <div className="mt-10 flex flex-wrap gap-3">
        <ButtonLink to="/analyze">Analyze a CV</ButtonLink>
        <ButtonLink to="/account/billing" look="secondary">
          See your purchases
        </ButtonLink>
      </div>
    </>
  )
}

interface WaitingProps {
  readonly checkout: Checkout
  readonly isLate: boolean
}

/** Paid, and the news of it still on its way. */
export function Waiting({ checkout, isLate }: WaitingProps) {
  const isAtBank = checkout.status === 'processing'
  return (
    <>
      <h1>
        <span className="inline-flex items-center gap-3">
          <Spinner />
          Payment under way
        </span>
      </h1>
      <p className="mt-6 text-lg" role="status">
        {isAtBank
          ? 'Your bank is still confirming the payment. Some ways to pay take a few days.'
          : `Your ${checkout.credits} credits arrive as soon as the payment is confirmed, usually within seconds.`}
      </p>
      {(isLate || isAtBank) && (
        <p className="mt-4 max-w-[60ch] text-quiet">
          {isLate && !isAtBank && 'This is taking longer than usual. '}
          You can close this page: the credits are added automatically and nothing is lost. If they
          are not on your <TextLink to="/account/billing">account</TextLink> within the hour, write
          to{' '}
          <a className="text-ink underline underline-offset-4" href={supportLink(checkout)}>
            {brand.supportEmail}
          </a>{' '}
          and name purchase <span className="break-all">{checkout.checkout_id}</span>.
        </p>
      )}
      <p className="mt-8">
        <a
          href={`/checkout/success?checkout=${checkout.checkout_id}`}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          Check again
        </a>
      </p>
    </>
  )
}

/** The payment failed or its page was left too long. */
export function NotPaid() {
  return (
    <>
      <h1>Payment did not go through</h1>
      <p className="mt-6 text-lg text-quiet">
        Nothing was charged, and your credits are unchanged.
      </p>
      <ButtonLink to="/pricing" className="mt-8">
        Back to pricing
      </ButtonLink>
    </>
  )
}

/** Somebody whose purchase we cannot show: not signed in, or not theirs. */
export function Unknown() {
  return (
    <>
      <h1>Payment</h1>
      <p className="mt-6 text-lg text-quiet">
        If you have just paid, your credits are added to your account automatically. They are listed
        under Billing &amp; credits.
      </p>
      <ButtonLink to="/account/billing" className="mt-8">
        See your credits
      </ButtonLink>
    </>
  )
}

function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="text-ink underline underline-offset-4">
      {children}
    </Link>
  )
}

function supportLink({ checkout_id }: Checkout): string {
  return `mailto:${brand.supportEmail}?subject=${encodeURIComponent(`Purchase ${checkout_id}`)}`
}

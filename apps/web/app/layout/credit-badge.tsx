import { Link } from 'react-router'

/** How many analyses are left; a link to where more come from. */
export function CreditBadge({ balance }: { balance: number }) {
  return (
    <Link
      to="/account/billing"
      className="inline-flex min-h-11 items-center text-sm text-quiet no-underline hover:text-ink"
    >
      <span className="rounded-full border border-line-strong px-3 py-1">
        <span className="font-semibold text-ink">{balance}</span>{' '}
        {balance === 1 ? 'credit' : 'credits'}
      </span>
    </Link>
  )
}

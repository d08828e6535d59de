import type { Purchase } from '@rolefit/contract'
import { brand } from '@rolefit/contract/brand'
import { formatAmount, refundDays } from '@rolefit/contract/credit-rules'
import { dayInWords } from '../ui/day-in-words.ts'

/** The rule, and what it comes to today for each purchase it still covers. */
export function RefundNote({ purchases }: { purchases: readonly Purchase[] }) {
  const refundable = purchases.filter(({ refundable_amount }) => refundable_amount > 0)
  return (
    <div className="mt-6 border-l-4 border-line-strong pl-4 text-[0.9375rem] text-quiet">
      <p>
        Unused credits are refunded within {refundDays} days of the purchase; of a partly used pack,
        the unused part. The oldest credits count as used first.
      </p>
      {refundable.length > 0 && (
        <ul className="mt-3 space-y-3">
          {refundable.map((purchase) => (
            <Refundable key={purchase.checkout_id} purchase={purchase} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Refundable({ purchase }: { purchase: Purchase }) {
  const { pack_name, refundable_credits, refundable_amount, currency, checkout_id } = purchase
  const credits =
    refundable_credits === 1 ? '1 unused credit' : `${refundable_credits} unused credits`
  const subject = encodeURIComponent(`Refund of purchase ${checkout_id}`)
  return (
    <li>
      <span className="text-ink">
        {pack_name}: <span className="marked">{formatAmount(refundable_amount, currency)}</span> for{' '}
        {credits}
      </span>{' '}
      could go back today; you can ask until {dayInWords(purchase.refundable_until)}.{' '}
      <a
        href={`mailto:${brand.supportEmail}?subject=${subject}`}
        className="whitespace-nowrap text-ink underline underline-offset-4"
      >
        Ask for it by email
      </a>
    </li>
  )
}

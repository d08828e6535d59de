import type { Purchase } from '@rolefit/contract'
import { formatAmount } from '@rolefit/contract/credit-rules'
import { ButtonLink } from '../ui/button.tsx'
import { dayInWords } from '../ui/day-in-words.ts'
import { Sheet } from '../ui/sheet.tsx'
import { RefundNote } from './refund-note.tsx'

/** What was bought, and below it what would go back today. */
export function PurchaseTable({ purchases }: { purchases: readonly Purchase[] }) {
  return (
    <Sheet>
      <h2 className="text-2xl">Purchase history</h2>
      {purchases.length === 0 ? (
        <NoPurchases />
      ) : (
        <table className="mt-5 w-full text-left text-[0.9375rem]">
          <thead className="text-sm text-quiet">
            <tr className="border-b border-line-strong">
              <Head className="hidden sm:table-cell">Date</Head>
              <Head>Pack</Head>
              <Head className="hidden text-right sm:table-cell">Credits</Head>
              <Head className="text-right">Amount</Head>
              <Head className="text-right">Receipt</Head>
            </tr>
          </thead>
          <tbody>
            {purchases.map((purchase) => (
              <PurchaseRow key={purchase.checkout_id} purchase={purchase} />
            ))}
          </tbody>
        </table>
      )}
      <RefundNote purchases={purchases} />
    </Sheet>
  )
}

function NoPurchases() {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
      <p className="text-quiet">You have not bought credits yet.</p>
      <ButtonLink to="/pricing" look="secondary">
        See the packs
      </ButtonLink>
    </div>
  )
}

function Head({ className = '', children }: { className?: string; children: string }) {
  return (
    <th scope="col" className={`py-2 pr-4 font-medium last:pr-0 ${className}`}>
      {children}
    </th>
  )
}

const cell = 'py-3 pr-4 align-top last:pr-0'

function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const { purchased_at, pack_name, credits, amount, currency, checkout_id } = purchase
  const day = dayInWords(purchased_at)
  return (
    <tr className="border-b border-line">
      <td className={`${cell} hidden whitespace-nowrap text-quiet sm:table-cell`}>{day}</td>
      <td className={cell}>
        <span className="font-medium">{pack_name}</span>
        <span className="block text-sm text-quiet sm:hidden">
          {day}
          <br />
          {credits} credits
        </span>
        <State purchase={purchase} />
      </td>
      <td className={`${cell} hidden text-right sm:table-cell`}>{credits}</td>
      <td className={`${cell} whitespace-nowrap text-right`}>{formatAmount(amount, currency)}</td>
      <td className={`${cell} text-right`}>
        <a
          href={`/account/receipts/${checkout_id}`}
          aria-label={`View the receipt for ${pack_name}, ${day}`}
          className="-my-2.5 inline-flex min-h-11 items-center underline underline-offset-4"
        >
          View
        </a>
      </td>
    </tr>
  )
}

function State({
  purchase: { refunded_amount, amount, currency, is_disputed },
}: {
  purchase: Purchase
}) {
  if (is_disputed) return <span className="block text-sm text-missing">Disputed at the bank</span>
  if (refunded_amount === 0) return null
  const words =
    refunded_amount === amount ? 'Refunded' : `${formatAmount(refunded_amount, currency)} refunded`
  return <span className="block text-sm text-quiet">{words}</span>
}

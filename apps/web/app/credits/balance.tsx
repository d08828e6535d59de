import { freeAnalyses } from '@rolefit/contract/credit-rules'
import { ButtonLink } from '../ui/button.tsx'
import { Meter } from '../ui/meter.tsx'
import { Sheet } from '../ui/sheet.tsx'

interface BalanceProps {
  readonly balance: number
  readonly hasBought: boolean
}

/** How much is left, and where more comes from. */
export function Balance({ balance, hasBought }: BalanceProps) {
  return (
    <Sheet>
      <h2 className="text-2xl">Billing &amp; credits</h2>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-6">
        <p className="font-serif text-6xl leading-none">
          <span className="marked">{balance}</span>{' '}
          <span className="ml-1 text-2xl text-quiet">{balance === 1 ? 'credit' : 'credits'}</span>
        </p>
        <ButtonLink to="/pricing">Buy credits</ButtonLink>
      </div>
      {!hasBought && (
        <div className="mt-6 max-w-sm">
          <Meter label="Free credits left" value={balance} most={freeAnalyses} />
        </div>
      )}
      <p className="mt-5 text-quiet">
        One analysis uses one credit. Credits do not expire.
        {!hasBought && ` Your account came with ${freeAnalyses} of them.`}
      </p>
    </Sheet>
  )
}

import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import {
  formatAmount,
  formatPrice,
  type Pack,
  packs,
  pricePerCreditMinor,
  savingPercent,
} from '@rolefit/contract/credit-rules'
import { track } from '../analytics/track.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { signInFor } from './buy-pack.ts'

interface PackCardProps {
  readonly pack: Pack
  /** Whether somebody is signed in, or nothing is sold here at all. */
  readonly buyer: 'member' | 'visitor' | 'nobody'
  readonly isChosen: boolean
  readonly problem: string | undefined
}

/** One pack as a slip of paper: what it holds, what it costs, what that makes for each credit. */
export function PackCard({ pack, buyer, isChosen, problem }: PackCardProps) {
  const titleId = `pack-${pack.key}`
  const isStrong = pack.popular || isChosen
  return (
    <li
      className={`relative flex flex-col rounded-sheet border bg-sheet p-6 ${isStrong ? 'border-ink' : 'border-line'}`}
    >
      {pack.popular && (
        <p className="absolute -top-3.5 left-5 rounded-sm bg-met px-2.5 py-0.5 text-sm font-semibold text-ink">
          Most Popular
        </p>
      )}
      <h2 id={titleId} className="text-2xl">
        {pack.name}
      </h2>
      <p className="mt-2 text-[0.9375rem] text-quiet lg:min-h-16">{pack.tagline}</p>
      <p className="mt-5 font-serif text-5xl leading-none tracking-tight">
        {formatPrice(pack.priceMinor, pack.currency)}
      </p>
      <dl className="mt-5 border-t border-line text-[0.9375rem]">
        <Line term="Credits" value={<strong className="font-semibold">{pack.credits}</strong>} />
        <Line term="Per credit" value={formatAmount(pricePerCreditMinor(pack), pack.currency)} />
        <Line term="Saving vs Starter" value={<Saving pack={pack} />} />
      </dl>
      <SavingStroke percent={savingPercent(pack)} />
      <div className="mt-auto pt-6">
        <BuyButton pack={pack} buyer={buyer} titleId={titleId} />
        {problem && (
          <div className="mt-3">
            <Notice tone="bad">{problem}</Notice>
          </div>
        )}
      </div>
    </li>
  )
}

function Line({ term, value }: { term: string; value: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-line py-2">
      <dt className="text-quiet">{term}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Saving({ pack }: { pack: Pack }) {
  const percent = savingPercent(pack)
  return percent === 0 ? (
    <span className="text-quiet">none</span>
  ) : (
    <strong className="font-semibold">{percent}%</strong>
  )
}

/** The saving once more, for the eye: the marker laid along the line, as far as it goes. */
function SavingStroke({ percent }: { percent: number }) {
  return (
    <div aria-hidden="true" className="-mt-[5px] h-2">
      <div className="fills h-full rounded-[2px] bg-met" style={{ width: `${percent}%` }} />
    </div>
  )
}

function BuyButton({
  pack,
  buyer,
  titleId,
}: Pick<PackCardProps, 'pack' | 'buyer'> & { titleId: string }) {
  const navigation = useNavigation()
  const isLeaving = navigation.formData?.get('pack_key') === pack.key
  const look = pack.popular ? 'primary' : 'secondary'
  if (buyer === 'nobody') return <p className="text-sm text-quiet">Not on sale here.</p>
  if (buyer === 'visitor') {
    return (
      <ButtonLink
        to={signInFor(pack.key)}
        look={look}
        className="w-full"
        aria-describedby={titleId}
      >
        Start free
      </ButtonLink>
    )
  }
  return (
    <Form method="post" onSubmit={() => countCheckout(pack)}>
      <input type="hidden" name="pack_key" value={pack.key} />
      <Button
        type="submit"
        look={look}
        className="w-full"
        aria-describedby={titleId}
        isBusy={isLeaving}
      >
        {isLeaving ? 'Opening the payment page …' : 'Buy credits'}
      </Button>
    </Form>
  )
}

function countCheckout({ key }: Pack): void {
  const sold = packs.find((pack) => pack.key === key)
  if (sold) track('checkout_started', sold.key)
}

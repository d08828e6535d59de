import type { Plan } from '@rolefit/contract'
import { problems } from '@rolefit/contract/problems'
import { ButtonLink } from '../../ui/button.tsx'

interface LimitReachedProps {
  readonly plan: Plan
  /** What was filled in is at stake on the way to pay. */
  readonly isFilledIn?: boolean
}

/** Nothing is left; what was typed stays. */
export function LimitReached({ plan, isFilledIn = false }: LimitReachedProps) {
  return (
    <div role="alert" className="rounded-sheet border border-line-strong bg-sheet p-5">
      <p className="font-serif text-xl leading-snug">{problems.limit_reached.message}</p>
      <p className="mt-2 text-sm text-quiet">
        {plan === 'paid' && 'The credits you bought are used, too. '}Results you already have stay
        open, with their changes, links and exports. Credits are paid once and do not expire.
      </p>
      {isFilledIn && (
        <p className="mt-2 text-sm text-quiet">
          While you pay, the posting and a pasted CV stay in this tab. A file does not: choose it
          again afterwards.
        </p>
      )}
      <ButtonLink to="/pricing" className="mt-4">
        Unlock more analyses
      </ButtonLink>
    </div>
  )
}

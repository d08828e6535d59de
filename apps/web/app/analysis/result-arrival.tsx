import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { Analysis } from '@rolefit/contract'
import { Toast } from '../ui/toast.tsx'
import { useIsSeen } from '../ui/use-is-seen.ts'

const repeated = 'The same CV and posting as before: nothing was charged.'
const readAnew = 'The same words in another file: read anew, and nothing was charged.'

/**
 * Where the way here says that a result has just come: speaks it, and puts the keyboard at its head.
 * Says, too, where it is the stored one, or one that cost nothing.
 */
export function ResultArrival({ result }: { result: Analysis | null }) {
  const { key, state: kept } = useLocation()
  // A reload and the way Back bring the note along, and the server, which has none, would draw another page.
  const state = useNavigationType() === 'POP' ? null : kept
  const arrived = state?.isNew === true ? result : null

  const isSeen = useIsSeen(key)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival has a key of its own
  useEffect(() => {
    if (arrived) document.getElementById('overview-title')?.focus({ preventScroll: true })
  }, [arrived?.id, key])

  return (
    <>
      <p role="status" className="sr-only">
        {arrived && isSeen && `Your result: ${arrived.score} of 100, ${arrived.band}.`}
      </p>
      <Toast message={whyFree(state)} occasion={key} />
    </>
  )
}

function whyFree(state: { isRepeat?: unknown; isFree?: unknown } | null): string | null {
  if (state?.isRepeat === true) return repeated
  return state?.isFree === true ? readAnew : null
}

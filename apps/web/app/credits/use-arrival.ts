import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { arrivalPatienceMs, arrivalPollMs } from '@rolefit/contract/credit-rules'
import { track } from '../analytics/track.ts'
import { announceUsage } from '../session/user-record.ts'

/**
 * Asks again until the credits have arrived, and tells the header when they have. Answers whether it
 * has been long enough to say what else can be done. A hidden page does not ask.
 */
export function useArrival(status: 'waiting' | 'arrived' | 'over'): { isLate: boolean } {
  const { revalidate, state } = useRevalidator()
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    if (status !== 'arrived') return
    announceUsage()
    countOnce()
  }, [status])

  useEffect(() => {
    if (status !== 'waiting' || state !== 'idle') return
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate()
    }, arrivalPollMs)
    return () => clearInterval(timer)
  }, [status, state, revalidate])

  useEffect(() => {
    if (status !== 'waiting') return
    const timer = setTimeout(() => setLate(true), arrivalPatienceMs)
    return () => clearTimeout(timer)
  }, [status])

  return { isLate }
}

/** The page can be loaded again, and gone back to; its entry in the history remembers that it was counted. */
function countOnce(): void {
  const entry: unknown = window.history.state
  const kept = typeof entry === 'object' && entry !== null ? entry : {}
  if ('isCounted' in kept) return
  window.history.replaceState({ ...kept, isCounted: true }, '')
  track('checkout_finished')
}

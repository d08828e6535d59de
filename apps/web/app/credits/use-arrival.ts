import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { arrivalPatienceMs, arrivalPollMs } from '@rolefit/contract/credit-rules'
import { track } from '../analytics/track.ts'
import { usageChanged } from '../session/user-record.ts'

/**
 * Asks again until the credits have arrived, and tells the header when they have. Answers whether it
 * has been long enough to say what else can be done. A hidden page does not ask.
 */
export function useArrival(status: 'waiting' | 'arrived' | 'over'): { isLate: boolean } {
  const { revalidate, state } = useRevalidator()
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    if (status !== 'arrived') return
    window.dispatchEvent(new Event(usageChanged))
    track('checkout_finished')
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

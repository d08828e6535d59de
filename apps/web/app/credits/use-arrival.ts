import { useEffect, useState } from 'react'
import type { Checkout, readCheckout } from '@rolefit/contract'
import { call } from '@rolefit/contract/call'
import { arrivalPatienceMs, arrivalPollMs } from '@rolefit/contract/credit-rules'
import { track } from '../analytics/track.ts'
import { useReloadBehind } from '../session/use-reload-behind.ts'
import { announceUsage } from '../session/user-record.ts'
import { hearInSight, isInSight } from '../ui/in-sight.ts'

/**
 * Asks again until the credits have arrived, and tells the header when they have. Answers whether it
 * has been long enough to say what else can be done. A hidden page neither asks nor tells.
 */
export function useArrival(
  checkout: Checkout | null,
  step: 'waiting' | 'arrived' | 'over',
): { isLate: boolean } {
  const reload = useReloadBehind()
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    if (step !== 'arrived') return
    announceUsage()
    countOnce()
  }, [step])

  useEffect(() => {
    if (!checkout || step !== 'waiting') return
    return askUntilNews(checkout, reload)
  }, [checkout, step, reload])

  useEffect(() => {
    if (step !== 'waiting') return
    const timer = setTimeout(() => setLate(true), arrivalPatienceMs)
    return () => clearTimeout(timer)
  }, [step])

  return { isLate }
}

/**
 * Asks for the checkout alone: the page is loaded anew only once there is something to show, so that a
 * question that gets lost leaves it as it is. Answers how to stop.
 */
function askUntilNews({ checkout_id: id, status }: Checkout, onNews: () => void): () => void {
  let isOver = false
  let isAsking = false
  let isNews = false
  const ask = async () => {
    if (isOver || isAsking || !isInSight()) return
    isAsking = true
    isNews ||= await hasChanged(id, status)
    isAsking = false
    if (!isNews || isOver || !isInSight()) return
    isOver = true
    onNews()
  }
  const timer = setInterval(ask, arrivalPollMs)
  const stopHearing = hearInSight(() => void ask())
  return () => {
    isOver = true
    clearInterval(timer)
    stopHearing()
  }
}

async function hasChanged(id: string, status: Checkout['status']): Promise<boolean> {
  const reply = await call<typeof readCheckout>(fetch, '', {
    method: 'GET',
    path: '/api/billing/checkouts/{id}',
    slots: { id },
  })
  if (reply.ok) return reply.checkout.status !== status
  return reply.error === 'not_signed_in' || reply.error === 'not_found'
}

/** The page can be loaded again, and gone back to; its entry in the history remembers that it was counted. */
function countOnce(): void {
  const entry: unknown = window.history.state
  const kept = typeof entry === 'object' && entry !== null ? entry : {}
  if ('isCounted' in kept) return
  window.history.replaceState({ ...kept, isCounted: true }, '')
  track('checkout_finished')
}

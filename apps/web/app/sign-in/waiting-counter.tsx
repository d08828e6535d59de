import { useEffect, useState } from 'react'
import { waitingTickMs } from '@rolefit/contract/sign-in-rules'

/** How long this page has been waiting. Not read out: a screen reader would never fall silent. */
export function WaitingCounter() {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const startedAt = Date.now()
    const timer = setInterval(
      () => setSeconds(Math.floor((Date.now() - startedAt) / 1000)),
      waitingTickMs,
    )
    return () => clearInterval(timer)
  }, [])
  const minutes = Math.floor(seconds / 60)
  const rest = String(seconds % 60).padStart(2, '0')
  return (
    <p className="text-sm text-quiet" aria-hidden="true">
      Waiting for you to open the link… {minutes}:{rest}
    </p>
  )
}

import { useEffect, useState } from 'react'
import { linkLifetimeMinutes, waitingTickMs } from '@rolefit/contract/sign-in-rules'
import { Notice } from '../ui/notice.tsx'

/** How long this page has been waiting for one mail, and that the mail has run out once it has. */
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
  const isOver = minutes >= linkLifetimeMinutes
  return (
    <>
      {/* Not read out: a screen reader would never fall silent. */}
      {!isOver && (
        <p className="text-sm text-quiet" aria-hidden="true">
          Waiting for you to open the link… {minutes}:{rest}
        </p>
      )}
      <Notice>
        {isOver && 'The link and the code have expired. Send the email again for new ones.'}
      </Notice>
    </>
  )
}

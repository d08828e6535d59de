import { useEffect, useState } from 'react'
import { linkLifetimeMinutes, waitingTickMs } from '@rolefit/contract/sign-in-rules'
import { Notice } from '../ui/notice.tsx'

/**
 * How long one mail has been waited for, by this page and by those before it, and that the mail has run
 * out once it has.
 */
export function WaitingCounter({ waitedMs }: { waitedMs: number }) {
  const [before] = useState(waitedMs)
  const [seconds, setSeconds] = useState(Math.floor(before / 1000))
  useEffect(() => {
    const startedAt = Date.now() - before
    const timer = setInterval(
      () => setSeconds(Math.floor((Date.now() - startedAt) / 1000)),
      waitingTickMs,
    )
    return () => clearInterval(timer)
  }, [before])
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

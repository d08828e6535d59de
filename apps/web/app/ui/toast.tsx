import { useEffect, useState } from 'react'
import { useIsSeen } from './use-is-seen.ts'

interface ToastProps {
  /** What happened, or null. The same words again need a new `occasion` to be shown again. */
  readonly message: string | null
  readonly occasion: unknown
}

const shownMs = 5_000

/** A short word that something was done; spoken by screen readers, gone after a while, never in the way. */
export function Toast({ message, occasion }: ToastProps) {
  const [gone, setGone] = useState<unknown>(null)
  const isSeen = useIsSeen(occasion)
  useEffect(() => {
    if (!message || !isSeen) return
    const timer = setTimeout(() => setGone(occasion), shownMs)
    return () => clearTimeout(timer)
  }, [message, occasion, isSeen])
  const isShown = message !== null && isSeen && gone !== occasion
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-4 z-30 flex justify-center px-4"
    >
      {isShown && (
        <p className="rounded-sheet border border-line-strong bg-ink px-5 py-3 text-[0.9375rem] text-sheet shadow-lg">
          {message}
        </p>
      )}
    </div>
  )
}

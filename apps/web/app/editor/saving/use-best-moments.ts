import { useEffect } from 'react'
import { hasUserRecord } from '../../session/user-record.ts'
import type { SaveState } from './save-state.ts'

const retryMs = 15_000

/** Saves before the page may go, and again once the connection or the server may be back, or the person signed in. */
export function useBestMoments({ status, ...state }: SaveState, save: () => void): void {
  const isWaiting = status === 'waiting'
  const isPassing = 'isPassing' in state && state.isPassing
  const isSignedOut = status === 'signed_out'

  useEffect(() => {
    if (!isWaiting) return
    // A phone may never come back to a page that it has put aside.
    const onHidden = () => {
      if (document.visibilityState === 'hidden') save()
    }
    document.addEventListener('visibilitychange', onHidden)
    return () => document.removeEventListener('visibilitychange', onHidden)
  }, [isWaiting, save])

  useEffect(() => {
    if (!isSignedOut) return
    // Another tab has signed in: it writes down who it is.
    const onRecord = () => {
      if (hasUserRecord()) save()
    }
    window.addEventListener('storage', onRecord)
    return () => window.removeEventListener('storage', onRecord)
  }, [isSignedOut, save])

  useEffect(() => {
    if (!isPassing) return
    const again = () => save()
    const timer = setInterval(again, retryMs)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [isPassing, save])
}

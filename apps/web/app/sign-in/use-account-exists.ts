import { useEffect } from 'react'
import type { accountExists } from '@rolefit/contract'
import { call } from '@rolefit/contract/call'
import { existsDebounceMs, isEmail } from '@rolefit/contract/sign-in-rules'
import { whenReleased } from '../ui/when-released.ts'

/** Asks, a moment after the last key, whether a valid address has an account. */
export function useAccountExists(email: string, onAnswer: (exists: boolean) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address asks again
  useEffect(() => {
    const address = email.trim()
    if (!isEmail(address)) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const reply = await call<typeof accountExists>(fetch, '', {
        method: 'GET',
        path: '/api/auth/exists',
        query: { email: address },
      })
      // The fields that come or go move the button below them.
      if (reply.ok) whenReleased(() => isCurrent && onAnswer(reply.exists))
    }, existsDebounceMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [email])
}

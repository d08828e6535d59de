import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import type { readMe, User } from '@rolefit/contract'
import { call } from '@rolefit/contract/call'
import { verifyPollMs } from '@rolefit/contract/sign-in-rules'
import { signInChannel } from '../session/user-record.ts'

/**
 * Notices that the link was opened in another tab: by a storage event, by a broadcast message, or
 * by asking the server every 1.5 seconds while this tab can be seen.
 */
export function useSignInElsewhere(onSignedIn: (user: User) => void): void {
  const isLeaving = useNavigation().state !== 'idle'
  const leaving = useRef(isLeaving)
  useEffect(() => {
    leaving.current = isLeaving
  }, [isLeaving])
  // biome-ignore lint/correctness/useExhaustiveDependencies: one watch per visit of the page
  useEffect(() => {
    let isWatching = true
    const ask = async () => {
      const me = await call<typeof readMe>(fetch, '', { method: 'GET', path: '/api/auth/me' })
      // A code typed here leads on by itself: a second time would take the page from under whoever types there.
      if (!isWatching || leaving.current || !me.ok) return
      isWatching = false
      onSignedIn(me.user)
    }
    const poll = setInterval(() => {
      if (!document.hidden) void ask()
    }, verifyPollMs)
    const channel = new BroadcastChannel(signInChannel)
    channel.addEventListener('message', ask)
    window.addEventListener('storage', ask)
    document.addEventListener('visibilitychange', ask)
    return () => {
      isWatching = false
      clearInterval(poll)
      channel.close()
      window.removeEventListener('storage', ask)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [])
}

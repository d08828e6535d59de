import { useEffect } from 'react'
import { goToStart } from './go-to-start.ts'

export const signOutChannel = 'rolefit:sign-out'

/** Another tab has signed out: what stands on this one is no longer for whoever sits here. */
export function useSignOutElsewhere(): void {
  useEffect(() => {
    const channel = new BroadcastChannel(signOutChannel)
    channel.addEventListener('message', () => void goToStart())
    return () => channel.close()
  }, [])
}

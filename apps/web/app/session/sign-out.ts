import type { logout } from '@rolefit/contract'
import { call } from '@rolefit/contract/call'
import { track } from '../analytics/track.ts'
import { forgetOnThisDevice, hasUnsavedWork } from './device-traces.ts'
import { signOutChannel } from './use-sign-out-elsewhere.ts'

const unsavedQuestion =
  'Something you typed in the CV editor is not in your account yet. Logging out removes it from this device. Log out all the same?'

/** Forgets the person on this device whatever the server answers, and goes to the start page. */
export async function signOut(): Promise<void> {
  if (!mayForget()) return
  track('signed_out')
  forgetOnThisDevice()
  await call<typeof logout>(fetch, '', { method: 'POST', path: '/api/auth/logout' })
  const channel = new BroadcastChannel(signOutChannel)
  channel.postMessage('signed-out')
  channel.close()
  window.location.assign('/')
}

/** Asks where something would be lost; a question of the browser's own, for it may have no connection. */
export function mayForget(): boolean {
  return !hasUnsavedWork() || window.confirm(unsavedQuestion)
}

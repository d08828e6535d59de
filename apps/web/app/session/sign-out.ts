import type { logout } from '@rolefit/contract'
import { call } from '@rolefit/contract/call'
import { leftCookie } from '@rolefit/contract/sign-in-rules'
import { track } from '../analytics/track.ts'
import { forgetOnThisDevice, hasUnsavedWork } from './device-traces.ts'
import { goToStart } from './go-to-start.ts'
import { signOutChannel } from './use-sign-out-elsewhere.ts'

const unsavedQuestion =
  'Something you typed in the CV editor is not in your account yet. Logging out removes it from this device. Log out anyway?'

/** Forgets the person on this device whatever the server answers, and goes to the start page. */
export async function signOut(): Promise<void> {
  if (!mayForget()) return
  track('signed_out')
  forgetOnThisDevice()
  leave()
  await call<typeof logout>(fetch, '', { method: 'POST', path: '/api/auth/logout' })
  const channel = new BroadcastChannel(signOutChannel)
  channel.postMessage('signed-out')
  channel.close()
  await goToStart()
}

const leftForSeconds = 30 * 86_400

/** The answer to the call below takes it away again; where the call got lost, it holds. */
function leave(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not there on a page without https
  document.cookie = `${leftCookie}=1; Path=/; SameSite=Lax; Max-Age=${leftForSeconds}`
}

/** Asks where something would be lost; a question of the browser's own, for it may have no connection. */
export function mayForget(): boolean {
  return !hasUnsavedWork() || window.confirm(unsavedQuestion)
}

import type { logout } from '@rolefit/contract'
import { call } from '@rolefit/contract/call'
import { track } from '../analytics/track.ts'
import { clearAnalysisFlag, clearUserRecord } from './user-record.ts'

/** Forgets the person on this device whatever the server answers, and goes to the start page. */
export async function signOut(): Promise<void> {
  track('signed_out')
  clearUserRecord()
  clearAnalysisFlag()
  await call<typeof logout>(fetch, '', { method: 'POST', path: '/api/auth/logout' })
  window.location.assign('/')
}

import type { User } from '@rolefit/contract'
import { track } from '../analytics/track.ts'
import { onDevice } from './on-device.ts'
import { usageElsewhere } from './usage-elsewhere.ts'

/**
 * What this browser remembers of the person: a record in local storage, and a flag that an analysis
 * was made here. The server's cookie decides who is signed in; this only spares a blank header.
 */
const recordKey = 'user'
const analysisKey = 'analysis'

/** What was typed on Login in this tab; who is signed in needs it no more. */
export const signInDraftKey = 'rolefit:sign-in-draft'

export const usageChanged = 'rolefit:usage-changed'
export const signInChannel = 'rolefit:sign-in'

/** Whose this tab is: what it has kept is shown to nobody else. */
const ownerKey = 'rolefit:tab-owner'

/** Empties the tab of what somebody else left in it, whose session ended by itself. */
export function claimTab({ email }: Pick<User, 'email'>): void {
  onDevice('sessionStorage', (storage) => {
    const owner = storage.getItem(ownerKey)
    if (owner !== null && owner !== email) storage.clear()
    storage.setItem(ownerKey, email)
  })
}

export function writeUserRecord(user: User): void {
  claimTab(user)
  onDevice('localStorage', (storage) => {
    if (storage.getItem(recordKey) === null) track('signed_in')
    storage.setItem(recordKey, JSON.stringify(user))
  })
  onDevice('sessionStorage', (storage) => storage.removeItem(signInDraftKey))
}

export function hasUserRecord(): boolean {
  return onDevice('localStorage', (storage) => storage.getItem(recordKey) !== null) ?? false
}

/** The address on record, or null where there is none that can be read. */
export function recordedEmail(): string | null {
  const record: unknown = onDevice('localStorage', (storage) =>
    JSON.parse(storage.getItem(recordKey) ?? 'null'),
  )
  const hasEmail = typeof record === 'object' && record !== null && 'email' in record
  return hasEmail && typeof record.email === 'string' ? record.email : null
}

export function clearUserRecord(): void {
  onDevice('localStorage', (storage) => storage.removeItem(recordKey))
}

export function hasAnalysisFlag(): boolean {
  return onDevice('localStorage', (storage) => storage.getItem(analysisKey) === '1') ?? false
}

/** Marks that an analysis was made in this browser, which also shows the link to the results. */
export function setAnalysisFlag(): void {
  onDevice('localStorage', (storage) => storage.setItem(analysisKey, '1'))
}

/** Tells whoever shows the balance or a list, on this page and in the other tabs, that it may have changed. */
export function announceUsage(): void {
  window.dispatchEvent(new Event(usageChanged))
  usageElsewhere().postMessage('usage-changed')
}

/** Tells the other tabs that an analysis is gone, and what they have kept of it is to go. */
export function announceDeletion(id: string): void {
  usageElsewhere().postMessage({ deleted: id })
}

/** Tells every tab of this browser that the person is signed in now. */
export function announceSignIn(user: User): void {
  writeUserRecord(user)
  const channel = new BroadcastChannel(signInChannel)
  channel.postMessage('signed-in')
  channel.close()
}

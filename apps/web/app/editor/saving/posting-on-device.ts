import { onDevice } from '../../session/on-device.ts'

/**
 * The posting that was pasted for a CV, kept in this browser only: the account keeps postings of
 * analyses, and this one was never analysed. Without storage it lasts as long as the page.
 */
export function keepPosting(cvId: string, text: string): void {
  onDevice('localStorage', (storage) => storage.setItem(postingKey(cvId), text))
}

export function findPosting(cvId: string): string | null {
  return onDevice('localStorage', (storage) => storage.getItem(postingKey(cvId))) ?? null
}

export function forgetPosting(cvId: string): void {
  onDevice('localStorage', (storage) => storage.removeItem(postingKey(cvId)))
}

function postingKey(cvId: string): string {
  return `rolefit:cv-posting:${cvId}`
}

import { onDevice } from '../../session/on-device.ts'

const draftKey = 'rolefit:posting-draft'

/** Keeps a posting in this tab until it is analysed: a reload, a look elsewhere or a sign-in loses none of it. */
export function keepPosting(text: string): void {
  onDevice('sessionStorage', (storage) => storage.setItem(draftKey, text))
}

export function keptPosting(): string {
  return onDevice('sessionStorage', (storage) => storage.getItem(draftKey)) ?? ''
}

export function forgetPosting(): void {
  onDevice('sessionStorage', (storage) => storage.removeItem(draftKey))
}

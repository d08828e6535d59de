import { onDevice } from './on-device.ts'

/** Everything this product keeps in the browser begins with it, but for the names the product prescribes. */
const ours = 'rolefit:'
const prescribed = ['user', 'analysis', 'pendingEmail']

/** What a CV from the editor is kept under until the account has it. */
export const unsavedPrefix = 'rolefit:cv-draft:'

/** Whether something typed in the editor stands on this device only. */
export function hasUnsavedWork(): boolean {
  const isUnsaved = (key: string) => key.startsWith(unsavedPrefix)
  return onDevice('localStorage', (storage) => Object.keys(storage).some(isUnsaved)) ?? false
}

/** Leaves nothing of the person for whoever uses this browser next. */
export function forgetOnThisDevice(): void {
  for (const place of ['localStorage', 'sessionStorage'] as const) {
    onDevice(place, (storage) => {
      for (const key of Object.keys(storage)) {
        if (key.startsWith(ours) || prescribed.includes(key)) storage.removeItem(key)
      }
    })
  }
}

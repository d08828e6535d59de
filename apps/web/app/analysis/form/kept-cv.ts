import { onDevice } from '../../session/on-device.ts'

const textKey = 'rolefit:cv-text'

let keptFile: File | null = null

/**
 * Keeps a chosen file while this page's memory lives, and a pasted text in this tab until it is analysed:
 * a look at the prices loses neither, a reload or a payment loses no text.
 */
export function keepCv(cv: File | string | null): void {
  keptFile = cv instanceof File ? cv : null
  onDevice('sessionStorage', (storage) =>
    typeof cv === 'string' ? storage.setItem(textKey, cv) : storage.removeItem(textKey),
  )
}

/** Gives a file picker its file back, where it has none. */
export function returnFile(input: HTMLInputElement): void {
  if (!keptFile || input.files?.length) return
  const transfer = new DataTransfer()
  transfer.items.add(keptFile)
  input.files = transfer.files
}

/** The text that was pasted; none where a file was chosen. */
export function keptText(): string {
  return onDevice('sessionStorage', (storage) => storage.getItem(textKey)) ?? ''
}

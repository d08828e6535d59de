let kept: File | string | null = null

/**
 * Keeps the chosen file or the pasted text while this page's memory lives: a look at the prices and back loses
 * nothing, and no copy is written to the device.
 */
export function keepCv(cv: File | string | null): void {
  kept = cv
}

/** Gives a file picker its file back, where it has none. */
export function returnFile(input: HTMLInputElement): void {
  if (!(kept instanceof File) || input.files?.length) return
  const transfer = new DataTransfer()
  transfer.items.add(kept)
  input.files = transfer.files
}

/** The text that was pasted; none where a file was chosen. */
export function keptText(): string {
  return typeof kept === 'string' ? kept : ''
}

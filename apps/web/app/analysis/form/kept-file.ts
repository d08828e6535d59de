let kept: File | null = null

/**
 * Keeps the chosen file while this page's memory lives: a look at the prices and back loses nothing, and
 * no copy is written to the device.
 */
export function keepFile(file: File | null): void {
  kept = file
}

/** Gives a file picker its file back, where it has none. */
export function returnFile(input: HTMLInputElement): void {
  if (!kept || input.files?.length) return
  const transfer = new DataTransfer()
  transfer.items.add(kept)
  input.files = transfer.files
}

/** A change as whoever asks about it names it. */
export interface AskedChange {
  readonly changeId: string | undefined
  readonly changeText: string
}

/** The change that somebody asks about, by its id or else by its text. */
export function findChange<Change extends { readonly id: string; readonly text: string }>(
  changes: readonly Change[],
  { changeId, changeText }: AskedChange,
): Change | undefined {
  return (
    changes.find(({ id }) => id === changeId) ?? changes.find(({ text }) => text === changeText)
  )
}

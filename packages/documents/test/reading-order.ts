/** The first of the texts that does not follow the one before it, null where all stand in order. */
export function firstOutOfOrder(text: string, expected: readonly string[]): string | null {
  const flat = squeeze(text)
  let from = 0
  for (const piece of expected) {
    const at = flat.indexOf(squeeze(piece), from)
    if (at === -1) return piece
    from = at + squeeze(piece).length
  }
  return null
}

/** Line ends and bullets are no part of the order. */
function squeeze(text: string): string {
  return text.replace(/[\s•]+/g, '')
}

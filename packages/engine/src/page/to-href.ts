/** Where a contact leads: an address to write to or to open, null for words that are neither. */
export function toHref(text: string): string | null {
  if (/^[^\s@<>()]+@[^\s@<>()]+\.\p{L}{2,}$/u.test(text)) return `mailto:${text}`
  if (/^https?:\/\/[^\s<>"]+$/i.test(text)) return text
  if (/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[^\s<>"]*)?$/i.test(text)) return `https://${text}`
  return null
}

import { splitAtHyphens } from './split-at-hyphens.ts'

/** The text, which a browser may break where the file does and nowhere else. */
export function UnbrokenHyphens({ text }: { text: string }) {
  const parts = splitAtHyphens(text)
  if (parts.length === 1) return text
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name, and are replaced all at once
      <span key={at} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ),
  )
}

import { setCapitals } from '../../text/capitals/set-capitals.ts'
import type { LayoutLine } from '../cv.ts'
import { unwrapLines } from './unwrap-lines.ts'

/** A text with its lines and capitals where people set them, letter by letter as long as it was given. */
export interface TypedText {
  readonly text: string
  /** Its capitals are ours, and tell nothing of acronyms. */
  readonly isCaseless: boolean
}

/** A CV's text as people type it; null where it is so already. A layout tells itself where lines end. */
export function asTyped(text: string, layout: readonly LayoutLine[] = []): TypedText | null {
  const unwrapped = layout.length > 0 ? null : unwrapLines(text)
  const withCapitals = setCapitals(unwrapped ?? text)
  const typed = withCapitals ?? unwrapped
  return typed === null ? null : { text: typed, isCaseless: withCapitals !== null }
}

import { CvDocument } from '@rolefit/contract'
import type { drawableText } from '@rolefit/documents/writing'

interface DrawableCv {
  readonly cv: CvDocument
  /** Words and signs that no font has. */
  readonly leftOut: readonly string[]
}

/** A CV as a PDF can show it: every field without what no font has. */
export function toDrawableCv(cv: CvDocument, draw: typeof drawableText): DrawableCv {
  const leftOut = new Set<string>()
  const drawn = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const { text, leftOut: missing } = draw(value)
      for (const each of missing) leftOut.add(each)
      return text
    }
    if (Array.isArray(value)) return value.map(drawn)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, drawn(inner)]))
  }
  return { cv: CvDocument.parse(drawn(cv)), leftOut: [...leftOut] }
}

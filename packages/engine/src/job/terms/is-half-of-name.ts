import type { Span } from '../../text/span.ts'

/**
 * "The TruckFile system" is no file system: a term may begin with the second half of a product's name. Where a
 * line break was lost ("in related fieldsStrong coding skills"), a small word or a heading stands before it.
 */
export function isHalfOfName(text: string, { start }: Span): boolean {
  return halfBefore.test(text.slice(Math.max(0, start - lettersBefore), start))
}

const lettersBefore = 32
const halfBefore = /\b(?:the|our|an?|in|on|with|of|using|uses?|via|called|and|or) \p{Lu}\p{Ll}+$/u

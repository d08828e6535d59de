/**
 * Whether capitals tell nothing in a text: nothing but its first line, where a name stands, and its headings, which a
 * page sets by itself, has any, or every word has one.
 */
export function isCaseless(text: string): boolean {
  if (text.length < 200) return false
  const below = text.slice(text.indexOf('\n') + 1)
  return !capitalInWords.test(below) || !/\s\p{Ll}+\s/u.test(below)
}

/** A short line that begins with a capital may be a heading. */
const capitalInWords = /^(?!\p{Lu}.{0,30}$).*\p{Lu}/mu

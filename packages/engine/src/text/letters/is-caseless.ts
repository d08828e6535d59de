/**
 * Whether capitals tell nothing in a text: nothing but its first line, where a name stands, and its headings, which a
 * page sets by itself, has any, or every word has one.
 */
export function isCaseless(text: string): boolean {
  if (text.length < 200) return false
  const end = text.indexOf('\n')
  // A first line that goes on is no name: all of the text may stand in it.
  const below = end < mostOfNameLine ? text.slice(end + 1) : text
  return !capitalInWords.test(below) || !/\s\p{Ll}+\s/u.test(below)
}

const mostOfNameLine = 100

/** A short line that begins with a capital may be a heading. */
const capitalInWords = /^(?!\p{Lu}.{0,30}$).*\p{Lu}/mu

/**
 * Whether capitals tell nothing in a text: nothing but its first line, where a name stands, has any, or every word has
 * one.
 */
export function isCaseless(text: string): boolean {
  if (text.length < 200) return false
  const below = text.slice(text.indexOf('\n') + 1)
  return !/\p{Lu}/u.test(below) || !/\s\p{Ll}+\s/u.test(below)
}

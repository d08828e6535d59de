const longest = 90
const shortestPhrase = 45

/** Words in quotation marks, short enough to stand inside a sentence. */
export function quoted(words: string): string {
  return `“${shorten(words)}”`
}

/** "a, b and c". */
export function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

function shorten(words: string): string {
  const plain = withoutHalfBrackets(words.replace(/\s+/g, ' ').replace(edges, ''))
  if (plain.length <= longest) return cutOpenBracket(plain)
  const start = plain.slice(0, longest - 3)
  return `${cutOpenBracket(cutAtPhrase(start) ?? start.replace(/\s+\S*$/, ''))} …`
}

/** Bullets and marks before, and marks behind that would stand before the closing quotation mark. */
const edges = /^[\s*•·–—~>,;:-]+|[\s,;:.]+$/g

/** Of "(one project, AAS" and "AAS in one unit)" the other half stands outside of what is quoted. */
function withoutHalfBrackets(words: string): string {
  const opened = words.startsWith('(') && !words.includes(')') ? words.slice(1) : words
  return opened.endsWith(')') && !opened.includes('(') ? opened.slice(0, -1) : opened
}

/** The longest beginning that ends with a phrase, where that is not too short. */
function cutAtPhrase(start: string): string | null {
  const end = Math.max(...[', ', '; ', ': ', ' (', ' – '].map((mark) => start.lastIndexOf(mark)))
  return end < shortestPhrase ? null : start.slice(0, end)
}

/** What is quoted up to the middle of a bracket ends before it. */
function cutOpenBracket(words: string): string {
  const open = words.lastIndexOf('(')
  return open > 0 && !words.includes(')', open) ? words.slice(0, open).trimEnd() : words
}

/**
 * A text as a reader sees it. What is copied from a page or a message brings signs that nobody sees: soft hyphens and
 * marks without width inside of words, blanks that don't break, bullets of a symbol font, letters joined by a typeface.
 */
export function readableText(text: string): string {
  if (!unlikeTyped.test(text)) return text
  return text
    .replace(lineEnds, '\n')
    .replace(unseen, '')
    .replace(oddBlanks, ' ')
    .replace(pictures, (_, before: string) => `${before}•`)
    .replace(joinedLetters, (letters) => letters.normalize('NFKC'))
    .replace(lineEndBlanks, '')
}

// What joins letters of some scripts, and parts of one emoji, has no width either, and stays.
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
const oddBlanks = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g
/** Signs of fonts for pictures, where a line begins. */
const pictures = /(^|\n)[\t ]*[\ue000-\uf8ff]/g
const joinedLetters = /[\ufb00-\ufb06]/g
const lineEndBlanks = /(?<![ \t])[ \t]+(?=\n|$)/g
const unlikeTyped = new RegExp(
  [unseen, oddBlanks, lineEnds, /[\ue000-\uf8ff]/, joinedLetters, /[ \t](?:\n|$)/]
    .map(({ source }) => source)
    .join('|'),
)

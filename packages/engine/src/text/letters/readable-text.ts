/**
 * A text as a reader sees it. What is copied from a page or a message brings signs that nobody sees: soft hyphens and
 * marks without width inside of words, blanks that don't break, bullets of a symbol font, letters joined by a typeface.
 */
export function readableText(given: string): string {
  const text = withBlanksForTabs(withNarrowBlanks(given))
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

const fewestWide = 20
/** Of the blanks between words, where they are wide all through, or not tabs. */
const mostNarrow = 0.4
/** A stretched blank is no wider; columns are. */
const wideBlank = /(?<=\S) {2,3}(?=\S)/g
/** Two blanks by chance, between small letters of a line with no others. */
const slip = /^(?!.*\S {2,}\S.*\S {2,}\S)(.*[\p{Ll},]) {2}(?=\p{Ll})/gmu

/** Asked first: most wide blanks part columns. */
const maySlip = /[\p{Ll},] {2}\p{Ll}/u

/** Blanks as people type them: every one doubled, or lines stretched to their margins, is how a page gives a text. */
function withNarrowBlanks(text: string): string {
  if (!text.includes('  ')) return text
  let [wide, narrow] = [0, 0]
  const enough = Math.max(fewestWide, text.length / 20)
  for (let at = text.indexOf(' '); at >= 0 && narrow < enough; at = text.indexOf(' ', at + 1)) {
    if (text.charAt(at + 1) === ' ') {
      wide += 1
      while (text.charAt(at + 1) === ' ') at += 1
    } else narrow += 1
  }
  const isWide = wide >= fewestWide && narrow <= (wide + narrow) * mostNarrow
  if (isWide) return text.replace(wideBlank, ' ')
  return maySlip.test(text) ? text.replace(slip, '$1 ') : text
}

const loneTab = /(?<=\S)\t(?=\S)/g

/** Where tabs stand between all words they part no columns. */
function withBlanksForTabs(text: string): string {
  if (!text.includes('\t')) return text
  const tabs = text.match(loneTab)?.length ?? 0
  const blanks = tabs < fewestWide ? 0 : text.split(' ').length - 1
  return tabs >= fewestWide && blanks <= (tabs + blanks) * mostNarrow
    ? text.replace(loneTab, ' ')
    : text
}

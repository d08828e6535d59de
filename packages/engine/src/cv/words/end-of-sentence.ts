import { legalForms } from '../lexicon/organisation-words.ts'

/** Words that end in a full stop and no sentence. */
const shortened: ReadonlySet<string> = new Set(
  'sr jr dr mr ms st sta sto no vs co bros univ inst dept dist prof assoc natl govt asst mgr messrs str bzw ggf inkl incl approx sept est abt abs nat ing dipl mag phil'.split(
    ' ',
  ),
)
/** Behind "Ltd." may follow where the firm is; more than that is another sentence. */
const longestPlace = 25
const stop = /[:;](?=\s)|\.(?=\s+[\p{Lu}\p{N}"“'‘(~]|\s*$)/gu

/** Where the sentence that runs at an offset ends, its own sign left out; null where no sign ends it. */
export function endOfSentence(text: string, from: number): number | null {
  stop.lastIndex = from
  for (let match = stop.exec(text); match; match = stop.exec(text)) {
    if (match[0] !== '.' || isFullStop(text, match.index)) return match.index
  }
  return null
}

/** "St. Anne's" and "J. Reed Ltd. Leeds" go on. */
export function isFullStop(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 24), at)
  // "3. Klasse" is a number's stop.
  if (/(?:[^\s/]\d|[)%"”’\]])$/.test(before)) return true
  const word = /\p{L}[\p{L}\p{M}]*$/u.exec(before)?.[0] ?? ''
  const folded = word.toLowerCase()
  const isWord = word.length > 2 || /^\p{Lu}{2}$/u.test(word)
  if (legalForms.has(folded)) return text.length - at > longestPlace
  return isWord && !shortened.has(folded)
}

import { remember } from './remember.ts'

const marks = /\p{M}/gu

/** Lower case without accents, so that "Expérience" and "EXPERIENCE" are one word. */
export function fold(text: string): string {
  if (!beyondPlain.test(text)) return text.toLowerCase()
  const plain = text.normalize('NFKD').replace(marks, '').toLowerCase()
  return plain.replaceAll('ß', 'ss').replaceAll('ł', 'l').replaceAll('ø', 'o').replaceAll('ı', 'i')
}

/** Anything but plain letters, signs, and the dashes, quotation marks and bullets of print. */
const beyondPlain = /[^\0-~\u2013\u2014\u2018-\u201d\u2022]/

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-+#][\p{L}\p{M}\p{N}]+)*/gu
const asciiWord = /[a-z\d]+(?:[-+#][a-z\d]+)*/g
const innerMark = /[.’'`´]/
const innerMarks = /[.’'`´]/g
const none: readonly string[] = []

/** Words of a stretch, folded, dots inside dropped first: "B.Sc." is one word, "co-founder" too. */
export function foldedWords(text: string): readonly string[] {
  const isPlain = onlyAscii(text)
  const lower = isPlain ? text.toLowerCase() : fold(text)
  const folded = innerMark.test(lower) ? lower.replace(innerMarks, '') : lower
  return folded.match(isPlain || onlyAscii(folded) ? asciiWord : wordPattern) ?? none
}

/** The words of `foldedWords` with single spaces, "&" as "and": what phrase tables are keyed by. */
export function foldedPhrase(text: string): string {
  return phraseOf(text)
}

const betweenAscii = /[^a-z\d]+/g
const betweenWords = /[^\p{L}\p{N}]+/gu
const isPhrase = /^[a-z\d]+(?: [a-z\d]+)*$/

const phraseOf = remember((text) => {
  const folded = text.includes('&') ? fold(text).replaceAll('&', ' and ') : fold(text)
  const phrase = isPhrase.test(folded) ? folded : joinedWords(folded)
  return phrase.startsWith('my ') ? phrase.slice(3) : phrase
})

function joinedWords(folded: string): string {
  return folded.replace(onlyAscii(folded) ? betweenAscii : betweenWords, ' ').trim()
}

const beyondAscii = /[^\0-~]/

/** Whether plain letters, digits and signs are all there is: most lines, and what is quick to look at. */
export function onlyAscii(text: string): boolean {
  return !beyondAscii.test(text)
}

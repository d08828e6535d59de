const marks = /\p{M}/gu

/** Lower case without accents, so that "Expérience" and "EXPERIENCE" are one word. */
export function fold(text: string): string {
  if (onlyAscii(text)) return text.toLowerCase()
  const plain = text.normalize('NFKD').replace(marks, '').toLowerCase()
  return plain.replaceAll('ß', 'ss').replaceAll('ł', 'l').replaceAll('ø', 'o').replaceAll('ı', 'i')
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-+#][\p{L}\p{M}\p{N}]+)*/gu
const asciiWord = /[a-z\d]+(?:[-+#][a-z\d]+)*/g
const innerMarks = /[.’'`´]/g

/** Words of a stretch, folded, dots inside dropped first: "B.Sc." is one word, "co-founder" too. */
export function foldedWords(text: string): string[] {
  const folded = fold(text).replace(innerMarks, '')
  return folded.match(onlyAscii(text) ? asciiWord : wordPattern) ?? []
}

/** The words of `foldedWords` with single spaces, "&" as "and": what phrase tables are keyed by. */
export function foldedPhrase(text: string): string {
  const folded = text.includes('&') ? fold(text).replaceAll('&', ' and ') : fold(text)
  const phrase = folded.replace(onlyAscii(text) ? betweenAscii : betweenWords, ' ').trim()
  return phrase.startsWith('my ') ? phrase.slice(3) : phrase
}

const betweenAscii = /[^a-z\d]+/g
const betweenWords = /[^\p{L}\p{N}]+/gu

/** Whether plain letters, digits and signs are all there is: most lines, and what is quick to look at. */
export function onlyAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 126) return false
  return true
}

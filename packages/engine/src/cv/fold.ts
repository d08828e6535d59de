const plainAscii = /^[ -~]*$/
const marks = /\p{M}/gu

/** Lower case without accents, so that "Expérience" and "EXPERIENCE" are one word. */
export function fold(text: string): string {
  const plain = plainAscii.test(text) ? text : text.normalize('NFKD').replace(marks, '')
  return plain.toLowerCase().replaceAll('ß', 'ss').replaceAll('ł', 'l').replaceAll('ø', 'o')
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-+#][\p{L}\p{M}\p{N}]+)*/gu

/** Words of a stretch, folded, dots inside dropped first: "B.Sc." is one word, "co-founder" too. */
export function foldedWords(text: string): string[] {
  return (
    fold(text)
      .replace(/[.’'`´]/g, '')
      .match(wordPattern) ?? []
  )
}

/** The words of `foldedWords` with single spaces, "&" as "and": what phrase tables are keyed by. */
export function foldedPhrase(text: string): string {
  const phrase = fold(text)
    .replace(/&/g, ' and ')
    .replace(/[’'`´]/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return phrase.startsWith('my ') ? phrase.slice(3) : phrase
}

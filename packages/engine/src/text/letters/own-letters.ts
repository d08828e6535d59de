/** Words in the letters of their quote, which has the same ones in their order, and maybe wider blanks. */
export function ownLetters(words: string, quote: string): string {
  if (quote.startsWith(words) || withoutBlanks(words) === withoutBlanks(quote)) return words
  let at = 0
  return words.replace(/\p{L}/gu, (letter) => {
    if (quote.startsWith(letter, at)) {
      at += letter.length
      return letter
    }
    const near = quote.slice(at, at + widestGap)
    const found = near.toLowerCase().indexOf(letter.toLowerCase())
    if (found < 0) return letter
    const own = near.slice(found, found + letter.length)
    at += found + own.length
    return own
  })
}

/** Letters between two of the same words at most; a text of one endless word is not looked through for each of them. */
const widestGap = 100

function withoutBlanks(words: string): string {
  return words.replace(/\s+/g, '')
}

/** The words of lines, and the addresses in them. */
export function wordsOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap(splitWords))
}

/** A running head of somebody's name and number, which stand in the text as well. */
export function saysNothingNew(text: string, told: ReadonlySet<string>): boolean {
  return splitWords(text).every((word) => told.has(word) || pageWords.has(word))
}

function splitWords(text: string): readonly string[] {
  return text.toLowerCase().match(wordOrAddress) ?? []
}

const wordOrAddress = /[\p{L}\p{N}@.+]*[\p{L}\p{N}]/gu
const pageWords: ReadonlySet<string> = new Set(
  'page of cv curriculum vitae resume résumé seite von lebenslauf página pagina de di'.split(' '),
)

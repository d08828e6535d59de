/** "J O R D A N  L E E" as "JORDAN LEE": a name set with wide spacing, words apart by more than one space. */
export function joinLetters(text: string): string {
  if (!spacedWord.test(text)) return text
  return text.replace(spacedRun, (run) =>
    run
      .split(/\s{2,}/)
      .map((word) => word.replaceAll(' ', ''))
      .join(' '),
  )
}

/** The same for words that were drawn one by one, each with its letters apart. */
export function joinDrawnLetters(words: readonly string[]): readonly string[] {
  if (!words.some((word) => spacedAlone.test(word))) return words
  return words.map((word, index) => {
    const beside = [words[index - 1], words[index + 1]]
    const isSpaced = spacedAlone.test(word) || (apart.test(word) && beside.some(isApart))
    return isSpaced ? word.replaceAll(' ', '') : word
  })
}

/** Four letters at least: "class A B C" is no word. */
const spacedWord = /(?:^|\s)\p{L}(?: \p{L}){3,}(?=\s|$)/u
const spacedRun = /(?<=^|\s)\p{L}(?:\s{1,4}[\p{L}.'’&-](?=\s|$)){3,}(?=\s|$)/gu
const spacedAlone = /^\p{L}(?: [\p{L}.'’-]){3,}$/u
const apart = /^\p{L}(?: [\p{L}.'’-])+$/u

function isApart(word: string | undefined): boolean {
  return word !== undefined && apart.test(word)
}

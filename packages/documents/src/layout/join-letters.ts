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

/** Four letters at least: "class A B C" is no word. */
const spacedWord = /(?:^|\s)\p{L}(?: \p{L}){3,}(?=\s|$)/u
const spacedRun = /(?<=^|\s)\p{L}(?:\s{1,4}[\p{L}.'’&-](?=\s|$)){3,}(?=\s|$)/gu

/** "J O R D A N  L E E" as "JORDAN LEE": a name set with wide spacing. */
export function joinLetters(text: string): string {
  if (!spaced.test(text)) return text
  return text.replace(spacedRun, (run) =>
    run
      .split(/\s{2,}/)
      .map((word) => word.replaceAll(' ', ''))
      .join(' '),
  )
}

const spaced = /(?:^|\s)\p{L} \p{L} \p{L}(?:\s|$)/u
/** At least three single letters in a row, so that "A B testing" and "vitamin C" stay. */
const spacedRun = /(?<=^|\s)\p{L}(?:\s{1,4}[\p{L}.'’-](?=\s|$)){2,}(?=\s|$)/gu

/** "J O R D A N  L E E" as "JORDAN LEE": a name set with wide spacing, words apart by more than one space. */
export function joinLetters(text: string): string {
  const parted = joinKerned(text)
  if (!spacedWord.test(parted)) return parted
  return parted.replace(spacedRun, (run) =>
    run
      .split(/\s{2,}/)
      .map((word) => word.replaceAll(' ', ''))
      .join(' '),
  )
}

/** Four letters at least: "class A B C" is no word. */
const spacedWord = /(?:^|\s)\p{L}(?: \p{L}){3,}(?=\s|$)/u
const spacedRun = /(?<=^|\s)\p{L}(?:\s{1,4}[\p{L}.'’&-](?=\s|$)){3,}(?=\s|$)/gu

/** "C O N TA C T": letters that reach under each other stand closer than the rest. */
const kernedRun = /(?<=^|\s)\p{Lu}{1,2}(?: \p{Lu}{1,2}){3,}(?=\s|$)/gu
const mostPairs = 0.4

function joinKerned(text: string): string {
  return text.replace(kernedRun, (run) => {
    const parts = run.split(' ')
    const pairs = parts.filter((part) => part.length > 1).length
    const isWord = pairs > 0 && pairs <= mostPairs * parts.length && parts.length - pairs >= 3
    return isWord ? parts.join('') : run
  })
}

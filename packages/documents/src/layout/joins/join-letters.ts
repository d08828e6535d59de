/** "J O R D A N  L E E" as "JORDAN LEE": a name set with wide spacing, words apart by more than one space. */
export function joinLetters(text: string): string {
  if (isSpread(text)) {
    const [sign = ''] = signBefore.exec(text) ?? []
    return sign + joinWords(text.slice(sign.length))
  }
  const parted = joinKerned(text)
  if (!spacedWord.test(parted)) return parted
  return parted.replace(spacedRun, joinWords)
}

/** Whether the letters of a line all stand apart, but for pairs that reach under each other: "Ke y  s k i l l s". */
export function isSpread(text: string): boolean {
  const named = text.replace(signBefore, '').trim()
  const parts = named.split(/\s+/)
  if (parts.length < fewestParts || !onlyLetters.test(named)) return false
  const pairs = parts.filter((part) => part.length > 1).length
  return pairs <= mostPairs * parts.length
}

const fewestParts = 5
const signBefore = /^\s*[^\p{L}\p{N}\s]\s+/u
const onlyLetters = /^[\p{L}.'’&-]{1,2}(?:\s+[\p{L}.'’&-]{1,2})*$/u

function joinWords(text: string): string {
  return text
    .trim()
    .split(/\s{2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ')
}

/** Four letters at least: "class A B C" is no word. */
const spacedWord = /(?:^|\s)\p{L}(?: \p{L}){3,}(?=\s|$)/u
const spacedRun = /(?<=^|\s)\p{L}(?:\s{1,4}[\p{L}.'’&-](?=\s|$)){3,}(?=\s|$)/gu

/** "C O N TA C T", "Te c h n i c a l": letters that reach under each other stand closer than the rest. */
const kernedRun =
  /(?<=^|\s)(?:\p{Lu}{1,2}(?: \p{Lu}{1,2}){3,}|\p{Lu}\p{Ll}?(?: \p{Ll}{1,2}){4,})(?=\s|$)/gu
const mostPairs = 0.4

function joinKerned(text: string): string {
  return text.replace(kernedRun, (run) => {
    const parts = run.split(' ')
    const pairs = parts.filter((part) => part.length > 1).length
    const isWord = pairs > 0 && pairs <= mostPairs * parts.length && parts.length - pairs >= 3
    return isWord ? parts.join('') : run
  })
}

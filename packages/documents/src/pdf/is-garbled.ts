/** Characters; of fewer, chance decides. */
const fewest = 200
/** Of what a page shows, blanks aside, three of four characters are letters. */
const leastLetters = 0.4
/** In all languages written in Latin letters a third of them and more are vowels. */
const leastVowels = 0.25
const mostlyLatin = 0.6

/**
 * Whether a text is none: a font that keeps to itself which letters its signs stand for gives the signs' numbers
 * instead, "(OHFWULFLDQ" for "Electrician".
 */
export function isGarbled(text: string): boolean {
  const signs = text.replace(/\s+/g, '').normalize('NFD').replace(/\p{M}/gu, '')
  if (signs.length < fewest) return false
  const letters = count(signs, /\p{L}/gu)
  const latin = count(signs, /\p{Script=Latin}/gu)
  if (letters < leastLetters * signs.length) return true
  return latin > mostlyLatin * letters && count(signs, vowel) < leastVowels * latin
}

const vowel = /[aeiouyæœøıơư]/giu

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

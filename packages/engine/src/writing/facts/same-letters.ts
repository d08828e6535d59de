/**
 * Letters and what they stand for, written one way in a text and its source: "Amazon Web Services" is "AWS"
 * where the other says so, and "Bachelor of Science" a BSc.
 */
export function withSameLetters(text: string, source: string): string {
  const known = new Set(source.match(acronym) ?? [])
  const shortened = withUsualLetters(text).replace(longForm, (words) => inLetters(words, known))
  return shortened.replace(acronym, (letters) =>
    known.has(letters) ? letters : (findLongForm(letters, source) ?? letters),
  )
}

/** Degrees by their letters and money by its signs. */
export function withUsualLetters(text: string): string {
  const priced = text.replace(currencyCode, (code) => currencySigns.get(code.trim()) ?? code)
  return priced.replace(
    longDegree,
    (_, level: string, subject: string) =>
      `${level.charAt(0).toUpperCase()}${degreeSubjects.get(subject.toLowerCase()) ?? ''}`,
  )
}

const degreeSubjects: ReadonlyMap<string, string> = new Map([
  ['science', 'Sc'],
  ['arts', 'A'],
  ['engineering', 'Eng'],
  ['education', 'Ed'],
])

const currencyCode = /(?<!\p{L})(?:EUR|GBP|USD) ?(?=\d)/gu
const currencySigns: ReadonlyMap<string, string> = new Map([
  ['EUR', '€'],
  ['GBP', '£'],
  ['USD', '$'],
])

const longDegree = /\b(Bachelor|Master) of (Science|Arts|Engineering|Education)\b/giu
const acronym = /(?<![\p{L}\d])\p{Lu}{2,6}(?![\p{L}\d])/gu
const longForm = /\p{Lu}\p{L}+(?:[ -](?:of |and |for |& )?\p{Lu}\p{L}+){1,5}/gu

/** A name by its letters, where they are known; the word before it may have a capital, too: "Ran Amazon Web Services". */
function inLetters(words: string, known: ReadonlySet<string>): string {
  for (const { index } of words.matchAll(initial)) {
    const letters = initialsOf(words.slice(index))
    if (known.has(letters)) return `${words.slice(0, index)}${letters}`
  }
  return words
}

const initial = /(?<!\p{L})\p{Lu}/gu

function initialsOf(words: string): string {
  return [...words.matchAll(initial)].join('')
}

/** Small words do for three letters and more: two would stand for anything. */
function findLongForm(letters: string, source: string): string | null {
  const words = [...letters].map((letter) =>
    letters.length > 2 ? `[${letter}${letter.toLowerCase()}]\\p{L}+` : `${letter}\\p{L}+`,
  )
  return (
    new RegExp(`(?<!\\p{L})${words.join('[ -](?:of |and |for |& )?')}`, 'u').exec(source)?.[0] ??
    null
  )
}

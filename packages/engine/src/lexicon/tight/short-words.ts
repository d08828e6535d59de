/**
 * Writes two signs for each word that comes often, and says in the first line which these words are: a packer
 * pays for every return of a word, and less for the return of two signs. Capitals make room for the signs:
 * "{" stands before a letter that is one, "}" before a word of them. Marks that often stand together are one.
 */
export function shortenWords(text: string): string {
  if (/[{}[\];]/.test(text)) throw new Error('The word data may hold none of "{}[];".')
  const marked = text.replace(/[A-Z]{2,}(?![a-z])|[A-Z]/g, (letters) =>
    letters.length === 1 ? `{${letters.toLowerCase()}` : `}${letters.toLowerCase()}`,
  )
  const small = together.reduce((rest, [marks, one]) => rest.replaceAll(marks, one), marked)
  const words = chooseWords(small)
  const signs = new Map(words.map((word, at) => [word, signsAt(at)]))
  return `${words.join(' ')}\n${small.replace(/[a-z]+/g, (word) => signs.get(word) ?? word)}`
}

/** Writes such a text as it was. */
export function spellWords(short: string): string {
  const start = short.indexOf('\n') + 1
  const words = short.slice(0, start - 1).split(' ')
  const bySigns = new Map(words.map((word, at) => [signsAt(at), word]))
  const small = short.slice(start).replace(/[A-Z]\w/g, (signs) => bySigns.get(signs) ?? signs)
  return together
    .reduceRight((rest, [marks, one]) => rest.replaceAll(one, marks), small)
    .replace(/\{.|\}[a-z]+/g, (marked) => marked.slice(1).toUpperCase())
}

/** Marks that often stand together, each with the sign for them; the first are put together first. */
const together = [
  ['\n=}', '['],
  ['@@', ']'],
  ['@\n', ';'],
] as const

const first = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const second = `${first.toLowerCase()}${first}0123456789`

function signsAt(place: number): string {
  return first.charAt(place / second.length) + second.charAt(place % second.length)
}

/**
 * As many words as there are signs, those that spare the most letters. Words that are as often the last of a
 * way of writing share their first sign, by which a packer foresees what follows; the most frequent come first.
 */
function chooseWords(text: string): string[] {
  const counts = countEach(text.matchAll(/[a-z]{3,}/g))
  const last = countEach(text.matchAll(/[a-z]{3,}(?=[\n>~@^[\];])/g))
  const spared = ([word, count]: [string, number]) => (count - 1) * (word.length - 2)
  const chosen = [...counts]
    .sort((a, b) => spared(b) - spared(a))
    .slice(0, first.length * second.length)
    .map(([word, count]) => ({ word, count, lastShare: (last.get(word) ?? 0) / count }))
    .sort((a, b) => b.lastShare - a.lastShare)
  const alike = Array.from(first, (_, at) =>
    chosen.slice(at * second.length, (at + 1) * second.length),
  )
  return alike.flatMap((words) => words.sort((a, b) => b.count - a.count).map(({ word }) => word))
}

function countEach(matches: Iterable<RegExpExecArray>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [word] of matches) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

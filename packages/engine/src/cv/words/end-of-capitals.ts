/** Letters; "HR" and "NHS" are set in capitals wherever they stand. */
const fewestLetters = 6
const capitalWords = /^\P{Ll}{1,80}?(?=\s+(?:\p{Lu}\.\s?){0,3}\p{Lu}\p{Ll})/u

/**
 * Where a name in capitals ends before another one in small letters: "SOUS CHEF Hill Hotel". 0 where a line is set in
 * one way, or opens with an abbreviation.
 */
export function endOfCapitals(words: string): number {
  if (!opensInCapitals.test(words)) return 0
  const end = capitalWords.exec(words)?.[0].length ?? 0
  const letters = words.slice(0, end).match(/\p{Lu}/gu)?.length ?? 0
  return letters < fewestLetters ? 0 : end
}

const opensInCapitals = /^\P{L}{0,4}(?:\p{Lu}{2}|A )/u

/** How many words of such a text an adult reads in a minute. */
const wordsAMinute = 230

/** Whole minutes, never less than one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsAMinute))
}

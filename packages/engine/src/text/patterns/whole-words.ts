/** The source of a pattern that begins and ends where words do, in any alphabet; for the flag u. */
export function wholeWords(source: string): string {
  // Within a plain word, where most of a text's letters stand, its own letters tell at less cost than those of all alphabets.
  return String.raw`(?<![a-zA-Z\d])(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`
}

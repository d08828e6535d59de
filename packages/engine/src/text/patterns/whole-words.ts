/** The source of a pattern that begins and ends where words do, in any alphabet; for the flag u. */
export function wholeWords(source: string): string {
  return String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`
}

/** The source of a pattern of many ways to say something, given one a line. */
export function anyOf(ways: string): string {
  return ways.trim().split(/\n\s*/).join('|')
}

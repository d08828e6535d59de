/** Words as a pattern that means these very signs. Only what has a meaning is escaped: all else may not be. */
export function plainPattern(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** "wound care" as it begins a line. */
export function startLarge(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** "Wound care" as it stands inside a sentence. */
export function startSmall(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}

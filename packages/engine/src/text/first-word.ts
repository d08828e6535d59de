/** The word a line opens with, in lower case. */
export function firstWord(text: string): string {
  return /\p{L}+/u.exec(text)?.[0].toLowerCase() ?? ''
}

/** What a stranger wrote, fit for a terminal: control characters could rewrite it, so they go. */
export function printable(text: string): string {
  return text.replace(/[^\P{C}\n]/gu, '')
}

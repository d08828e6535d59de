/** A change as whoever asks about it names it. */
export interface AskedChange {
  readonly changeId: string | undefined
  readonly changeText: string
}

/** The change that somebody asks about: by its id, by its text, or by the words that it quotes. */
export function findChange<Change extends { readonly id: string; readonly text: string }>(
  changes: readonly Change[],
  { changeId, changeText }: AskedChange,
): Change | undefined {
  return (
    changes.find(({ id }) => id === changeId) ??
    changes.find(({ text }) => text === changeText) ??
    findQuoted(changes, changeText)
  )
}

/**
 * Told in other words, it is the change whose quoted words stand there whole, the longest of them first.
 * Where two changes quote the same, nobody can say which is meant: then it is neither.
 */
function findQuoted<Change extends { readonly text: string }>(
  changes: readonly Change[],
  changeText: string,
): Change | undefined {
  const asked = ` ${plainWords(changeText)} `
  const named = changes
    .map((change) => ({ change, letters: lettersQuoted(change.text, asked) }))
    .filter(({ letters }) => letters > 0)
    .toSorted((a, b) => b.letters - a.letters)
  const [best, next] = named
  return best?.letters === next?.letters ? undefined : best?.change
}

function lettersQuoted(text: string, asked: string): number {
  const quotes = [...text.matchAll(/[“"]([^”"]+)[”"]/g)].map(([, quote = '']) => plainWords(quote))
  const here = quotes.filter((quote) => quote && asked.includes(` ${quote} `))
  return Math.max(0, ...here.map((quote) => quote.length))
}

function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
}

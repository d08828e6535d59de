import { isEverydayWord } from '../../words/everyday-words.ts'

/**
 * Names in a text: words in capitals inside a sentence, or in a row, that are no everyday words.
 * A capital at a sentence's start says nothing.
 */
export function properNames(text: string): string[] {
  const names: string[] = []
  for (const match of text.matchAll(
    /(?<![\p{L}\d])\p{Lu}[\p{L}\d&'’.-]*(?:[ \t]+(?:& )?\p{Lu}[\p{L}\d&'’.-]*)*/gu,
  )) {
    const run = match[0].replace(/[.'’-]+$/, '')
    const isStart = /(?:^|[.!?:•\n]\s*)$/.test(
      text.slice(Math.max(0, match.index - 3), match.index),
    )
    const words = run.split(/\s+/)
    const telling = isStart ? words.slice(1) : words
    const name = telling.filter((word) => word.length > 1 && !isEverydayWord(word)).join(' ')
    if (name !== '' && !isCompound(name)) names.push(name)
  }
  return names
}

/** "English-speaking" is no name. */
function isCompound(name: string): boolean {
  return /-\p{Ll}/u.test(name)
}

import { withoutListSign } from '@rolefit/engine/page'

/** The lines of a pasted text that say something, without the signs of the list they stood in. */
export function readPastedLines(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .map((line) => withoutListSign(line.replace(wordSign, '')).trim())
    .filter(Boolean)
}

/** What Word hands on for the signs of its own fonts: letters of no alphabet, or "o" and "§" before a tab. */
const wordSign = /^\s*(?:[\uf000-\uf0ff]+|[o§](?=\t|\u00a0|\s{2}))\s*/u

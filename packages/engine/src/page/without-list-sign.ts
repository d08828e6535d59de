import { bulletSigns } from '../text/letters/list-signs.ts'

/** A list's item without the sign that opened it where it was pasted from: the page sets its own. */
export function withoutListSign(text: string): string {
  return text.replace(opening, '')
}

const opening = new RegExp(String.raw`^\s*(?:(?:[${bulletSigns}]|[-*–—](?=\s))\s*)+`, 'u')

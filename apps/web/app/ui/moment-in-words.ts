import { dayInWords } from './day-in-words.ts'

/** "3 Dec 2026, 09:05 UTC", the same on the server and in every browser. */
export function momentInWords(iso: string): string {
  return `${dayInWords(iso)}, ${iso.slice(11, 16)} UTC`
}

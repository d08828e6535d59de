import { openSinceWords, sinceWords } from '../lexicon/calendar-words.ts'
import { fold } from '../words/fold.ts'
import type { DateToken } from './date-tokens.ts'

/** A word such as "since" or "from" before a date. */
export interface Since {
  readonly start: number
  readonly name: string
  readonly isOpen: boolean
  readonly at: number
}

/** The word that says of a date that something began then. */
export function sinceBefore(tokens: readonly DateToken[], at: number): Since | null {
  const gap = tokens[at - 1]?.kind === 'space' ? 2 : 1
  const word = tokens[at - gap]
  // "Since the fall of 2020".
  if (word?.text === 'the') return sinceBefore(tokens, at - gap)
  if (word?.kind !== 'word' || !sinceWords.has(fold(word.text))) return null
  const name = fold(word.text)
  return { start: word.start, name, isOpen: openSinceWords.has(name), at: at - gap }
}

/** Where "From:" begins before a range. */
export function labelBefore(tokens: readonly DateToken[], at: number): number | null {
  const colon = tokens[at - 1]?.kind === 'space' ? at - 2 : at - 1
  return tokens[colon]?.text === ':' ? (sinceBefore(tokens, colon)?.start ?? null) : null
}

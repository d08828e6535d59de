import { monthByName, presentAfterWord, presentWords } from '../lexicon/calendar-words.ts'
import { fold } from '../words/fold.ts'
import type { DateToken } from './date-tokens.ts'

/** The signs that part the ends of a range. */
export const dash = /^[-–—−‐‑‒~～－→>/]$/

/** Where the words for today that begin at a token end; null where none begin. */
export function presentAt(
  tokens: readonly DateToken[],
  at: number,
  afterWord: boolean,
): number | null {
  const token = tokens[at]
  if (token?.kind !== 'word') return /^[今현现現至]/.test(token?.text ?? '') ? at + 1 : null
  const word = fold(token.text)
  if (presentWords.has(word) || presentWords.has(token.text)) return wholePhrase(tokens, at)
  const isInCourse =
    /^(en|in|em)$/.test(word) && /^(cours|corso|curso)$/i.test(tokens[at + 2]?.text ?? '')
  if (isInCourse) return at + 3
  if (word === 'н' && tokens[at + 1]?.text === '.') return shortTodayEnd(tokens, at)
  if (!afterWord && isWordForToday(tokens, at)) return at + 1
  if (!presentAfterWord.has(word)) return null
  const isLast =
    !tokens[at + 1] || /^[),|:;.]$|^\s{2,}$|^\s*[\r\n]$/.test(tokens[at + 1]?.text ?? '')
  const isBeforeName = /^[\p{Lu}|:–—-]/u.test(tokens[at + 2]?.text ?? '')
  return afterWord || isLast || isBeforeName ? at + 1 : null
}

/** "н.в.", as Russian CVs shorten the present. */
function shortTodayEnd(tokens: readonly DateToken[], at: number): number | null {
  const next = tokens[at + 2]?.kind === 'space' ? at + 3 : at + 2
  if (tokens[next]?.text !== 'в') return null
  return tokens[next + 1]?.text === '.' ? next + 2 : next + 1
}

/** Whatever the language: one small word behind the dash, and nothing after it. */
function isWordForToday(tokens: readonly DateToken[], at: number): boolean {
  const word = tokens[at]?.text ?? ''
  const after = tokens[at + 1]?.text
  const isAlone = after === undefined || /^[)|\]]$|^\t|^ {3}/.test(after)
  const isBehindDash =
    dash.test(tokens[at - 1]?.text ?? '') || dash.test(tokens[at - 2]?.text ?? '')
  return isAlone && isBehindDash && /^\p{Ll}{2,10}$/u.test(word) && !monthByName.has(fold(word))
}

/** "the present day", "aujourd'hui", "настоящее время", "en cours", "in corso", "current (full time)": how far the word for today reaches. */
function wholePhrase(tokens: readonly DateToken[], at: number): number {
  const isToday =
    /^aujourd$/i.test(tokens[at]?.text ?? '') && /^hui$/i.test(tokens[at + 2]?.text ?? '')
  const isTime = /^(?:day|time|время|час|moment|tid|ediyor)$/i.test(tokens[at + 2]?.text ?? '')
  const isStill =
    /^still$/i.test(tokens[at]?.text ?? '') && stillThere.test(tokens[at + 2]?.text ?? '')
  return isToday || isTime || isStill ? at + 3 : at + 1
}

const stillThere = /^(?:here|there|working|employed|going|running|open)$/i

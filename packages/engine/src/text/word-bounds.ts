import { isDigit, isPlainLetter } from './letters/character-kinds.ts'

/** A text with its letters as `readLetters` gives them. */
interface Source {
  readonly text: string
  readonly letters: Uint16Array
}

/** Where the words begin and end of the text that is being read. */
export let bounds = new Int32Array(2 ** 12)

/** Finds them, and says how many there are. */
export function findWords(source: Source): number {
  const { letters } = source
  const { length } = source.text
  if (bounds.length < length + 2) bounds = new Int32Array(length + 2)
  let count = 0
  let at = 0
  while (at < length) {
    const isPlainly = wordKinds[letters[at] ?? 0] === 1
    if (!isPlainly && !startsWord(source, at)) {
      at += 1
      continue
    }
    bounds[count * 2] = at
    at = wordEnd(source, at)
    bounds[count * 2 + 1] = at
    count += 1
  }
  return count
}

function startsWord({ text, letters }: Source, at: number): boolean {
  if (isWordAt(text, letters, at)) return true
  if (letters[at] !== fullStop || ((letters[at + 1] ?? 0) | 32) !== smallN) return false
  const isDotNet = /^net\b/i.test(text.slice(at + 1, at + 5))
  return isDotNet && !(at > 0 && isWordAt(text, letters, at - 1))
}

function wordEnd({ text, letters }: Source, start: number): number {
  let end = start + 1
  while (isWordAt(text, letters, end) || isInnerApostrophe(text, letters, end)) end += 1
  const code = letters[end]
  if (code === fullStop && end - start === 1) return endOfInitials({ text, letters }, end)
  if (code === hash && end - start === 1) return end + 1
  if (code !== plusSign) return end
  let plus = end
  while (letters[plus] === plusSign && plus - end < 2) plus += 1
  const isPlusPartOfName = plus - end === 2 || end - start === 1
  const isLetter = !isDigit(letters[end - 1] ?? 0)
  // "C++17" is C++ and the year of its standard.
  const isBehind = isWordAt(text, letters, plus)
  const isDated = isBehind && plus - end === 2 && isDigit(letters[plus] ?? 0)
  return isPlusPartOfName && isLetter && (!isBehind || isDated) ? plus : end
}

/** "R.N." is one word, as "RN" is. */
function endOfInitials({ text, letters }: Source, from: number): number {
  let end = from
  if (!isPlainLetter(letters[end - 1] ?? 0)) return end
  while (letters[end] === fullStop && isPlainLetter(letters[end + 1] ?? 0)) {
    if (isWordAt(text, letters, end + 2)) break
    end += 2
  }
  return end
}

const smallN = 110
export const fullStop = 46
const hash = 35
const plusSign = 43

function isInnerApostrophe(text: string, letters: Uint16Array, at: number): boolean {
  const code = letters[at]
  return (code === 39 || code === 0x2019) && isWordAt(text, letters, at + 1)
}

const wordCharacter = /[\p{L}\p{N}\p{M}]/u
/** Of each character 1 where it is a letter or a figure, 2 where it is not; 0 until it was looked up. */
const wordKinds = new Uint8Array(2 ** 16)

function isWordAt(text: string, letters: Uint16Array, at: number): boolean {
  const code = letters[at] ?? 0
  const kind = wordKinds[code] ?? 0
  return kind > 0 ? kind === 1 : lookUpWord(text, code, at)
}

function lookUpWord(text: string, code: number, at: number): boolean {
  // Half of a pair is a letter or not by the other half.
  if (code >= 0xd800 && code <= 0xdfff) return isAstralWord(text, at)
  const isWord = wordCharacter.test(String.fromCharCode(code))
  wordKinds[code] = isWord ? 1 : 2
  return isWord
}

function isAstralWord(text: string, at: number): boolean {
  const isSecondHalf = text.charCodeAt(at) >= 0xdc00
  const point = text.codePointAt(isSecondHalf ? at - 1 : at)
  return point !== undefined && point > 0xffff && wordCharacter.test(String.fromCodePoint(point))
}

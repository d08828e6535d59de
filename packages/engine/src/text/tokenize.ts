import { foldWord } from './fold-word.ts'
import { singular, wordRoot } from './word-forms.ts'

/** A word of a text, where it stands, and how it hangs on the word before it. */
export interface Token {
  readonly start: number
  readonly end: number
  /** The word folded: lower case, no accents. */
  readonly word: string
  /** Its singular, and its root without verb endings: what phrases are compared by. */
  readonly base: string
  readonly root: string
  /** Whether a comma, a sentence's end, a bullet or a new paragraph stands before it. */
  readonly isApart: boolean
}

const wordCharacter = /[\p{L}\p{N}\p{M}]/u

/**
 * The only tokenizer: it keeps C++, C#, F# and .NET whole, splits "Node.js", "CI/CD" and "K-12" into
 * words that hang together, and never looks at meaning. `knows` splits words that lost the space
 * between them ("weekReports") where the whole is unknown.
 */
export function tokenize(text: string, knows: (word: string) => boolean = () => true): Token[] {
  const tokens: Token[] = []
  const forms = new Map<string, WordForms>()
  let at = 0
  let gapStart = 0
  while (at < text.length) {
    const start = wordStart(text, at)
    if (start === undefined) {
      at += 1
      continue
    }
    const end = wordEnd(text, start)
    pushWord(tokens, { text, start, end, isApart: isApart(text, gapStart, start), knows, forms })
    at = end
    gapStart = end
  }
  return tokens
}

type WordForms = Pick<Token, 'word' | 'base' | 'root'>

interface Found {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly isApart: boolean
  readonly knows: (word: string) => boolean
  /** Forms of the words seen so far, by their spelling: most words of a text come again. */
  readonly forms: Map<string, WordForms>
}

function pushWord(tokens: Token[], found: Found): void {
  const { text, start, end, isApart } = found
  const forms = wordForms(found, end)
  const glued = found.knows(forms.base) ? undefined : gluedAt(text, start, end)
  if (glued === undefined) {
    tokens.push({ start, end, ...forms, isApart })
    return
  }
  tokens.push({ start, end: glued, ...wordForms(found, glued), isApart })
  pushWord(tokens, { ...found, start: glued, isApart: true })
}

function wordForms({ text, start, forms }: Found, end: number): WordForms {
  const raw = text.slice(start, end)
  const seen = forms.get(raw)
  if (seen) return seen
  const word = foldWord(raw)
  const fresh = { word, base: singular(word), root: wordRoot(word) }
  forms.set(raw, fresh)
  return fresh
}

/**
 * Where a word that nobody knows turns from lower to upper case or from letters to figures, as where
 * a line break was lost ("weekReports", "Requirements5").
 */
function gluedAt(text: string, start: number, end: number): number | undefined {
  for (let i = start + 2; i < end; i += 1) {
    if (!isLower(text.charCodeAt(i - 1))) continue
    if (isUpper(text.charCodeAt(i)) && i < end - 1) return i
    if (isDigit(text.charCodeAt(i)) && i - start >= 4) return i
  }
  return undefined
}

function wordStart(text: string, at: number): number | undefined {
  if (isWordAt(text, at)) return at
  const isDotNet = text[at] === '.' && /^net\b/i.test(text.slice(at + 1, at + 5))
  return isDotNet && !(at > 0 && isWordAt(text, at - 1)) ? at : undefined
}

function wordEnd(text: string, start: number): number {
  let end = start + 1
  while (end < text.length && (isWordAt(text, end) || isInnerApostrophe(text, end))) end += 1
  if (text[end] === '#' && end - start === 1) return end + 1
  let plus = end
  while (text[plus] === '+' && plus - end < 2) plus += 1
  const isPlusPartOfName = plus - end === 2 || (plus > end && end - start === 1)
  const isLetter = !isDigit(text.charCodeAt(end - 1))
  return isPlusPartOfName && isLetter && !isWordAt(text, plus) ? plus : end
}

function isInnerApostrophe(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return (code === 39 || code === 0x2019) && at + 1 < text.length && isWordAt(text, at + 1)
}

/** Whether what stands between two words parts them, so that no phrase reaches across. */
function isApart(text: string, start: number, end: number): boolean {
  if (start === 0) return true
  let lineBreaks = 0
  for (let i = start; i < end; i += 1) {
    const code = text.charCodeAt(i)
    if (code === 10) lineBreaks += 1
    else if (code === 45 && lineBreaks > 0 && isBlank(text.charCodeAt(i + 1))) return true
    else if (code === 46) {
      if (i + 1 < end) return true
    } else if (!isJoining(code)) return true
  }
  return lineBreaks > 1
}

/** A hyphen at the beginning of a line, with a blank behind it, is a bullet. */
function isBlank(code: number): boolean {
  return code === 32 || code === 9 || code === 160
}

/** Space, tab, hyphens, slash, ampersand, apostrophes, a carriage return and quotes part no phrase. */
function isJoining(code: number): boolean {
  if (code === 32 || code === 45 || code === 47 || code === 38 || code === 39) return true
  if (code === 9 || code === 13 || code === 160 || code === 34) return true
  return code === 0xad || (code >= 0x2000 && code <= 0x2012) || code === 0x2019
}

function isWordAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (code < 128) return isLower(code) || isUpper(code) || isDigit(code)
  if (code >= 0xd800 && code <= 0xdfff) return isAstralWord(text, at)
  return wordCharacter.test(text.charAt(at))
}

function isAstralWord(text: string, at: number): boolean {
  const isSecondHalf = text.charCodeAt(at) >= 0xdc00
  const point = text.codePointAt(isSecondHalf ? at - 1 : at)
  return point !== undefined && point > 0xffff && wordCharacter.test(String.fromCodePoint(point))
}

function isLower(code: number): boolean {
  return code >= 97 && code <= 122
}

function isUpper(code: number): boolean {
  return code >= 65 && code <= 90
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

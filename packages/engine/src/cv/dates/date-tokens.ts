import { isDigit, isPlainLetter } from '../../text/letters/character-kinds.ts'
import { onlyAscii } from '../words/fold.ts'

export interface DateToken {
  readonly kind: 'word' | 'number' | 'space' | 'sign'
  readonly text: string
  readonly start: number
  readonly end: number
}

const tokenPattern =
  /([年月日년월일])|(\p{L}[\p{L}\p{M}]*?(?=[年月日년월일\d]|[^\p{L}\p{M}]|$))|(\d+)|([ \t\u00a0\r\n]+)|([\s\S])/gu
/** A wide dash whose bytes were read in the wrong encoding. */
const brokenDash = /ï¼[\s\S]/g
/** Readers of scans take a zero for the letter and a one for the small l. */
const scannedYear = /(?<![\p{L}\p{N}])[12lI][\dOo]{3}(?![\p{L}\p{N}])/gu
const scannedMonth = /(?<![\p{L}\p{N}])[Oo](?=\d[/.][12]\d)/gu

/** Cuts a line into words, numbers, blanks and single signs, with letters that a scan put for digits mended. */
export function dateTokens(line: string): readonly DateToken[] {
  const mended = mendScan(line)
  return onlyAscii(mended) ? plainTokens(mended) : anyTokens(mended)
}

/** The same as by the pattern, where a line has no letters beyond a to z. */
function plainTokens(line: string): DateToken[] {
  const tokens: DateToken[] = []
  let start = 0
  while (start < line.length) {
    const kind = kindOf(line.charCodeAt(start))
    let end = start + 1
    if (kind !== 'sign') while (end < line.length && kindOf(line.charCodeAt(end)) === kind) end++
    tokens.push({ kind, text: line.slice(start, end), start, end })
    start = end
  }
  return tokens
}

function kindOf(code: number): DateToken['kind'] {
  if (code === 32 || code === 9 || code === 10 || code === 13) return 'space'
  if (isDigit(code)) return 'number'
  return isPlainLetter(code) ? 'word' : 'sign'
}

function anyTokens(line: string): DateToken[] {
  const tokens: DateToken[] = []
  for (const match of line.matchAll(tokenPattern)) {
    const [text, unit, word, number, space] = match
    const kind = unit || word ? 'word' : number ? 'number' : space ? 'space' : 'sign'
    tokens.push({ kind, text, start: match.index, end: match.index + text.length })
  }
  return tokens
}

function mendScan(line: string): string {
  const plain = line.includes('ï¼') ? line.replace(brokenDash, ' - ') : line
  if (!/[OolI]\d|\d[OolI]/.test(plain)) return plain
  return plain
    .replace(scannedYear, (year) => year.replace(/[Oo]/g, '0').replace(/[lI]/g, '1'))
    .replace(scannedMonth, '0')
}

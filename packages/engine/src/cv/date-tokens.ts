import { onlyAscii } from './fold.ts'

export interface DateToken {
  readonly kind: 'word' | 'number' | 'space' | 'sign'
  readonly text: string
  readonly start: number
  readonly end: number
}

const tokenPattern =
  /([年月日년월일])|(\p{L}[\p{L}\p{M}]*?(?=[年月日년월일\d]|[^\p{L}\p{M}]|$))|(\d+)|([ \t\u00a0\r\n]+)|([\s\S])/gu
/** The same where a line has no letters beyond a to z, in a third of the time. */
const asciiPattern = /()([A-Za-z]+)|(\d+)|([ \t\r\n]+)|([\s\S])/g
/** A wide dash whose bytes were read in the wrong encoding. */
const brokenDash = /ï¼[\s\S]/g
/** Readers of scans take a zero for the letter and a one for the small l. */
const scannedYear = /(?<![\p{L}\p{N}])[12lI][\dOo]{3}(?![\p{L}\p{N}])/gu
const scannedMonth = /(?<![\p{L}\p{N}])[Oo](?=\d[/.][12]\d)/gu

/** Cuts a line into words, numbers, blanks and single signs, with letters that a scan put for digits mended. */
export function dateTokens(line: string): DateToken[] {
  const tokens: DateToken[] = []
  const mended = mendScan(line)
  for (const match of mended.matchAll(onlyAscii(mended) ? asciiPattern : tokenPattern)) {
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

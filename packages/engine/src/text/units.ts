import type { Span } from './span.ts'

/** A sentence, a bullet or a heading: the smallest piece of a text that says one thing. */
export interface Unit extends Span {
  /** Whether it begins a line of the text. */
  readonly startsLine: boolean
  /** Whether an empty line stands before it. */
  readonly startsParagraph: boolean
}

const bullets: ReadonlySet<number> = new Set(
  [...'•●▪■◦‣∙·➢➤►✓✔✦❖\uf0b7\uf0a7\uf0d8'].map((glyph) => glyph.charCodeAt(0)),
)
const middleDot = 0xb7
const semicolon = 59
const fullStop = 46
const exclamationMark = 33
const questionMark = 63
const abbreviation =
  /(?:^|[\s(])(?:e\.?g|i\.?e|etc|vs|inc|ltd|co|corp|sr|jr|dr|mr|mrs|ms|st|no|approx|dept|incl|min|max|u\.s|u\.k|ph\.d|b\.s|b\.a|m\.s|m\.a|[a-z])$/i

/**
 * Splits a text into units. A line that is wrapped goes on in the next; a full stop ends a unit even
 * where the space after it was lost ("on time.Prepare invoices").
 */
export function splitUnits(text: string): Unit[] {
  const units: Unit[] = []
  for (const line of splitLines(text)) {
    let start = line.start
    for (const end of [...unitEnds(text, line), line.end]) {
      const span = trimSpan(text, start, end)
      if (span)
        units.push({
          ...span,
          startsLine: start === line.start,
          startsParagraph: start === line.start && line.startsParagraph,
        })
      start = end
    }
  }
  return units
}

interface Line extends Span {
  readonly startsParagraph: boolean
}

function splitLines(text: string): Line[] {
  const lines: Line[] = []
  let startsParagraph = true
  let at = 0
  while (at <= text.length) {
    const found = text.indexOf('\n', at)
    const end = found === -1 ? text.length : found
    const before = lines.at(-1)
    const isBlank = text.slice(at, end).trim() === ''
    if (isBlank) startsParagraph = true
    else if (before && !startsParagraph && isWrapped(text, before, { start: at, end })) {
      lines[lines.length - 1] = { ...before, end }
    } else {
      lines.push({ start: at, end, startsParagraph })
      startsParagraph = false
    }
    at = end + 1
  }
  return lines
}

/** A long line without an end, followed by one that begins in lower case, is one line that was wrapped. */
function isWrapped(text: string, before: Span, line: Span): boolean {
  const lineStart = text.lastIndexOf('\n', before.end - 1) + 1
  if (before.end - Math.max(lineStart, before.start) < 60) return false
  if (/[.!?:;]\s*$/.test(text.slice(Math.max(before.end - 4, 0), before.end))) return false
  return /^[a-z(&]/.test(text.slice(line.start, line.start + 1))
}

function unitEnds(text: string, line: Span): number[] {
  const ends: number[] = []
  for (let i = line.start + 1; i < line.end; i += 1) {
    const code = text.charCodeAt(i)
    if (isBullet(code) && code !== middleDot) ends.push(i)
    else if (isSentenceEnd(text, i, line)) ends.push(i + 1)
  }
  return ends
}

function isSentenceEnd(text: string, at: number, line: Span): boolean {
  const code = text.charCodeAt(at)
  if (code === semicolon) return true
  if (code !== fullStop && code !== exclamationMark && code !== questionMark) return false
  const after = text.slice(at + 1, at + 4)
  if (!/^(?:["')\]]?\s+\S|[A-Z][a-z])/.test(after)) return false
  if (code !== fullStop) return true
  if (/^\s+[a-z]/.test(after) || /^\s*\d{1,2}$/.test(text.slice(line.start, at))) return false
  return !abbreviation.test(text.slice(Math.max(line.start, at - 8), at))
}

function trimSpan(text: string, start: number, end: number): Span | undefined {
  let from = start
  let to = end
  while (from < to && isEdge(text, from)) from += 1
  while (to > from && isSpace(text, to - 1)) to -= 1
  const numbering = /^\d{1,2}[.)]\s+(?=\S)/.exec(text.slice(from, Math.min(to, from + 6)))
  if (numbering) from += numbering[0].length
  return to > from ? { start: from, end: to } : undefined
}

function isEdge(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (isPlainLetter(code)) return false
  return isBullet(code) || /[\s*–—-]/.test(text.charAt(at))
}

function isSpace(text: string, at: number): boolean {
  return !isPlainLetter(text.charCodeAt(at)) && /\s/.test(text.charAt(at))
}

function isBullet(code: number): boolean {
  return code >= middleDot && bullets.has(code)
}

function isPlainLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
}

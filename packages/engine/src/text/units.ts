import type { Span } from './span.ts'

/** A sentence, a bullet or a heading: the smallest piece of a text that says one thing. */
export interface Unit extends Span {
  /** Whether it begins a line of the text. */
  readonly startsLine: boolean
  /** Whether an empty line stands before it. */
  readonly startsParagraph: boolean
}

const bullet = /[•●▪■◦‣∙·➢➤►✓✔✦❖\uf0b7\uf0a7\uf0d8]/
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
    const char = text.charAt(i)
    if (bullet.test(char) && char !== '·') ends.push(i)
    else if (isSentenceEnd(text, i, line)) ends.push(i + 1)
  }
  return ends
}

function isSentenceEnd(text: string, at: number, line: Span): boolean {
  const char = text.charAt(at)
  if (char === ';') return true
  if (char !== '.' && char !== '!' && char !== '?') return false
  const after = text.slice(at + 1, at + 4)
  if (!/^(?:["')\]]?\s+\S|[A-Z][a-z])/.test(after)) return false
  if (char !== '.') return true
  if (/^\s+[a-z]/.test(after) || /^\s*\d{1,2}$/.test(text.slice(line.start, at))) return false
  return !abbreviation.test(text.slice(Math.max(line.start, at - 8), at))
}

function trimSpan(text: string, start: number, end: number): Span | undefined {
  let from = start
  let to = end
  while (from < to && isEdge(text.charAt(from))) from += 1
  while (to > from && /\s/.test(text.charAt(to - 1))) to -= 1
  const numbering = /^\d{1,2}[.)]\s+(?=\S)/.exec(text.slice(from, Math.min(to, from + 6)))
  if (numbering) from += numbering[0].length
  return to > from ? { start: from, end: to } : undefined
}

function isEdge(char: string): boolean {
  return /[\s*–—-]/.test(char) || bullet.test(char)
}

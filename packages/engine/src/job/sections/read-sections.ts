import { eachMatch } from '../../text/patterns/each-match.ts'
import type { Span } from '../../text/span.ts'
import type { Token } from '../../text/tokenize.ts'
import { splitUnits, type Unit } from '../../text/units.ts'
import { cutClauses } from '../cuts/cut-clauses.ts'
import { cutGlued } from '../cuts/cut-glued.ts'
import { cutOneLine } from '../cuts/cut-one-line.ts'
import { withBracketsWhole } from '../cuts/with-brackets-whole.ts'
import type { JobSectionKind } from '../lexicon/section-words.ts'
import { withoutBoardTalk } from './board-talk.ts'
import { endsHeading, findHeadings, type Heading, sectionAt } from './find-headings.ts'
import { findBoilerplate, findClosing, tellsHowToApply } from './read-boilerplate.ts'
import { findSignature } from './signature.ts'

/** A sentence or bullet of a posting with the section it stands in. */
export interface JobUnit extends Span {
  readonly section: JobSectionKind
  /** Whether it says what every posting says: benefits, equal opportunity, how to apply. */
  readonly isBoilerplate: boolean
  /** Tokens from `first` to before `last`. */
  readonly first: number
  readonly last: number
}

const asking: ReadonlySet<JobSectionKind> = new Set(['requirements', 'preferred', 'nice', 'duties'])
const given: ReadonlySet<JobSectionKind> = new Set(['benefits', 'about', 'apply'])

/** Splits a posting into units and tells of each which section it belongs to. */
export function readSections(text: string, tokens: readonly Token[]): JobUnit[] {
  const units = cutGlued(text, cutOneLine(text, withBracketsWhole(text, splitUnits(text))), {
    tokens,
    endsHeading,
  })
  const headings = findHeadings(text, tokens, units)
  const tellsBoilerplate = findBoilerplate(text, tokens)
  const closing = Math.min(
    findClosing(tokens, lastAskingHeading(text, headings)),
    findSignature(text, text.length * leastBeforeClosing),
  )
  const codes = codesOf(text)
  const isLabelled = hasRows(text, labelledRow)
  const isRemarked = hasRows(text, remarkedRow)
  const pieces = cutAtHeadings(units, headings)
    .filter(({ start, end }) => wordy.test(text.slice(start, end)))
    .map((piece) => trimmed(text, piece))
    .map((piece) => withoutMark(text, withoutCode(text, piece, codes)))
    .map((piece) => (isLabelled ? withoutLabel(text, piece) : piece))
    .map((piece) => (isRemarked ? withoutRemark(text, piece) : piece))
    .filter(({ start, end }) => end > start)
    .flatMap((piece) => cutClauses(text, piece))
  let at = 0
  const read = pieces.map((piece) => {
    while (at < tokens.length && (tokens[at]?.start ?? 0) < piece.start) at += 1
    const first = at
    while (at < tokens.length && (tokens[at]?.start ?? 0) < piece.end) at += 1
    const section = sectionAt(headings, piece.start)
    const isBoilerplate =
      given.has(section) ||
      (!asking.has(section) && tellsHowToApply(text, piece)) ||
      piece.end > closing ||
      tellsBoilerplate({ ...piece, first, last: at })
    return { start: piece.start, end: piece.end, section, isBoilerplate, first, last: at }
  })
  return withoutBoardTalk(read, text, tokens)
}

/** Nothing is asked without a word: lines of signs are taken no further. */
const wordy = /[\p{L}\p{N}]/u

/** Without blanks, the dash of a next item, and the bullet of plain mail: "> prepare reagents". */
function trimmed(text: string, { start, end }: Span): Span {
  let [from, to] = [start, end]
  while (from < to && isEdge(text.charAt(from))) from += 1
  while (to > from && isEnd(text.charAt(to - 1))) to -= 1
  if (/\s[-–]$/.test(text.slice(Math.max(from, to - 2), to))) to -= 2
  return { start: from, end: to }
}

/** "E1 PhD in …", "D2 Driving licence": a person specification that numbers its lines. */
const coded = /^\W{0,8}([EDK])(\d{1,2})[.:)]?[ \t]+(?=[\p{L}\d])/u
const fewestCoded = 3

/** Letters by which at least three lines are numbered from 1 on. */
function codesOf(text: string): string {
  if (!/\n[^\w\n]{0,8}[EDK]1\b/.test(text)) return ''
  const lines = text.split('\n').flatMap((line) => coded.exec(line)?.[1] ?? [])
  return lines.length < fewestCoded ? '' : [...new Set(lines)].join('')
}

function withoutCode(text: string, { start, end }: Span, codes: string): Span {
  const found = codes === '' ? null : coded.exec(text.slice(start, end))
  return found && codes.includes(found[1] ?? ' ')
    ? { start: start + found[0].length, end }
    : { start, end }
}

/** "Surgery | Prep and scrub in, maintain theatre": what a row is about, and then what one does. */
const labelledRow = /(?<=^|\n)[ \t]*(?!\d)[^|\n]{2,24}\|[ \t]*(?=[^|\n]{25,}(?:\n|$))/g
/** "Load and restrain loads with chains | daily": what one does, and how often. */
const remarkedRow = /(?<=^|\n)[^|\n]{25,}\|[ \t]*[^|\n]{2,14}(?=\n|$)/g
const fewestRows = 3

function hasRows(text: string, row: RegExp): boolean {
  return text.includes('|') && eachMatch(text, row).length >= fewestRows
}

function withoutRemark(text: string, { start, end }: Span): Span {
  const remark = /[ \t]*\|[ \t]*[^|\n]{2,14}$/.exec(text.slice(start, end))
  return { start, end: end - (remark?.[0].length ?? 0) }
}

function withoutLabel(text: string, { start, end }: Span): Span {
  const label = ofRow.exec(text.slice(start, end))
  const isRow =
    label && (start === 0 || /\n[ \t]*$/.test(text.slice(Math.max(0, start - 8), start)))
  return { start: isRow ? start + label[0].length : start, end }
}

const ofRow = /^[^|\n]{2,24}\|[ \t]*(?=[^|\n]{12,}$)/

/** "Cash handling (D) A/I", "Stock control | E | A/I": how much it is asked for and how it is judged are none of the words. */
function withoutMark(text: string, { start, end }: Span): Span {
  const found = ofMark.exec(text.slice(Math.max(start, end - mostLettersOfMark), end))
  return { start, end: end - (found?.[0].length ?? 0) }
}

const mostLettersOfMark = 60
const ofMark =
  /\s*\([ED]\)(?:[ \t]+[AITRCP](?:[ ]?[/,&][ ]?[AITRCP])*)?$|\s*[|\t][ \t]*(?:[ED]|Essential|Desirable)(?:[ \t]*[|\t][ \t]*(?:[AITRCP]|Application|Interview|Test|Certificates?|References?|Medical|Presentation|Portfolio)(?:[ ]?[/,&+][ ]?(?:[AITRCP]|Application|Interview|Test|Certificates?|References?|Medical|Presentation|Portfolio))*)?$/

function isEdge(letter: string): boolean {
  return letter === '>' || isBlank(letter)
}

/** The bar of a table's column ends no cell's words. */
function isEnd(letter: string): boolean {
  return letter === '|' || isBlank(letter)
}

function isBlank(letter: string): boolean {
  return letter <= ' ' || (letter >= '\u0080' && /\s/.test(letter))
}

/** A posting asks for nothing new in the farewell that follows its last list. */
const leastBeforeClosing = 0.4

function lastAskingHeading(text: string, headings: readonly Heading[]): number {
  const last = headings.findLast(({ kind }) => asking.has(kind))
  return Math.max(last?.end ?? 0, text.length * leastBeforeClosing)
}

function cutAtHeadings(units: readonly Unit[], headings: readonly Heading[]): Span[] {
  let at = 0
  return units.flatMap((unit) => {
    while (at < headings.length && (headings[at]?.start ?? 0) < unit.start) at += 1
    let next = at
    while (next < headings.length && (headings[next]?.start ?? 0) < unit.end) next += 1
    if (next === at) return [unit]
    const cuts = headings.slice(at, next)
    const edges = [unit.start, ...cuts.flatMap(({ start, end }) => [start, end]), unit.end]
    const pieces: Span[] = []
    for (let i = 0; i + 1 < edges.length; i += 2) {
      const start = edges[i] ?? 0
      const end = edges[i + 1] ?? 0
      if (end > start) pieces.push({ start, end })
    }
    return pieces
  })
}

import { wordAmong } from '../../text/forms/word-trait.ts'
import { eachMatch } from '../../text/patterns/each-match.ts'
import type { Span } from '../../text/span.ts'
import type { Token } from '../../text/tokenize.ts'
import {
  boardBody,
  boardFact,
  boardMenus,
  boardOpenings,
  boardPhrases,
  boardShelf,
  boardSigns,
  boardTail,
  boardWords,
} from '../lexicon/board-words.ts'
import type { JobSectionKind } from '../lexicon/section-words.ts'
import type { JobUnit } from './read-sections.ts'

/**
 * Leaves out of a posting what the job board wrote around it: "Show more", "123 applicants", what stands
 * above "Full job description", and other jobs below.
 */
export function withoutBoardTalk(
  units: readonly JobUnit[],
  text: string,
  tokens: readonly Token[],
): JobUnit[] {
  const isBoard = boardLines(units, text, tokens)
  const body = bodyStart(text, units, isBoard)
  const tail = tailStart(text)
  const facts = [...findFacts(text), ...findShelves(text)]
  return units.map((unit, at) =>
    isBoard[at] ||
    unit.end <= body ||
    unit.start >= tail ||
    facts.some(({ start, end }) => start <= unit.start && unit.end <= end)
      ? { ...unit, isBoilerplate: true }
      : unit,
  )
}

/**
 * "Job function" above "Management and Manufacturing": what a board files a job under, label and value. A
 * label alone may be the employer's own heading, so there have to be two.
 */
function findFacts(text: string): Span[] {
  const found = [...text.matchAll(boardFact)]
  const labels = new Set(found.map(([, label = '']) => label.toLowerCase()))
  if (labels.size < fewestLabels) return []
  return found.flatMap(({ index, 0: whole, 2: value = '' }) =>
    tellsOfPeople.test(value) ? [] : [{ start: index, end: index + whole.length }],
  )
}

function findShelves(text: string): Span[] {
  return eachMatch(text, boardShelf).map(({ index, 0: line }) => {
    return { start: index, end: index + line.length }
  })
}

const fewestLabels = 2
const tellsOfPeople = /\b(?:years?|must|required|experience|you)\b|[.;]\s*$/i

/** Of each piece whether it is a board's line: a word that may be asked for is one only beside another. */
function boardLines(units: readonly JobUnit[], text: string, tokens: readonly Token[]): boolean[] {
  const isBoard = units.map((unit) => mayBeBoard(tokens, unit) && isBoardLine(lineOf(text, unit)))
  for (const [at, unit] of units.entries())
    if (isBoard[at] && asking.has(unit.section) && mayBeAsked.test(lineOf(text, unit)))
      isBoard[at] = isBoard[at - 1] === true
  return isBoard
}

const asking: ReadonlySet<JobSectionKind> = new Set(['duties', 'requirements', 'preferred', 'nice'])
const mayBeAsked =
  /^\s*(?:linkedin|indeed|glassdoor|print|privacy|menu|search|salaries|messaging)\s*$/i

/** Whether a line is nothing but a board's: "Edinburgh · Reposted 1 week ago · 48 people clicked apply" is. */
export function isBoardLine(written: string): boolean {
  return (
    written.length <= mostLetters &&
    (isBoardPhrase(written) ||
      (ofPage.test(written) && written.split(betweenPhrases).some(isSurePhrase)))
  )
}

/** Whether words are a board's own, like "Easy Apply" or "3 days ago". */
export function isBoardPhrase(written: string): boolean {
  const words = written.trim()
  const first = /^[a-z’']+/i.exec(words)?.[0].toLowerCase().replace('’', "'")
  const mayBe = first ? firstWords.has(first) : /^[\d<>+©(⚑$₹]/.test(words)
  return (mayBe && phrase.test(words)) || boardSigns.test(words)
}

/** "Sign in", "Companies": what a page lets its readers go to heads nothing. */
export function isBoardMenu(written: string): boolean {
  return written.length <= mostMenuLetters && menu.test(written)
}

const mostMenuLetters = 24
const menu = new RegExp(`^(?:${boardMenus.join('|')})$`, 'i')

/** Whether words are a board's own beside others, too: "Print, Radio" are two media. */
export function isBoardPiece(written: string): boolean {
  return !mayBeAsked.test(written) && isBoardPhrase(written)
}

const firstWords: ReadonlySet<string> = new Set(boardOpenings)

const mostLetters = 220
const betweenPhrases = /\s+[·•|>]\s+|\s{2,}/
const phrase = new RegExp(`^(?:${boardPhrases.join('|')})[.:!…]?$`, 'i')

/** Beside other words only what is said of the page counts: "Full-time | Welder" names a job. */
function isSurePhrase(written: string, _at: number, all: readonly string[]): boolean {
  return all.length > 1 && ofPage.test(written) && isBoardPiece(written)
}

const ofPage = /appl(?:y|ic)|\bago\b|posted|review|report|share|print|e-?mail|save/i

function mayBeBoard(tokens: readonly Token[], { first, last, start, end }: JobUnit): boolean {
  if (end - start > mostLetters) return false
  if (first === last || openings.has(tokens[first])) return true
  for (let at = first; at < last; at += 1) if (telling.has(tokens[at])) return true
  return false
}

const openings = wordAmong(boardOpenings)
const telling = wordAmong(boardWords)

function lineOf(text: string, { start, end }: Span): string {
  return text.slice(start, end)
}

/** "About the job" heads what the employer wrote only where the page's own lines stand above it: hours are not. */
function bodyStart(text: string, units: readonly JobUnit[], isBoard: readonly boolean[]): number {
  const found = boardBody.exec(text)
  if (!found || found.index > text.length * mostAbove) return 0
  const isSure = /^full/i.test(found[1] ?? '')
  const isBelow = units.some(
    (unit, at) => isBoard[at] && unit.end <= found.index && ofPage.test(lineOf(text, unit)),
  )
  return isSure || isBelow ? found.index + found[0].length : 0
}

const mostAbove = 0.5
const leastBeforeTail = 0.4

function tailStart(text: string): number {
  const from = Math.floor(text.length * leastBeforeTail)
  const at = text.slice(from).search(boardTail)
  return at === -1 ? Number.POSITIVE_INFINITY : from + at
}

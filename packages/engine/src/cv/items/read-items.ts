import { isDigit } from '../../text/letters/character-kinds.ts'
import { stopRoots } from '../../words/everyday-words.ts'
import type { CvText } from '../cv.ts'
import { cvPassage } from '../cv-text.ts'
import { formLineOf } from '../forms/form-line.ts'
import { monthByName, presentWords } from '../lexicon/calendar-words.ts'
import { isDatedPost, namesHeadOver } from '../lines/dated-heads.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { foldedWords } from '../words/fold.ts'
import { opensWithVerb } from '../words/is-prose.ts'

/** Points between a bullet's sign and its words. */
const mostHang = 30
/** Letters; where nine lines of ten are shorter, none was wrapped. */
const leastWidth = 60

/** Joins lines into what they are items of: a bullet with the lines it runs over, a paragraph, a line. */
export function readItems(
  text: string,
  lines: readonly CvLine[],
  widest = widestOf(lines),
): CvText[] {
  const items: CvText[] = []
  const page = pageOf(lines, widest)
  for (let from = 0; from < lines.length; ) {
    const to = endOfItem(lines, from, page)
    const passage = cvPassage(text, lines[from]?.start ?? 0, lines[to]?.end ?? 0)
    if (passage) items.push(passage)
    from = to + 1
  }
  return items
}

/** The line that each item begins with. */
export function firstLines(lines: readonly CvLine[]): ReadonlySet<CvLine> {
  const firsts = new Set<CvLine>()
  const page = pageOf(lines)
  for (let from = 0; from < lines.length; from = endOfItem(lines, from, page) + 1) {
    const first = lines[from]
    if (first) firsts.add(first)
  }
  return firsts
}

/** Where the item ends that begins at a line. */
function endOfItem(lines: readonly CvLine[], from: number, page: Page): number {
  let to = from
  let before = lines[from]
  const first = before
  while (first && before) {
    const line = lines[to + 1]
    if (!line || !continues(line, { before, first }, page)) break
    if (first.bullet && wouldHaveFitted(line, before, page.widest) && headsRole(lines, to + 1))
      break
    before = line
    to++
  }
  return to
}

/** "Fitter" over "Hill Works, 2015 – 2019", or over both of them, each on a line of its own. */
function headsRole(lines: readonly CvLine[], at: number): boolean {
  const [own = '', ...below] = [0, 1, 2].map((further) => {
    const line = lines[at + further]
    return further > 0 && (line?.bullet || (line?.gap ?? 0) > 0) ? undefined : line?.text
  })
  return namesHeadOver(own, below)
}

/** How the lines of a section stand on their page. */
export interface Page {
  /** How long a line of running text gets before it wraps; infinite where no line is long. */
  readonly width: number
  /** Where lines without a bullet begin, in points; infinite where there are none. */
  readonly left: number
  /** Letters of the longest line. */
  readonly widest: number
  /** Whether a line goes on in small letters below another: text that wraps does so sooner or later. */
  readonly isWrapped: boolean
  /** Whether lines in small letters stand below each other that somebody ended, and no margin; looked at when asked. */
  readonly isByHand: () => boolean
}

/** What the lengths and edges of lines tell of their page. */
export function pageOf(lines: readonly CvLine[], widest = widestOf(lines)): Page {
  let isByHand: boolean | undefined
  return {
    width: wrapWidth(lines),
    left: leftEdge(lines),
    widest,
    isWrapped: lines.some(goesOnSmall),
    isByHand: () => {
      isByHand ??= areByHand(lines, widest)
      return isByHand
    },
  }
}

/** "tills and self checkouts", "trained new starters", "answered the store phone": a short one among them, with more below. */
function areByHand(lines: readonly CvLine[], widest: number): boolean {
  return lines.some((_, at) => isByHand(lines, at, widest))
}

/** With a small letter, and a word that goes on. */
function beginsSmall({ text }: CvLine): boolean {
  return text.charCodeAt(0) > lastPlainCapital && /^\p{Ll}{2,}[ ,]/u.test(text)
}

const lastPlainCapital = 90

/** Whether a line goes on in small letters below one in small letters, and the next one does though it would have fitted. */
export function isByHand(lines: readonly CvLine[], at: number, widest: number): boolean {
  const [above, line, next] = [lines[at - 1], lines[at], lines[at + 1]]
  if (!above || !line || !next || line.gap > 0 || next.gap > 0) return false
  if (above.fontSize > 0 || above.x > 0) return false
  if (!(beginsSmall(line) && beginsSmall(next) && beginsSmall(above))) return false
  return wouldHaveFitted(next, line, widest * mostlyFull)
}

/** Whether a line's first word would have stood beside the line above it, in so many letters. */
export function wouldHaveFitted(line: CvLine, above: CvLine, width: number): boolean {
  const [word = ''] = line.text.split(' ', 1)
  return above.text.length + 1 + word.length <= width
}

/** Letters of the longest line. */
export function widestOf(lines: readonly CvLine[]): number {
  return lines.reduce((most, { text }) => Math.max(most, text.length), 0)
}

interface Above {
  readonly before: CvLine
  readonly first: CvLine
}

const halting = /[.!?:;]["”’)]?$/
/** What goes on in the next line. */
export const hanging =
  /[,&/–-]$|\b(?:and|or|the|of|with|for|to|in|a|an|by|on|at|from|und|et|de|y|con)$/i

/** "Languages : English" below "Licences : …" is a line of its own. */
const label = /^\p{Lu}[\p{L} &/]{2,24}[:：]\s/u

/** Whether a line goes on with the sentence above it. */
export function continues(line: CvLine, { before, first }: Above, page: Page): boolean {
  if (line.bullet || line.numbered || line.hashes > 0 || line.gap > 0) return false
  if (line.index !== before.index + 1 && line.index !== before.index) return false
  const end = before.text.slice(-5)
  const isDated = !first.bullet && isDigit(end.charCodeAt(3)) && endsName(end, line)
  const isFinished = isDated || halting.test(end) || endsOpen(before, line)
  if (!isFinished && hanging.test(end)) return !isIdiomAbove(line, before, page)
  if (opensListOfTools(line) || (isLabelled(line) && isLabelled(first))) return false
  if (isTypedApart(line, { before, first }, page)) return false
  if (isSetApart(line, { before, first })) return false
  if (isHung(line, first, page.left)) return true
  const isHalf = first.bullet && end.endsWith(';')
  if ((!isFinished || isHalf) && /^[\p{Ll}(&,]/u.test(line.text)) return !isDatedPost(line.text)
  const isFull = before.isFull !== false && before.text.length >= page.width * 0.8
  if (first.bullet && line.indent >= first.indent - 1 && line.indent > 0)
    return !isFinished || isFull
  const mayWrap = page.isWrapped || first.bullet || before.isFull === true
  return (
    isFull && !isFinished && mayWrap && !(opensWithVerb(line.text) && opensWithVerb(first.text))
  )
}

/** "CSCS card applied for" above "Driving licence" has nothing to go on with. */
const endsInIdiom =
  /\b(?:applied|paid|booked|registered|enrolled|entered|signed up|asked|called|cared|provided|accounted|sent off|studying|training|working|waiting|logged|checked|based|worked|specialised|trained|qualified) (?:for|in|on|at)$/i

function isIdiomAbove(line: CvLine, before: CvLine, { widest }: Page): boolean {
  return (
    wouldHaveFitted(line, before, widest * mostlyFull) &&
    /^\p{Lu}/u.test(line.text) &&
    endsInIdiom.test(before.text)
  )
}

/**
 * "SolidCAM" above "shortened the cycle of the main part": where nothing but the text tells, a line ended by hand is one
 * whose next word would have fitted, and that word is none of those which tie a sentence together.
 */
function isTypedApart(line: CvLine, { before, first }: Above, { widest, isByHand }: Page): boolean {
  if (first.bullet || before.fontSize > 0 || before.x > 0) return false
  const [beginning = ''] = line.text.split(' ', 1)
  const word = beginning.endsWith(',') ? beginning.slice(0, -1) : beginning
  if (/^\p{L}{2,}:$/u.test(word)) return true
  if (!/^[\p{L}-]+$/u.test(word) || stopRoots().has(word.toLowerCase())) return false
  if (/^\p{Ll}/u.test(first.text) && (widest < leastColumn || isByHand())) return true
  return before.text.length + 1 + word.length <= widest * mostlyFull
}

/** Who begins small and writes no longer line than these letters ends each line by hand. */
const leastColumn = 45

/** A line of running text fills so much of the widest. */
const mostlyFull = 0.85

function goesOnSmall(line: CvLine, at: number, lines: readonly CvLine[]): boolean {
  if (at === 0 || line.gap > 0 || line.bullet || !/^[\p{Ll}(&]/u.test(line.text)) return false
  return !halting.test(lines[at - 1]?.text.slice(-5) ?? '')
}

/** "NVQ Level 3, Hill College, 2017": its year ends a name. */
function endsName(end: string, { text }: CvLine): boolean {
  return /\b(?:19|20)\d\d\)?$/.test(end) && /^\p{Lu}/u.test(text)
}

/** "Module leader, 2021–": what goes on is the time, and not the line, unless its end stands below. */
function endsOpen({ text }: CvLine, { text: below }: CvLine): boolean {
  if (!openYear.test(text.slice(-lettersOfYear))) return false
  const [word = ''] = foldedWords(below.slice(0, lettersOfEnd))
  return !(isDigit(word.charCodeAt(0)) || monthByName.has(word) || presentWords.has(word))
}

const openYear = /(?<!\d)(?:19|20)\d\d(?:\/\d\d)? ?[-–—]$/
const lettersOfYear = 10
const lettersOfEnd = 24

function isLabelled({ text }: CvLine): boolean {
  return /[:：]/.test(text) && label.test(text)
}

/** "Environment: Java, Oracle" below what was done goes on with none of it. */
function opensListOfTools(line: CvLine): boolean {
  const form = formLineOf(line)
  return form?.label === 'tools' && form.from < line.end
}

/** Where the page tells: type of another weight or size, or an edge left of the bullet's. */
function isSetApart(line: CvLine, { before, first }: Above): boolean {
  if (line.fontSize === 0 || before.fontSize === 0) return false
  const isOtherSize = Math.abs(line.fontSize - before.fontSize) > 0.4
  const isLeftOf = first.bullet && first.fontSize > 0 && first.x > 0 && line.x < first.x - 3
  return isOtherSize || (line.bold && !before.bold) || isLeftOf
}

/** Below a bullet's words, right of its sign: a narrow column breaks lines that look short. */
function isHung(line: CvLine, first: CvLine, left: number): boolean {
  const hang = line.x - first.x
  const isIndented = first.x > left + 3 && hang >= -1
  return first.bullet && first.x > 0 && !line.bold && hang < mostHang && (hang > 3 || isIndented)
}

function leftEdge(lines: readonly CvLine[]): number {
  let edge = Number.POSITIVE_INFINITY
  for (const { bullet, x } of lines) if (!bullet) edge = Math.min(edge, x)
  return edge
}

function wrapWidth(lines: readonly CvLine[]): number {
  const shorter = Math.floor(lines.length * 0.9)
  const long: number[] = []
  for (const { text } of lines) if (text.length >= leastWidth) long.push(text.length)
  const at = shorter - (lines.length - long.length)
  if (at < 0 || long.length === 0) return Number.POSITIVE_INFINITY
  // Of few lines it is the longest.
  if (at === long.length - 1) return Math.max(...long)
  return long.sort((a, b) => a - b)[at] ?? Number.POSITIVE_INFINITY
}

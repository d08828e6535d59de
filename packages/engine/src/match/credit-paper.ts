import type { Span } from '../text/span.ts'
import { tokenize } from '../text/tokenize.ts'
import { readStanding, standingCredit } from './read-standing.ts'

interface Grade {
  readonly scale: 'level' | 'edition'
  readonly step: number
}

/** What a posting says of a paper beside its name. */
export interface AskedPaper {
  /** "Level 3", "18th edition": a lower one is worth a part. */
  readonly grade: Grade | null
  /** "NMC registration (adult)": the branch in brackets, in lower case. */
  readonly branch: string | null
  /** "Qualified or finalist": who is on the way to it is welcome, too. */
  readonly isOpenToLearners: boolean
}

const lowerGrade = 0.5
const otherBranch = 0.3

interface Place {
  readonly line: Span
  readonly hit: Span
  readonly asked: AskedPaper
}

/** The share of a paper's credit that a place of a CV earns: on its way, lapsed, of a lower level or another branch. */
export function creditPaper(text: string, { line, hit, asked }: Place): number {
  const standing = readStanding(text, line, hit)
  const byStanding =
    asked.isOpenToLearners && standing === 'underway' ? 1 : standingCredit[standing]
  const branch = readBranch(text, hit.end)
  const isOther = asked.branch !== null && branch !== null && !sharesWord(asked.branch, branch)
  const isLower = asked.grade !== null && isBelow(readGrade(clauseAt(text, line, hit)), asked.grade)
  return byStanding * (isOther ? otherBranch : 1) * (isLower ? lowerGrade : 1)
}

/** Reads what a posting says of a paper: its level, its branch, and whether learners may come. */
export function readAskedPaper(text: string, ask: Span, sentence: Span): AskedPaper {
  return {
    grade: readGrade(text.slice(ask.start, ask.end)),
    branch: readBranch(text, ask.end),
    isOpenToLearners: learners.test(text.slice(sentence.start, sentence.end)),
  }
}

const learners =
  /\b(?:finalists?|part[- ]?qualified|studying|working towards|near(?:ly|ing)|newly|trainees?|learners?|willing(?:ness)? to (?:obtain|gain|get|work)|able to obtain|eligib(?:le|ility) for|within \w+ (?:days|weeks|months)|(?:or|to be) (?:obtained|gained))\b/i

function readBranch(text: string, end: number): string | null {
  const written = /^\s*\((\p{L}[\p{L} &/-]{2,30})\)/u.exec(text.slice(end, end + 36))?.[1]
  return written?.toLowerCase() ?? null
}

function sharesWord(one: string, other: string): boolean {
  const roots = new Set(tokenize(one).map(({ root }) => root))
  return tokenize(other).some(({ root }) => roots.has(root))
}

function readGrade(written: string): Grade | null {
  const edition = /\b(\d{1,2})(?:st|nd|rd|th)\s+edition\b/i.exec(written)
  if (edition) return { scale: 'edition', step: Number(edition[1]) }
  const level = /\b(?:level|lvl|stage)\s*(\d)\b/i.exec(written)
  return level && { scale: 'level', step: Number(level[1]) }
}

function isBelow(held: Grade | null, asked: Grade): boolean {
  return held !== null && held.scale === asked.scale && held.step < asked.step
}

/** What stands between the commas around a paper. */
function clauseAt(text: string, line: Span, hit: Span): string {
  const before = text.slice(line.start, hit.start)
  const after = text.slice(hit.end, line.end)
  const cut = Math.max(before.lastIndexOf(','), before.lastIndexOf(';'), before.lastIndexOf('.'))
  const end = after.search(/[,;.]/)
  return text.slice(line.start + cut + 1, end < 0 ? line.end : hit.end + end)
}

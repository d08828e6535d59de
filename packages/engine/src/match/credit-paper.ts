import type { Span } from '../text/span.ts'
import { tokenize } from '../text/tokenize.ts'
import { isOffRegister, readStanding, standingCredit } from './read-standing.ts'

interface Grade {
  readonly scale: 'level' | 'edition'
  readonly step: number
}

/** What a posting says of a paper beside its name. */
export interface AskedPaper {
  /** "Level 3", "18th edition": a lower one is worth a part. */
  readonly grade: Grade | null
  /** "NMC registration (adult)", "as hygienist or therapist": the branches that will do; none named, any will. */
  readonly branches: readonly string[]
  /** Whether the branches are trades, as titles are: "as hygienist", but not "(adult)". */
  readonly isByTrade: boolean
  /** "CPCS A04": the code of what the paper is for. */
  readonly code: string | null
  /** "Qualified or finalist": who is on the way to it is welcome, too. */
  readonly isOpenToLearners: boolean
}

/** What a posting asks that names a paper and says no more of it. */
export const plainPaper: AskedPaper = {
  grade: null,
  branches: [],
  isByTrade: false,
  code: null,
  isOpenToLearners: false,
}

const lowerGrade = 0.5
const otherBranch = 0.3

interface Place {
  readonly line: Span
  readonly hit: Span
  readonly asked: AskedPaper
  /** Where the CV names titles: "GDC registered nurse" is registered as that. */
  readonly titles: readonly Span[]
}

/** The share of a paper's credit that a place of a CV earns: on its way, lapsed, of a lower level or another branch. */
export function creditPaper(text: string, { line, hit, asked, titles }: Place): number {
  const standing = isOffRegister(text) ? 'lapsed' : readStanding(text, line, hit)
  const byStanding =
    asked.isOpenToLearners && standing === 'underway' ? 1 : standingCredit[standing]
  const held = asked.branches.length > 0 ? readHeldBranches(text, { hit, titles, asked }) : []
  const isOther = held.length > 0 && !asked.branches.some((one) => held.some(isSameAs(one)))
  const codes = asked.code === null ? [] : codesIn(text.slice(hit.start, line.end))
  const isForOther = codes.length > 0 && !codes.some((code) => code.startsWith(asked.code ?? ''))
  return (
    byStanding * (isOther || isForOther ? otherBranch : 1) * creditGrade(text, { line, hit, asked })
  )
}

/** What a paper is worth by its own level, where a CV says it: a lower one than is asked for is worth a part. */
export function creditGrade(
  text: string,
  { line, hit, asked }: Pick<Place, 'line' | 'hit'> & { readonly asked: Pick<AskedPaper, 'grade'> },
): number {
  const isLower = asked.grade !== null && isBelow(readGrade(clauseAt(text, line, hit)), asked.grade)
  return isLower ? lowerGrade : 1
}

/** Reads what a posting says of a paper: its level, its branch, and whether learners may come. */
export function readAskedPaper(text: string, ask: Span, sentence: Span): AskedPaper {
  return {
    grade: readGrade(text.slice(ask.start, ask.end)),
    ...readAskedBranches(text, ask),
    code: codesIn(text.slice(ask.start, ask.end + codeReach))[0] ?? null,
    isOpenToLearners: isOpenToLearners(text.slice(sentence.start, sentence.end)),
  }
}

/** "Qualified or working towards it", "part-qualified": whether a sentence welcomes who is on the way. */
export function isOpenToLearners(sentence: string): boolean {
  return learners.test(sentence)
}

const learners =
  /\b(?:finalists?|part[- ]?qualified|studying|work(?:ing)? towards?|near(?:ly|ing)|newly|trainees?|learners?|willing(?:ness)? to (?:obtain|gain|get|work)|able to obtain|eligib(?:le|ility) for|within \w+ (?:days|weeks|months)|(?:or|to be) (?:obtained|gained))\b/i

const codeReach = 6

/** The codes by which papers name machines and duties: "A04", "A60C". */
function codesIn(written: string): readonly string[] {
  return written.match(/\b[A-Z]{1,2}\d{2,3}[A-Z]?\b/g) ?? []
}

const anyBranch = { branches: [], isByTrade: false } as const

/** A posting may name a paper in several places, and its branch in one of them. */
function readAskedBranches(
  text: string,
  { start, end }: Span,
): Pick<AskedPaper, 'branches' | 'isByTrade'> {
  const paper = text.slice(start, end)
  if (paper === '') return anyBranch
  for (let at = text.indexOf(paper); at >= 0; at = text.indexOf(paper, at + 1)) {
    const behind = at + paper.length
    const branches = readBranches(text, behind)
    const isByTrade = !inBrackets.test(text.slice(behind, behind + 96))
    if (branches.length > 0) return { branches, isByTrade }
  }
  return anyBranch
}

const inBrackets = /^\s*\((\p{L}[\p{L} &/-]{2,30})\)/u
const namedAs = /^[^.,;:(\n]{0,16}\bas (?:an? )?(\p{L}[\p{L} /-]{2,60})/u
const saysHowMuch =
  /^(?:required|essential|mandatory|desirable|preferred|or|if|current|valid|full)\b/i

function readBranches(text: string, end: number): readonly string[] {
  const after = text.slice(end, end + 96)
  const written = (inBrackets.exec(after) ?? namedAs.exec(after))?.[1]
  if (!written || saysHowMuch.test(written)) return []
  return written.toLowerCase().split(/\s*\/\s*|\s+(?:or|and)\s+(?:an? )?/)
}

/** How far behind a paper's name the title may stand that it was given for. */
const titleReach = 16

function readHeldBranches(
  text: string,
  { hit, titles, asked }: Omit<Place, 'line'>,
): readonly string[] {
  const branches = readBranches(text, hit.end)
  if (branches.length > 0) return branches
  return titles
    .filter(({ start, end }) => start > hit.start && end > hit.end)
    .filter(({ start }) => start <= hit.end + titleReach)
    .filter(({ start }) => /^(?:[\s:]|register(?:ed)?|as|an?)*$/i.test(text.slice(hit.end, start)))
    .flatMap(({ start, end }) => {
      const own = readBranches(text, end)
      return own.length > 0 || !asked.isByTrade ? own : [text.slice(start, end).toLowerCase()]
    })
}

/** Whether one of two branches has all words of the other: "adult" and "adult nursing". */
function isSameAs(one: string): (other: string) => boolean {
  const own = rootsOf(one)
  return (other) => {
    const roots = rootsOf(other)
    return isWithin(own, roots) || isWithin(roots, own)
  }
}

function isWithin(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  return [...some].every((root) => all.has(root))
}

function rootsOf(written: string): ReadonlySet<string> {
  return new Set(tokenize(written).map(({ root }) => root))
}

function readGrade(written: string): Grade | null {
  const edition = /\b(\d{1,2})(?:st|nd|rd|th)\s+edition\b/i.exec(written)
  if (edition) return { scale: 'edition', step: Number(edition[1]) }
  const level =
    /\b(?:levels?|lvl|stage|[ns]vq)\s*(?:\d\s*(?:and|to|[&+,])\s*(?:level\s*)?)?(\d)\b/i.exec(
      written,
    )
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

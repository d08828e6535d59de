import type { Month } from '../../candidate/months-worked.ts'
import type { AskedPaper } from '../../papers/asked-paper.ts'
import { codesIn, type Grade, readBranches, readGrade } from '../../papers/paper-marks.ts'
import { firstIndex } from '../../text/first-index.ts'
import { rootsIn } from '../../text/roots-in.ts'
import type { Span } from '../../text/span.ts'
import { hasRunOut } from './has-run-out.ts'
import { isToCome } from './is-to-come.ts'
import { isOffRegister, readStanding, standingCredit } from './read-standing.ts'

const lowerGrade = 0.5
/** Who holds a level of a paper may not do what the next one allows. */
const lowerPaper = 0.35
const otherBranch = 0.3

interface Place {
  readonly line: Span
  readonly hit: Span
  readonly asked: AskedPaper
  /** Where the CV names titles: "GDC registered nurse" is registered as that. */
  readonly titles: readonly Span[]
  /** Where it names papers: what is said behind the next one is said of that. */
  readonly papers: readonly Span[]
  /** When the CV is read: a paper may have run out by then. */
  readonly today: Month
}

/** The share of a paper's credit that a place of a CV earns: on its way, lapsed, of a lower level or another branch. */
export function creditPaper(
  text: string,
  { line, hit, asked, titles, papers, today }: Place,
): number {
  const own = untilNext(text, { line, hit, papers })
  const isGone = isOffRegister(text) || hasRunOut(text, hit.end, today)
  const read = isGone ? 'lapsed' : readStanding(text, own, hit)
  const isAhead = read === 'held' && isToCome(text.slice(0, own.end), hit.end, today)
  const standing = isAhead ? 'underway' : read
  const byStanding =
    asked.isOpenToLearners && standing === 'underway' ? 1 : standingCredit[standing]
  const held = asked.branches.length > 0 ? readHeldBranches(text, { hit, titles, asked }) : []
  const isOther = held.length > 0 && !asked.branches.some((one) => held.some(isSameAs(one)))
  const codes = asked.code === null ? [] : codesIn(text.slice(hit.start, line.end))
  const isForOther = codes.length > 0 && !codes.some((code) => code.startsWith(asked.code ?? ''))
  return (
    byStanding *
    (isOther || isForOther ? otherBranch : 1) *
    creditGrade(text, { line, hit, asked }, lowerPaper)
  )
}

/** "First aid, SIA licence (expired)": a line up to the next paper that a comma parts from this one. */
function untilNext(
  text: string,
  { line, hit, papers }: Pick<Place, 'line' | 'hit' | 'papers'>,
): Span {
  const at = firstIndex(papers, ({ start }) => start > hit.end)
  const next = papers[at]?.start ?? line.end
  const end = Math.min(next, line.end)
  const isOther =
    /[,;]/.test(text.slice(hit.end, end)) && !/\b(?:both|all)\b/i.test(text.slice(end, line.end))
  return isOther ? { start: line.start, end } : line
}

/** What a paper is worth by its own level, where a CV says it: a lower one than is asked for is worth a part. */
export function creditGrade(
  text: string,
  { line, hit, asked }: Pick<Place, 'line' | 'hit'> & { readonly asked: Pick<AskedPaper, 'grade'> },
  lower = lowerGrade,
): number {
  const isLower = asked.grade !== null && isBelow(readGrade(clauseAt(text, line, hit)), asked.grade)
  return isLower ? lower : 1
}

/** How far behind a paper's name the title may stand that it was given for. */
const titleReach = 16

function readHeldBranches(
  text: string,
  { hit, titles, asked }: Pick<Place, 'hit' | 'titles' | 'asked'>,
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
  return new Set(rootsIn(written))
}

/** A level or an edition under the one that is asked for. */
export function isBelow(held: Grade | null, asked: Grade): boolean {
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

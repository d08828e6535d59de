import { titleHeads } from '../../cv/lexicon/title-words.ts'
import type { TitleHit } from '../../lexicon/find/find-terms.ts'
import { workVerbs } from '../../lexicon/verbs/work-verbs.ts'
import type { Span } from '../../text/span.ts'
import { documentWords } from '../lexicon/head-words.ts'
import { isBoardLine } from '../sections/board-talk.ts'
import type { JobUnit } from '../sections/read-sections.ts'
import type { HeadLine } from './head-lines.ts'
import {
  firstNamed,
  mostLettersBefore,
  mostTitleLetters,
  readerAs,
  subjectOf,
  wantedDoer,
  wantedTitle,
} from './title-in-sentences.ts'
import { withoutTitleLead } from './without-title-lead.ts'

/** Whom the law wants addressed: "Educator (m/f/d)". */
const forAll = /\((?:[mfwdhxv]\s?[/|]\s?){1,2}[mfwdhxv]\)|\(all genders\)/i
/** "… invites applications for the post of", with the title on the next line. */
const announces =
  /\b(?:post|position|role|vacancy) of:?$|\b(?:search|seek|hire|want|need|appoint|recruit)\b.{0,60}\ban?:?$/i

/** "Family in Zug seeks live-in nanny": who wants somebody stands before whom. */
const hires =
  /\b(?:seeks?|requires?|is looking for|are looking for|is seeking|are seeking|(?:role|position) as)\b/i

interface Found {
  readonly lines: readonly HeadLine[]
  readonly units: readonly JobUnit[]
  readonly titles: readonly TitleHit[]
}

/**
 * Where a posting says what the job is called: its first line, a labelled line, another line of its
 * head, what it says it is looking for, or the first title it names.
 */
export function findJobTitle(text: string, { lines, units, titles }: Found): Span | null {
  const own = (line: Span) => titles.find((hit) => hit.start >= line.start && hit.end <= line.end)
  const marked = lines.find(({ start, end }) => forAll.test(text.slice(start, end)))
  if (marked) return withoutTitleLead(text, marked)
  const first = firstLine(text, termsIn(text, lines, own)) ?? gluedLine(text, lines)
  const plain = first && !isDocument(text, first) ? first : null
  const titled = plain && own(plain)
  const [opening] = lines
  const isBare = opening?.kind !== 'company' && opening?.label !== 'title'
  if (titled && isBare) {
    const isWanted = hires.test(text.slice(plain.start, titled.start))
    return (isWanted && wantedTitle(text, units, titles)) || plain
  }
  const isOpening = opening !== undefined && (!first || opening.start < first.end)
  const told = titleInHead(text, lines, { own, from: isOpening ? 1 : 0 })
  if (told) return told
  if (titled) return plain
  const wanted = wantedTitle(text, units, titles)
  if (plain) return wantedInHead(wanted) ?? titleBelowEmployer(text, lines) ?? plain
  return (
    wanted ??
    readerAs(text, units, titles) ??
    subjectOf(text, units) ??
    firstNamed(text, units, titles) ??
    wantedDoer(text, units) ??
    belowEmployer(text, lines)
  )
}

interface HeadSearch {
  readonly own: (line: Span) => TitleHit | undefined
  /** The first line that may be it without a label. */
  readonly from: number
}

/** Behind its label, below "for the post of", or in a line that opens with a title. */
function titleInHead(
  text: string,
  lines: readonly HeadLine[],
  { own, from }: HeadSearch,
): Span | null {
  const labelled = lines.find(({ label }) => label === 'title')
  if (labelled) return { start: labelled.start, end: labelled.end }
  const announced = lines.findIndex(({ start, end }) => announces.test(text.slice(start, end)))
  const next = announced >= 0 ? lines[announced + 1] : undefined
  if (next) return withoutTitleLead(text, next)
  const opensWithTitle = lines.slice(from).find((line) => {
    const hit = line.label === null && line.kind !== 'company' ? own(line) : undefined
    return (
      hit &&
      hit.start - line.start <= mostLettersBefore &&
      !endsSentence(text.slice(line.start, line.end)) &&
      !isTask(text.slice(line.start, hit.start))
    )
  })
  return opensWithTitle ? withoutTitleLead(text, opensWithTitle) : null
}

/** "Correspond with property managers", "Review property managers' accounts": what is done with holders of a title stands before it. */
function isTask(before: string): boolean {
  const [first = '', second = ''] = before.trim().split(/\s+/)
  const isVerb = workVerbs.has(first.toLowerCase()) && /^\p{Ll}/u.test(second)
  return isVerb || /^(?:with|to|that|the|all|any|as)$/.test(second)
}

/** In words that no list knows: the line below the employer's, where it is neither a sentence nor a place. */
function belowEmployer(text: string, [employer, below]: readonly HeadLine[]): Span | null {
  if (employer?.kind !== 'company' || !below || below.label || below.kind === 'place') return null
  return /[.!?:]$/.test(text.slice(below.start, below.end)) ? null : withoutTitleLead(text, below)
}

/** "Hollowmere Hospital, Cheltenham" above "Scrub Practitioner - Orthopaedic Theatres": what ends as titles do, whether or not any list has it. */
function titleBelowEmployer(text: string, lines: readonly HeadLine[]): Span | null {
  const below = belowEmployer(text, lines)
  const written = below ? text.slice(below.start, below.end) : ''
  const [named = ''] = written.split(/ [-–—|] |[,(]/)
  const last = named.trim().split(' ').at(-1) ?? ''
  return titleHeads.has(last.toLowerCase()) ? below : null
}

/** A first line that names no work is a title all the same, unless the posting soon says what it wants. */
function wantedInHead(wanted: Span | null): Span | null {
  return wanted && wanted.start < 400 ? wanted : null
}

function isDocument(text: string, line: Span): boolean {
  const written = text.slice(line.start, line.end).toLowerCase()
  return documentWords.some((words) => written.startsWith(words)) || /,$/.test(written)
}

const filledLine = /\S[^\n]*/g

/** "£32,000 a year", "Full-time, permanent", "Location: Hull": lines that name no job, by where they end. */
function termsIn(
  text: string,
  lines: readonly HeadLine[],
  own: (line: Span) => unknown,
): ReadonlySet<number> {
  const terms = lines.filter(
    (line) =>
      (line.label
        ? line.label !== 'title' && isWholeLine(text, line)
        : tellsTermsOnly(text, line)) && !own(line),
  )
  return new Set(terms.map(({ end }) => end))
}

/** "Cabin Crew – Base: Luton" tells of more than where. */
function isWholeLine(text: string, { start }: Span): boolean {
  return /^\s*[\p{L} ]*[:：\t]?\s*$/u.test(text.slice(text.lastIndexOf('\n', start - 1) + 1, start))
}

/** "Driver | Immediate start" opens with a post. */
function tellsTermsOnly(text: string, { kind, segments: [first] }: HeadLine): boolean {
  if (kind !== 'fact') return false
  const last = first && /\p{L}+$/u.exec(text.slice(first.start, first.end))?.[0]
  return !last || !titleHeads.has(last.toLowerCase())
}

/** The first line that is not the job board's and tells no terms, where it is short and no sentence. */
function firstLine(text: string, terms: ReadonlySet<number>): Span | null {
  filledLine.lastIndex = 0
  let line = filledLine.exec(text)
  while (
    line &&
    (isBoardLine(line[0]) || aboveTitle.test(line[0]) || terms.has(endOf(line[0], line.index)))
  )
    line = filledLine.exec(text)
  if (!line) return null
  const start = line.index
  const cell = line[0].length > mostTitleLetters ? line[0].indexOf(' | ') : -1
  const end = start + (cell > 0 ? cell : line[0].length)
  if (end - start > mostTitleLetters || /:\s*$/.test(text.slice(start, end))) return null
  if (endsSentence(text.slice(start, end).trimEnd())) return null
  if (/^https?:/i.test(text.slice(start, end))) return null
  return withoutTitleLead(text, { start, end })
}

/** "Job description", "Overview", "General summary and key duties": lines that head what a posting says, whatever the job is called. */
const aboveTitle =
  /^(?:(?:(?:full|the|this|your|our|and|of|general|key|primary|main|essential|brief|job|role|position|post|work) )*(?:descriptions?|details|summary|overview|purpose|objectives?|responsibilities|duties|requirements|qualifications)(?: (?=and)|\W*$))+$|^about (?:(?:the|our|us|you|this) ?)*(?:\S+(?: \S+)?)? ?$/i

function endOf(line: string, start: number): number {
  return start + line.trimEnd().length
}

/** "Hill Builders Inc." ends none. */
function endsSentence(written: string): boolean {
  return /[.!?]$/.test(written) && !/\b(?:inc|ltd|co|corp|pty|s\.a|s\.l|p\.l\.c)\.$/i.test(written)
}

/** "Fibre Splicing TechnicianNorthwold Networks": the first line, where all breaks were lost. */
function gluedLine(text: string, [opening, next]: readonly HeadLine[]): Span | null {
  if (!opening || opening.label || opening.kind === 'company' || next?.start !== opening.end)
    return null
  const words = text.slice(opening.start, opening.end)
  return words.length > mostTitleLetters || /[.!?:,]$/.test(words) || noTitle.test(words)
    ? null
    : { start: opening.start, end: opening.end }
}

const noTitle = /^(?:overview|about|summary|description|introduction|job|role|apply)\b/i

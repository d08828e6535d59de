import type { CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { duration } from '../dates/duration.ts'
import { departments } from '../lexicon/departments.ts'
import { tellsTerms } from '../lexicon/employment-terms.ts'
import { roleLabels } from '../lexicon/organisation-words.ts'
import { isOnlyPlace } from '../words/cut-place.ts'
import { isFullStop } from '../words/end-of-sentence.ts'
import { foldedPhrase } from '../words/fold.ts'
import { type Cut, splitSegments } from '../words/split-segments.ts'
import {
  hinted,
  leanOf,
  likely,
  organisationWeight,
  sure,
  titleWeight,
} from '../words/weigh-words.ts'
import { joinTopic } from './join-topic.ts'
import { timeOff } from './lines-apart.ts'
import type { RoleLine } from './role-lines.ts'
import { splitAtBracket, splitAtCapitals, splitAtWith } from './split-title-and-firm.ts'
import { labelledByStops, takeLabelled } from './take-labelled.ts'
import { isListedTerm } from './terms-aside.ts'
import { titleBehindEmployer } from './title-behind-employer.ts'
import { withoutSize } from './without-size.ts'

/** What stands in the head of a role, by whether a label, or its words alone, tell what it is. */
export interface HeadSegments {
  readonly labelled: {
    readonly title?: CvText
    readonly company?: CvText
    readonly location?: CvText
  }
  readonly places: readonly CvText[]
  /** A title, an employer, or both. */
  readonly others: readonly CvText[]
}

const noise =
  /^(?:expected|anticipated|graduated|graduation|completed|from|since|to|in|at|present|current)$/i

/** Cuts the head of a role at what parts its names. */
export function headSegments(text: string, head: readonly RoleLine[]): HeadSegments {
  const isDated = head.some(({ dates }) => dates.length > 0)
  const joined = head
    .filter(({ line }) => !line.stopped)
    .flatMap((line) => {
      const segments = joinTitles(text, splitSegments(text, line.line, cutsOf(line)))
      return joinTopic(text, segments, head)
    })
    .filter((segment) => !isListedTerm(segment.text))
    .reduce((joined, segment) => joinSubject(text, joined, segment), nothing)
  const cut = (isDated ? cutsOfDated : cutsOfUndated).reduce(
    (segments, step) => cutBy(step, text, segments),
    joined,
  )
  const found = isDated ? cut.flatMap((segment) => titleBehindEmployer(text, segment, cut)) : cut
  const { labelled, rest } = takeLabelled(text, found)
  const named = rest
    .filter((segment) => !isNoise(segment) || (rest.length === 1 && timeOff.test(segment.text)))
    .flatMap((segment) => withoutDetail(text, segment))
  const places = named.length > 1 ? named.filter(({ text: words }) => isOnlyPlace(words)) : []
  const told = head.map(({ line }) => labelledByStops(text, line))
  return {
    labelled: Object.assign({}, labelled, ...told),
    places,
    others: named.filter((segment) => !places.includes(segment)),
  }
}

type CutNames = (text: string, segment: CvText) => readonly CvText[]

function cutBy(step: CutNames, text: string, segments: readonly CvText[]): readonly CvText[] {
  const cut: CvText[] = []
  for (const segment of segments) cut.push(...step(text, segment))
  return cut
}

const cutsOfUndated: readonly CutNames[] = [
  withoutTimeLabel,
  withoutTerms,
  withoutSize,
  splitAtWith,
  splitAtCapitals,
]
/** A stop or a bracket parts names only where a time says that the line names a role. */
const cutsOfDated: readonly CutNames[] = [
  withoutTimeLabel,
  withoutTerms,
  withoutSize,
  splitAtStop,
  splitAtWith,
  splitAtBracket,
  splitAtCapitals,
]

/** "Most recently: Bookkeeper", "Present position (since 2018): Import Clerk": which of the roles it is, and no name of it. */
function withoutTimeLabel(text: string, segment: CvText): CvText[] {
  const mayBeLabel = segment.quote.length <= longestLabel || /[:：]/.test(segment.quote)
  const label = mayBeLabel ? timeLabel.exec(segment.quote) : null
  if (!label) return [segment]
  const rest = cvText(text, segment.span.start + label[0].length, segment.span.end)
  return rest ? [rest] : []
}

/** Of one that nothing follows. */
const longestLabel = 36
const timeLabel =
  /^(?:where|now|today|then|currently|presently|previously|formerly|earlier|recently|prior|at present|before (?:that|this)|(?:and )?most recently|(?:my )?(?:current|present|most recent|latest|last|previous|former|first) (?:job|role|position|post|employer|employment|work))(?:\s*[:：]\s*|\s*\(?$)/iu

/** Dates are no part of a name; brackets around a later one hold something else altogether. */
function cutsOf({ line, dates }: RoleLine): readonly Cut[] {
  const [first, ...later] = dates
  if (!first || later.length === 0 || !line.text.includes('(')) return dates
  const brackets = later.map((own) => {
    const start = line.text.lastIndexOf('(', own.start - line.start)
    const end = line.text.indexOf(')', Math.max(0, start)) + 1
    const isInside = start >= first.end - line.start && end >= own.end - line.start
    return isInside ? { start: line.start + start, end: line.start + end } : own
  })
  return [first, ...brackets]
}

/** "Driver - temporary, Hill Ltd", "(part-time): Sales Assistant", "(3 months): Relief cook", "Cook (nights) Hill Inn": on what terms somebody worked parts names, or stands before them. */
function withoutTerms(text: string, segment: CvText): CvText[] {
  const leading = /^([^,()]{2,24}?)(?:,| at) /.exec(segment.quote)
  if (leading && tellsTerms(leading[1] ?? '')) {
    const { start, end } = segment.span
    const rest = cvText(text, start + leading[0].length, end)
    if (rest) return [rest]
  }
  if (!segment.quote.includes('(')) return [segment]
  const match = /^\(([^()]{2,24})\)\s*[:,–-]?\s*|\s\(([^()]{2,24})\) (?=\p{Lu})/u.exec(
    segment.quote,
  )
  const terms = match?.[1] ?? match?.[2]
  const isTime = match?.index === 0 && duration.test(terms ?? '')
  if (!match || !terms || !(isTime || tellsTerms(terms))) return [segment]
  const { start, end } = segment.span
  const before = cvText(text, start, start + match.index)
  const after = cvText(text, start + match.index + match[0].length, end)
  return [before, after].filter((part) => part !== null)
}

/** "Working Student / Junior Developer, Hill Ltd": two titles are one name, and what follows them another. */
function joinTitles(text: string, segments: readonly CvText[]): CvText[] {
  const joined: CvText[] = []
  for (const segment of segments) {
    const before = joined.at(-1)
    const isSlashed = before && text.slice(before.span.end, segment.span.start).trim() === '/'
    const comma = segment.quote.indexOf(',')
    const length = comma < 0 ? segment.quote.length : comma
    const areTitles = isSlashed && isPost(before.text) && isPost(segment.quote.slice(0, length))
    const end = segment.span.start + length
    const both = areTitles ? cvText(text, before.span.start, end) : null
    if (!both) joined.push(segment)
    else {
      const rest = comma < 0 ? null : cvText(text, end + 1, segment.span.end)
      joined.splice(-1, 1, both, ...(rest ? [rest] : []))
    }
  }
  return joined
}

const nothing: readonly CvText[] = []

/** "Analyst - Finance, Hill Stores plc": what a post is about belongs to it, and the firm stands behind. */
function joinSubject(text: string, before: readonly CvText[], segment: CvText): readonly CvText[] {
  const post = before.at(-1)
  const comma = segment.quote.indexOf(',')
  const gap = post ? text.slice(post.span.end, segment.span.start) : ''
  const mayHold = post && (isPost(post.text) || learners.test(post.text))
  if (!mayHold || comma < 0 || !/^ [-–—] $/.test(gap)) return [...before, segment]
  const cut = segment.span.start + comma
  const subject = segment.quote.slice(0, comma)
  const both = cvText(text, post.span.start, cut)
  const firm = cvText(text, cut + 1, segment.span.end)
  const isSubject =
    /^\p{Lu}[\p{L}& ]{1,24}$/u.test(subject) &&
    (organisationWeight(subject) < hinted || shortPosts.test(subject) || isTrade(post, subject)) &&
    !isOnlyPlace(subject)
  const isFirm =
    firm !== null &&
    (organisationWeight(firm.text) >= sure ||
      (departments.test(subject) && !isOnlyPlace(firm.text))) &&
    titleWeight(firm.text) < hinted &&
    !namesKind.test(firm.text)
  return isSubject && isFirm && both ? [...before.slice(0, -1), both, firm] : [...before, segment]
}

/** "Hill & Lyle, Chartered Accountants": behind the name of a firm, what kind of firm it is. */
const namesKind =
  /^(?:(?:chartered|certified|registered|consulting|estate|letting|land|insurance|patent|quantity|building|veterinary|dental|funeral|civil|structural|management|tax|landscape|interior|wealth|financial) (?:and )?){0,2}(?:accountants|solicitors|barristers|architects|surveyors|engineers|agents|auctioneers|valuers|brokers|actuaries|advocates|attorneys|lawyers|notaries|auditors|consultants|advisers|advisors|surgeons|directors|planners|builders|contractors|designers|printers|publishers|stockbrokers|opticians|pharmacists|chemists|jewellers|caterers|decorators|roofers|plumbers|electricians)$/i

/** "Apprentice – Plumbing": what somebody learns is one word, and no firm beside the firm's own name. */
function isTrade(post: CvText, subject: string): boolean {
  return learners.test(post.text) && /^\p{Lu}\p{Ll}+$/u.test(subject)
}

const learners =
  /^(?:\p{L}+[ -]){0,3}(?:student|apprentice|trainee|intern|co-?op|graduate|internship|apprenticeship|traineeship|placement)$/iu

/** A title, or what people write for one beside another: "Receptionist / Admin". */
function isPost(words: string): boolean {
  return titleWeight(words) >= hinted || shortPosts.test(words.trim())
}

const shortPosts =
  /^(?:(?:\p{L}+ )?admin|admin support|education|PA|reception|(?:inside |field |internal |telephone |counter )?sales|customer (?:service|services|support|care)|retail|accounts|payroll|finance|HR|IT|IT support|QA|stores|warehouse|front of house|bar|kitchen|housekeeping|cleaning|security|maintenance|purchasing|logistics|operations|marketing|teaching|training)$/iu

/** "Hill Transit, Leeds. Bus driver", "Hill Hospital: Staff Nurse". */
function splitAtStop(text: string, segment: CvText): CvText[] {
  const at = segment.quote.search(/\. +\p{Lu}|[\p{L}\d]: +\p{L}/u)
  if (at < 0 || (segment.quote[at] === '.' && !isFullStop(segment.quote, at))) return [segment]
  // "Trainee Solicitor (seats: corporate, property)" is one title.
  if (/\([^()]*$/.test(segment.quote.slice(0, at))) return [segment]
  const cutAt = segment.span.start + (segment.quote[at] === '.' ? at : at + 1)
  const first = cvText(text, segment.span.start, cutAt)
  const isClosed = /\p{Ll}{4}\.$/u.test(segment.quote)
  const second = cvText(text, cutAt + 1, segment.span.end - (isClosed ? 1 : 0))
  if (!first || !second || besides.test(segment.text)) return [segment]
  if (roleLabels.has(foldedPhrase(first.text))) return [segment]
  const isPosted = titleWeight(second.text) >= likely && titleWeight(first.text) < hinted
  const leans = Math.abs(leanOf(first.text)) + Math.abs(leanOf(second.text))
  return isPosted || leans >= 1.5 ? [first, second] : [segment]
}

/** "Hill Library, 3 years", "Hill Theatre, 1,400 seats", "Hill Travel, summers": what only says more about it. */
function withoutDetail(text: string, segment: CvText): CvText[] {
  if (!segment.quote.includes(',')) return [segment]
  const figures = /,\s+\d[\d.,]*\+?\s+\p{Ll}[^,()]*$/u.exec(segment.quote)
  const at = figures?.index ?? segment.quote.lastIndexOf(',')
  const last = segment.quote.slice(at + 1).trim()
  const isDetail = figures !== null || duration.test(last) || tellsTerms(last)
  // "Manager (fixed term, 12 months)" keeps its brackets.
  const isInside = /\([^)]*$/.test(segment.quote.slice(0, Math.max(0, at)))
  const rest =
    at > 0 && isDetail && !isInside && cvText(text, segment.span.start, segment.span.start + at)
  return rest ? withoutDetail(text, rest) : [segment]
}

/** Why somebody left; an "insolvency manager" works on other people's. */
const reason =
  /^\(?(?:(?:made )?redundan(?:t|cy)|furlough(?:ed)?|laid off|lay-?offs?|covid(?:-19)?|end of (?:contract|season)|contract (?:ended|complete[d]?)|(?:company|firm|business|site|branch) (?:was )?closed(?: down)?|insolvency|bankruptcy)(?:[ ,()].*)?$/i

/** "14 staff", "300 beds", "1 day/week". */
const size = /^\d[\d.,]*\+? \p{Ll}+(?:[ /]\p{Ll}+)?$/u

/** Whom a freelancer worked for, and what stands above the first role of who writes no headings. */
const besides =
  /^(?:clients?(?: \w+)?:|(?:(?:full|clean|uk|driving|valid),? ){1,4}licen[cs]e\b|own (?:van|car|tools|transport)\b)/i

/** "(rolling 3-month contract)", "(22 pupils)", "(voluntary)": brackets of their own that open small say more of the time. */
const remark = /^\((?:\p{Ll}|\d+[ ,.–-])[^()]*\)?$/u

/** "1:1s w/ ASD children", "Level 2 Teaching Swimming": what stands above a role and is none of it. */
const told =
  /\bw\/|^\d+:\d|\blevel \d (?:teaching|coaching|certificate|award|diploma|qualification|in)\b/i

function isNoise({ text }: CvText): boolean {
  return (
    duration.test(text) ||
    besides.test(text) ||
    ((reason.test(text) || told.test(text)) && titleWeight(text) < hinted) ||
    size.test(text) ||
    noise.test(text) ||
    remark.test(text) ||
    tellsTerms(text) ||
    !/\p{L}/u.test(text)
  )
}

import type { CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { ownEmployers } from '../lexicon/organisation-words.ts'
import { isOnlyPlace, withoutPlace } from '../words/cut-place.ts'
import { fold } from '../words/fold.ts'
import { splitAtCommas } from '../words/split-segments.ts'
import {
  hinted,
  leanOf,
  likely,
  maybePlace,
  organisationWeight,
  sure,
  titleWeight,
} from '../words/weigh-words.ts'
import { bareFirm } from './bare-firm.ts'
import { firmBeforeTown } from './firm-before-town.ts'
import type { HeadSegments } from './head-segments.ts'
import { isBareTitle, timeOff } from './lines-apart.ts'
import { isEmployerLikePlace } from './named-like-places.ts'
import { readOwnAccount } from './read-own-account.ts'
import { readToldHead } from './read-told-head.ts'
import { splitGlued } from './split-glued.ts'
import { timeOffOf } from './time-off-of.ts'

export interface RoleHead {
  readonly title: CvText | null
  readonly company: CvText | null
  readonly location: CvText | null
  /** How surely the title stands before the company (above 0) or after it (below). */
  readonly order: number
  /** The company stands on a line above the title's: later titles may share it. */
  readonly isCompanyAbove: boolean
}

/** How the other roles of the CV are arranged, for heads whose words do not tell. */
export interface HeadHabit {
  readonly order: number
  readonly hasCompanyAbove: boolean
  /** Most heads name only who it was for. */
  readonly namesOnlyFirms: boolean
}

const connector = /\s(?:at|@|bei|chez|presso)\s/iu
/** These lead to an employer only where one follows. */
const mayConnect = /\s(?:with|for)\s(?=\p{Lu})/u

/** Tells title, company and place of a role from the segments of its head. */
export function readRoleHead(text: string, head: HeadSegments, habit: HeadHabit): RoleHead {
  const { labelled, places, others } = head
  const read = readNames(text, others, habit)
  const employer = labelled.company ? withoutPlace(text, labelled.company, 'company') : null
  const named = employer?.value ?? (labelled.title && !read.company ? read.title : read.company)
  const place = labelled.location ?? employer?.place ?? read.location ?? places[0] ?? null
  const title = labelled.title ?? read.title
  const isNamesake =
    title && !named && place && !habit.hasCompanyAbove && isEmployerLikePlace(title, place)
  const [company, location] = isNamesake ? [place, null] : [named, place]
  const firm = company && withoutStop(text, bareFirm(text, company))
  const isCompanyAbove = Boolean(
    title &&
      company &&
      company.span.end <= title.span.start &&
      /[\r\n]/.test(text.slice(company.span.end, title.span.start)),
  )
  return {
    title: title && withoutStop(text, title),
    company: firm,
    location: location && withoutStop(text, location),
    order:
      labelled.title && labelled.company
        ? orderOf(text, labelled.title, labelled.company)
        : read.order,
    isCompanyAbove,
  }
}

/** Names whose places tell what they are show how the others are arranged, if they share a line. */
function orderOf(text: string, title: CvText, company: CvText): number {
  const [first, second] =
    title.span.start < company.span.start ? [title, company] : [company, title]
  if (/[\r\n]/.test(text.slice(first.span.end, second.span.start))) return 0
  return first === title ? sure : -sure
}

/** "Hill Hotel." at the end of a sentence of names. */
function withoutStop(text: string, name: CvText): CvText {
  const isStopped = name.quote.endsWith('.') && stopped.test(name.quote)
  return (isStopped && cvText(text, name.span.start, name.span.end - 1)) || name
}

/** "Head Chef." has ended; "Asst.", "Dept." and "Bros." are short for something. */
const stopped =
  /(?:\p{Ll}{4}|\)|\b(?!(?:[Aa]cct|[Aa]sst|Bros|Capt|Corp|[Dd]ept|[Ee]lec|[Ee]ngr|[Ee]xec|Hosp|Insp|[Mm]ech|Prof|Supt|[Tt]ech|Univ)\.)\p{L}\p{Ll}{3})\.$/u

function readNames(text: string, others: readonly CvText[], habit: HeadHabit): Read {
  const off = timeOffOf(text, others)
  if (off) return { ...nothing, title: off }
  const told = readToldHead(text, others) ?? firmBeforeTown(text, others)
  if (told) return { ...told, order: 0 }
  return others.length > 1 ? chooseTwo(text, others, habit) : readOne(text, others[0], habit)
}

type Read = Omit<RoleHead, 'isCompanyAbove'>
const nothing: Read = { title: null, company: null, location: null, order: 0 }

/** Two segments or more: the pair that looks most like a title and a company. */
function chooseTwo(text: string, segments: readonly CvText[], habit: HeadHabit): Read {
  const weighed = segments.slice(0, 7).map((value) => ({ value, lean: leanOf(value.text) }))
  let best = { first: 0, second: 1, weight: Number.NEGATIVE_INFINITY, order: 0 }
  for (let first = 0; first < weighed.length; first++) {
    for (let second = first + 1; second < weighed.length; second++) {
      const order = (weighed[first]?.lean ?? 0) - (weighed[second]?.lean ?? 0)
      const weight = Math.abs(order) - 0.8 * (first + second - 1)
      if (weight > best.weight) best = { first, second, weight, order }
    }
  }
  const first = weighed[best.first]?.value ?? null
  const second = weighed[best.second]?.value ?? null
  const isTitleFirst = opensWithTitle({ order: best.order, first, second }, habit)
  const title = withoutPlace(text, isTitleFirst ? first : second, 'title')
  const company = withoutPlace(text, isTitleFirst ? second : first, 'company')
  const left = segments.find(
    (value) => value !== first && value !== second && maybePlace(value.text),
  )
  const location = company.place ?? title.place ?? left ?? null
  return { title: title.value, company: company.value, location, order: best.order }
}

interface NamePair {
  /** How much more the first looks like a title than the second. */
  readonly order: number
  readonly first: CvText | null
  readonly second: CvText | null
}

/** "G4S: Security Guard": beside what is nothing known a title stands behind, though it sounds like a firm. */
function opensWithTitle({ order, first, second }: NamePair, habit: HeadHabit): boolean {
  const leans = Math.abs(order) >= 1 ? order : habit.order
  if (leans !== 0 || !first || !second) return leans >= 0
  const isKnown = titleWeight(first.text) + organisationWeight(first.text) > 0
  return isKnown || !isBareTitle(second.text)
}

/** One segment: "Title at Company", "Title, Company, Town", or only one of both. */
function readOne(text: string, segment: CvText | undefined, habit: HeadHabit): Read {
  if (!segment) return nothing
  if (timeOff.test(segment.text)) return { ...nothing, title: segment }
  const own = readOwnAccount(text, segment)
  if (own) return { ...nothing, ...own }
  const at = connector.exec(segment.quote) ?? connectorToFirm(segment.quote, habit)
  const isTime = at !== null && howLong.test(segment.quote.slice(0, at.index))
  if (at && (isTime || mayBePost(segment.quote, at))) {
    const cutAt = segment.span.start + at.index
    const company = withoutPlace(
      text,
      cvText(text, cutAt + at[0].length, segment.span.end),
      'company',
    )
    return {
      title: isTime ? null : cvText(text, segment.span.start, cutAt),
      company: company.value,
      location: company.place,
      order: 0,
    }
  }
  const whole = withoutPlace(text, segment, 'title')
  const glued = whole.value && splitGlued(text, whole.value)
  if (glued) return { location: whole.place, ...glued, order: 0 }
  const pieces = whole.value ? splitAtCommas(text, whole.value.span) : []
  if (pieces.length > 1) return splitPieces(text, { pieces, segment, place: whole.place }, habit)
  const isCompany =
    leanOf(segment.text) < 0 ||
    (leanOf(segment.text) === 0 &&
      titleWeight(segment.text) < likely &&
      habit.order < 0 &&
      !habit.hasCompanyAbove)
  const isName =
    isCompany ||
    (habit.namesOnlyFirms && titleWeight(segment.text) < hinted) ||
    (isFirmLike(segment.text) && !habit.hasCompanyAbove)
  const { value, place } = withoutPlace(text, segment, isName ? 'company' : 'title')
  return { ...nothing, [isName ? 'company' : 'title']: value, location: place }
}

/** "Two weeks at Hill Joinery" names no post. */
const howLong = /^(?:\d{1,2}|an?|one|two|three|four|six) (?:days?|weeks?|months?|years?)$/i

/** "Climber at Derwen Tree Care": what nobody knows for a title is one before "at" and a name. */
function mayBePost(quote: string, at: RegExpExecArray): boolean {
  const post = quote.slice(0, at.index)
  if (titleWeight(post) > 0 || jobs.test(post)) return true
  return (
    /^ at $/i.test(at[0]) &&
    (/^\p{Lu}{2,5}$/u.test(post) || /^\p{Lu}\p{Ll}+(?: \p{L}+){0,3}$/u.test(post)) &&
    !/^(?:work|employ|time|stud|course|train)/i.test(post) &&
    properName.test(quote.slice(at.index + at[0].length))
  )
}

/** "Saturday job at Greggs": what has no title of its own. */
const jobs =
  /^(?:\p{L}+ ){0,2}(?:jobs?|shifts|round|placement|internship|traineeship|apprenticeship|work experience)$/iu

const properName = /^(?:the )?\p{Lu}[\p{L}’'&.-]*(?: (?:&|and|of|the|\p{Lu}[\p{L}’'&.-]*))+/u

/** Two words and more, all of them large, and no sign of a title: titles have their nouns, employers any name. */
function isFirmLike(words: string): boolean {
  return titleWeight(words) === 0 && /^\p{Lu}[\p{L}'’]+(?:[ -]\p{Lu}[\p{L}'’]+)+$/u.test(words)
}

/** "Help desk agent with Derwent Insurance"; what nobody knows for a firm is one where the head names no other. */
function connectorToFirm(quote: string, habit: HeadHabit): RegExpExecArray | null {
  const at = mayConnect.exec(quote)
  const after = at ? quote.slice(at.index + at[0].length) : ''
  const post = at ? quote.slice(0, at.index) : ''
  if (!at) return null
  const isKnown = /\s/.test(after) && organisationWeight(after) >= sure
  if (isKnown && organisationWeight(post) < hinted) return at
  if (habit.hasCompanyAbove || post.includes(',') || titleWeight(post) < likely) return null
  const [name = '', ...places] = after.split(', ')
  const isTitle = titleWeight(name) >= hinted && !name.endsWith('s')
  return onlyName.test(name) && !isTitle && !/\d$/.test(name) && places.every(maybePlace)
    ? at
    : null
}

const onlyName =
  /^(?:the )?[\p{Lu}\d][\p{L}\d’'&.-]*(?: (?:&|and|of|the|[\p{Lu}\d][\p{L}\d’'&.-]*))*$/u

interface Pieces {
  readonly pieces: readonly CvText[]
  readonly segment: CvText
  readonly place: CvText | null
}

/** "First Officer, A320/A321, Corvane Airways", "Nurse, Band 6, Hill Trust": what somebody works on, or a grade, employs nobody. */
const model =
  /^(?:[A-Z]{1,4}[ -]?\d{1,4}[A-Z]?(?:-\d{1,2})?(?:\/[A-Z]{0,4}[ -]?\d{1,4}[A-Z]?)*|(?:[Bb]and|[Gg]rade|[Ss]cale|[Ll]evel|[Ww]ard|[Uu]nit|[Tt]heatre|[Bb]ay) \w{1,3})$/

/** Where, among commas, the title ends and the company begins, or the other way round. */
function splitPieces(text: string, { pieces, segment, place }: Pieces, habit: HeadHabit): Read {
  const end = pieces.at(-1)?.span.end ?? segment.span.end
  const splits = pieces.slice(1, 6).flatMap((piece, index) => {
    const left = cvText(text, segment.span.start, pieces[index]?.span.end ?? piece.span.start)
    const right = cvText(text, piece.span.start, end)
    if (!left || !right) return []
    const order = leanOf(left.text) - leanOf(right.text)
    // "Category Manager, chilled, Hill Stores": no firm begins small.
    const isAside =
      pieces.length > index + 2 &&
      /^\p{Ll}/u.test(piece.text) &&
      !ownEmployers.has(fold(piece.text))
    const isModel = model.test(piece.text)
    const weight = Math.abs(order) - 0.4 * index - (isAside ? 1 : 0) - (isModel ? 10 : 0)
    return [{ left, right, order, weight }]
  })
  const best = splits.toSorted((a, b) => b.weight - a.weight)[0]
  if (!best) return { ...nothing, title: segment }
  const isAllTitle =
    titleWeight(best.left.text) >= likely &&
    (organisationWeight(best.right.text) < hinted || model.test(best.right.text)) &&
    habit.hasCompanyAbove
  const isAllCompany =
    (organisationWeight(best.left.text) >= hinted || habit.namesOnlyFirms) &&
    [segment, best.left, best.right].every((each) => titleWeight(each.text) < hinted)
  if (isAllTitle) return { ...nothing, title: segment }
  if (isAllCompany) {
    const company = withoutPlace(text, segment, 'company')
    return { ...nothing, company: company.value, location: company.place ?? place }
  }
  const isTitleFirst = opensWithTitle(
    { order: best.order, first: best.left, second: best.right },
    habit,
  )
  const company = withoutPlace(text, isTitleFirst ? best.right : best.left, 'company')
  const title = isTitleFirst ? best.left : withoutTownBefore(text, best.right)
  return { title, company: company.value, location: place ?? company.place, order: best.order }
}

/** "Northway Builders, Leeds, England, electrician": the town between belongs to the company. */
function withoutTownBefore(text: string, title: CvText): CvText {
  const pieces = splitAtCommas(text, title.span)
  const at = pieces.findIndex((piece) => !isOnlyPlace(piece.text))
  const named = pieces[at]
  const isBehindTown = at > 0 && named !== undefined && titleWeight(named.text) >= hinted
  return (isBehindTown && cvText(text, named.span.start, title.span.end)) || title
}

import { workVerbs } from '../../lexicon/verbs/work-verbs.ts'
import { wordAmong } from '../../text/forms/word-trait.ts'
import { stopWord } from '../../words/everyday-words.ts'
import { isCapitalAt } from '../is-capital-at.ts'
import type { Posting } from '../posting.ts'
import { orTheLike } from '../requirements/skills/alternatives.ts'
import type { JobUnit } from '../sections/read-sections.ts'
import { isExperienceOf } from './is-experience-of.ts'
import { beforeIssuer } from './is-issuer.ts'
import { leadsToThing, namesThing } from './names-thing.ts'
import { joiners, pieces } from './pieces-of-list.ts'

const mostWords = 5
/** So many words has a bullet that only names something. */
export const mostWordsOfItem = 3
const leastTelling = 0.2
/** Words before the thing itself: "good working knowledge of", "a valid", "experience in". */
const leadIns = wordAmong(
  `a an the w some any good very strong solid proven basic working full valid current recognised recognized excellent relevant previous
  prior demonstrated consistent outstanding impressive exceptional hands on fluent in depth sound own experience experienced knowledge understanding proficiency proficient familiarity
  knowledgeable conversant versed adept literate familiar skilled skills skill expertise training fluency background confidence confident ability able willingness willing comfortable
  exposure use command registration registered qualification qualified with of as to for at using under from our your their its must have
  hold holding be great such other similar additional so would ideally preferably min minimum max approx preferred required desired first initial professional practical know knows knowing several someone who need already`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

const shown = wordAmong(['evidence', 'proof', 'record', 'records'])

/** Words after it that say how much it is asked for: "leadwork essential". */
const leadOuts = wordAmong(
  `is are be a an would will essential required needed must preferred desirable handy useful helpful vital welcome ideal great nice
  advantage plus bonus asset optional e d strongly highly very added pref welcome lovely appreciated valued favourable favourably favorably
  regarded considered viewed looked on upon of from also too please passed obtained etc vs yourself ever alone both included but by no means though not exp`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

/** A short piece of a requirement, by its tokens, with what leads into it taken off. */
export interface ListedTerm {
  readonly first: number
  readonly last: number
}

/**
 * The pieces of a sentence that asks for something, where no word data knows them: "White Card",
 * "public liability insurance", "court work". Long pieces are duties, not terms.
 */
export function listedTerms(posting: Posting, unit: JobUnit, taken: Uint8Array): ListedTerm[] {
  const asksForThese = asksForList(posting, unit) || sharesNoun(posting, unit)
  return pieces(posting, unit).flatMap(([from, last]): ListedTerm[] => {
    let first = from
    let end = last
    const isShort = unit.last - unit.first <= mostWords
    while (first < end && leadsIn(posting, first, isShort)) first += 1
    end = beforeIssuer(posting.tokens, first, end)
    while (first < end && leadOuts.has(posting.tokens[end - 1])) end -= 1
    if (isExperienceOf(posting, first, end)) end -= 1
    if (isOfKind(posting, from, first)) return []
    if (!isShort && (isDeed(posting, unit, first) || isDenied(posting, unit, first))) return []
    if (first >= end || end - first > mostWords || isTaken(taken, first, end)) return []
    if (isCodeOf(posting, taken, first) || isCounted(posting, first)) return []
    if (isExample(posting, unit, { first, last: end }, taken)) return []
    const isWhole = isShort && isSubject(posting, first, end)
    const isAsked =
      (asksForThese || isFirstOfChoice(posting, end)) &&
      end - first === 1 &&
      isSubjectOfOwn(posting, first)
    const isItem = isAsked || unit.last - unit.first <= mostWordsOfItem
    if (!namesThing(posting, { first, last: end, isWhole, isItem, isAsked })) return []
    return isWhole || isTelling(posting, first, end) ? [{ first, last: end }] : []
  })
}

/** "Experience of safeguarding and of DoLS": behind such an opening each word of the list is asked for. */
function asksForList({ text, tokens }: Posting, { start, end, first, last }: JobUnit): boolean {
  return (
    last - first <= mostWordsOfList &&
    opensList.test(text.slice(start, end)) &&
    !/[(:]/.test(text.slice(start, end)) &&
    !tokens.slice(first, last).some(({ word }) => word === 'or' || word === 'to')
  )
}

/** "Podcast or video production": what makes two things of a known one is said of the other. */
export function isFirstOfChoice({ tokens, terms }: Posting, end: number): boolean {
  return (
    tokens[end]?.word === 'or' &&
    terms.some(({ first, last }) => first === end + 1 && last - first > 1)
  )
}

/** "Smallgoods or halal experience": the noun is said of each. */
function sharesNoun({ text }: Posting, { start, end, first, last }: JobUnit): boolean {
  return last - first <= mostWordsOfList && shared.test(text.slice(start, end))
}

const shared =
  /^\W*(?:(?:previous|prior|some|any|good|proven) )?[\p{L}-]+(?:, [\p{L}-]+){0,3},? (?:or|and) [\p{L}-]+ (?:experience|knowledge|training)\b/iu

/** "Pressure" is nothing to know, and "the trade" is the one that was spoken of. */
function isSubjectOfOwn({ tokens }: Posting, at: number): boolean {
  return tokens[at - 1]?.word !== 'the' && !ofManner.has(tokens[at])
}

const ofManner = wordAmong(
  'pressure targets pace detail variety success growth passion discretion ambiguity volume diversity ease flair care'.split(
    ' ',
  ),
)
const mostWordsOfList = 12
const opensList =
  /^\W*(?:(?:an?|good|sound|strong|solid|proven|working|practical|basic|some|in-depth|detailed|previous|prior|extensive|demonstrable|hands[- ]on|excellent|thorough|clear) )*(?:experience|knowledge|understanding) (?:of|in|with) /i

/** "Airflow or another orchestrator": what others of its kind are called is asked for by the one that is named. */
function isOfKind({ tokens }: Posting, from: number, first: number): boolean {
  if (tokens[from - 1]?.word !== 'or') return false
  return tokens.slice(from, first + 1).some((token) => ofKind.has(token))
}

const ofKind = wordAmong(['another', 'similar', 'comparable', 'equivalent'])

/** "CPCS A04" is one card: a code says more of the paper before it. */
function isCodeOf({ tokens }: Posting, taken: Uint8Array, first: number): boolean {
  const token = tokens[first]
  return (
    token !== undefined &&
    !token.isApart &&
    taken[first - 1] === 1 &&
    /^[a-z]{1,2}\d{2,3}$/.test(token.word)
  )
}

/** "500+ hives" says how many. */
function isCounted({ text, tokens }: Posting, first: number): boolean {
  const start = tokens[first]?.start ?? 0
  return /\d\+? ?$/.test(text.slice(Math.max(0, start - 4), start))
}

const lettersBehind = 24
const mostWordsBetween = 6

/** "Manhattan or another WMS" asks for a WMS, "diploma (FENEX or equal)" for the diploma. */
function isExample(
  { text, tokens }: Posting,
  unit: JobUnit,
  { first, last }: ListedTerm,
  taken: Uint8Array,
): boolean {
  const end = tokens[last - 1]?.end ?? 0
  if (!orTheLike.test(text.slice(end, end + lettersBehind))) return false
  const start = tokens[first]?.start ?? 0
  if (first > unit.first && /\(\s*$/.test(text.slice(unit.start, start))) return true
  return isTaken(taken, last, Math.min(unit.last, last + mostWordsBetween))
}

function leadsIn({ text, tokens }: Posting, at: number, isShort: boolean): boolean {
  const token = tokens[at]
  if (!token) return false
  // "Up to date" says how new it is.
  if (token.word === 'date' && tokens[at - 1]?.word === 'to') return true
  if (isOfName(text, tokens, at) || opensCompound(text, tokens, at)) return false
  if (isOfVerb(tokens, at)) return true
  if (tellsHowLong(tokens, at)) return true
  // "Evidence of CPD" asks for the CPD; who knows "evidence based practice" knows that.
  if (shown.has(token) && tokens[at + 1]?.word === 'of') return true
  return leadIns.has(token) || (!isShort && leadsToThing(text, token))
}

/** "Of which at least 3 in emergency settings", where the years were told before. */
function tellsHowLong(tokens: Posting['tokens'], at: number): boolean {
  const first = tokens[at]?.word === 'least' ? at : at - 1
  if (tokens[first]?.word !== 'least' || !/^\d/.test(tokens[first + 1]?.word ?? '')) return false
  return /^(?:in|on|with|of|at)$/.test(tokens[first + 2]?.word ?? '')
}

/** "Full-service restaurants" are no service restaurants; "hands-on" leads in with both its words. */
function opensCompound(text: string, tokens: Posting['tokens'], at: number): boolean {
  const [own, next] = [tokens[at], tokens[at + 1]]
  return (
    own !== undefined &&
    next !== undefined &&
    text.slice(own.end, next.start) === '-' &&
    !leadIns.has(next)
  )
}

/** "Carry out cell visits": a part of what is done, and not "out of hours work". */
function isOfVerb(tokens: Posting['tokens'], at: number): boolean {
  const [before, own, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  return (
    particles.has(own) && !own?.isApart && next?.word !== 'of' && workVerbs.has(before?.word ?? '')
  )
}

const particles = wordAmong(['out', 'up', 'off', 'down', 'away'])

/** "Great Lengths" in the middle of a sentence is called so; "Good Knowledge of" is a heading's spelling. */
function isOfName(text: string, tokens: Posting['tokens'], at: number): boolean {
  const [before, own, next, behind] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!own || !next || !before || own.isApart || next.isApart || leadIns.has(next)) return false
  const isMidway = /^\p{Ll}/u.test(text.slice(before.start, before.end))
  const isNext =
    isCapitalAt(text, next.start) && !(behind && leadIns.has(behind) && !behind.isApart)
  return isMidway && isNext && /^\p{Lu}\p{Ll}{3}/u.test(text.slice(own.start, own.end))
}

/** "We replace ropes", "… and cover reception": what somebody does is a task. */
function isDeed({ tokens }: Posting, unit: JobUnit, first: number): boolean {
  if (!doing.has(tokens[first]) || first === unit.first) return false
  const before = tokens[first - 1]
  if (subjects.has(before)) return true
  if (!joiners.has(before)) return tokens[first]?.isApart === true && opensWithDeed(tokens, unit)
  const opening = tokens.slice(unit.first, unit.first + mostWordsOfOpening)
  return opening.some((token) => subjects.has(token) || doing.has(token))
}

/** "Able to cut flowers, tie bouquets": what follows in the list is done, too. */
function opensWithDeed(tokens: Posting['tokens'], { first }: JobUnit): boolean {
  const opening = tokens.slice(first, first + mostWordsToDeed)
  return opening.some((token, at) => subjects.has(token) && doing.has(opening[at + 1]))
}

const mostWordsOfOpening = 3
const mostWordsToDeed = 6
const subjects = wordAmong('we you they who to will can shall would should must'.split(' '))
const doing = wordAmong(workVerbs)

/** "Nothing for drink or drugs ever": behind a denial, nothing is asked for until the next comma; "no DD, DR or IN" denies all three. */
export function isDenied(
  { tokens }: Posting,
  unit: Pick<JobUnit, 'first' | 'last'>,
  first: number,
): boolean {
  const isListed = tokens
    .slice(first, Math.min(unit.last, first + mostWordsToOr))
    .some(({ word }) => word === 'or')
  for (let at = first; at > Math.max(unit.first, first - mostWordsDenied); at -= 1) {
    if (denials.has(tokens[at - 1])) return true
    const isOfCodes = isCode(tokens[at]) && (isCode(tokens[at - 1]) || denials.has(tokens[at - 1]))
    if (tokens[at]?.isApart && !isListed && !isOfCodes) return false
  }
  return false
}

/** So far behind a denial nobody remembers it. */
const mostWordsDenied = 60

/** "No IN, DR, TT": of letters that stand for something the denial is of all. */
function isCode(token: Posting['tokens'][number] | undefined): boolean {
  return token !== undefined && token.end - token.start === 2
}

const mostWordsToOr = 3

const denials = wordAmong(['no', 'nothing', 'never', 'without', 'neither', 'except'])

function isTaken(taken: Uint8Array, first: number, last: number): boolean {
  for (let at = first; at < last; at += 1) if (taken[at] === 1) return true
  return false
}

/** A line of its own is asked for even in plain words: "Court work". */
function isSubject({ tokens }: Posting, first: number, last: number): boolean {
  const own = tokens
    .slice(first, last)
    .filter((token) => !stopWord.has(token) && token.word.length > 2)
  return own.length > 1
}

/** A word of a trade tells; so does a name of several words in capitals. */
function isTelling({ text, tokens, words }: Posting, first: number, last: number): boolean {
  const own = tokens
    .slice(first, last)
    .filter((token) => !stopWord.has(token) && !/^\d+$/.test(token.word))
  if (own.some((token) => words.weighToken(token) >= leastTelling)) return true
  return own.length > 1 && own.every(({ start }) => /^\p{Lu}/u.test(text.charAt(start)))
}

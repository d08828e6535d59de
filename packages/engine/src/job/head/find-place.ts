import { beginningWith, matchesAtWords } from '../../text/patterns/matches-at-words.ts'
import { overlaps, type Span } from '../../text/span.ts'
import type { Token } from '../../text/tokenize.ts'
import { isEverydayWord } from '../../words/everyday-words.ts'
import { findTownBelow } from './find-town-below.ts'
import type { HeadLine, HeadSegment, Known } from './head-lines.ts'
import { isKnownPlace } from './is-known-place.ts'

interface Head {
  readonly title: Span | null
  readonly company: Span | null
  readonly tokens: readonly Token[]
  readonly known: Known
}

/** Where the job is: a labelled line, a place of a list, the name that follows the employer's, or "near …". */
export function findPlace(text: string, lines: readonly HeadLine[], head: Head): Span | null {
  const places = lines.filter(({ label }) => label === 'place')
  const labelled = places.find(({ kind }) => kind !== 'company') ?? places[0]
  if (labelled) return behindTerms(text, behindEmployer(labelled))
  const below = findTownBelow(text, lines, { title: head.title, ...head.known })
  if (below) return below
  for (const line of lines) {
    const place = line.label === null && placeInLine(text, line, head)
    if (place) return place
  }
  const beside = lines.find(({ label }) => label === 'company')?.segments.slice(1) ?? []
  const town = beside.find(({ kind }) => kind === 'place')
  if (town) return town
  const region = lines.find(({ label }) => label === 'region')
  if (region?.segments[0]) return { start: region.segments[0].start, end: region.end }
  return (head.company && behindCompany(text, head.company)) ?? placeInProse(text, head)
}

/** "Location: Hill Resort & Spa, Dubai" names the house before its town. */
function behindEmployer({ start, end, kind, segments: [, next] }: HeadLine): Span {
  return { start: kind === 'company' && next ? next.start : start, end }
}

/** "Hybrid remote in Leeds" is in Leeds, "Leeds. Salary up to £58k" and "Leeds (hybrid, 3 days)" too. */
function behindTerms(text: string, { start, end }: Span): Span {
  const written = text.slice(start, end)
  const terms = /^(?:(?:hybrid|remote) )+in (?=\p{Lu})/iu.exec(written)
  const next = nextLabel.exec(written) ?? howOften.exec(written)
  return { start: start + (terms?.[0].length ?? 0), end: start + (next?.index ?? written.length) }
}

const howOften =
  /,?\s*(?:with (?:\p{L}+ ){0,2}travel\b|\((?=[^()]{0,24}\btravel\b)|\((?=(?:fully |100% |mainly |mostly )?(?:hybrid|remote|on-?site|in[- ]office|office[- ]based|field[- ]based|home[- ]based|free parking|with parking|wfh|wfo|\d+ days?)\b)|[-–—] ?(?:fully )?(?:hybrid|remote|on-?site|locals?)\b)/iu

const nextLabel =
  /[.;|]\s+(?:salary|pay|rate|contract|hours|type|start|reporting|reports|closing|department|team|term|duration|full|part|permanent|temporary|fixed|£|€|\$)/i

/** "Sallow & Thorn (Kinvarra, south Galway) want a climber", "Larkfield Hospice, Bradford, cares for …". */
function behindCompany(text: string, { end }: Span): Span | null {
  const found = /^(?: \(|, )(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)(?=[,)])/u.exec(
    text.slice(end, end + mostNameLetters),
  )
  const words = found?.[1] ?? ''
  if (!found || trade.test(words) || noPlaces.test(words) || isEverydayWord(words)) return null
  const start = end + found[0].length - words.length
  return { start, end: start + words.length }
}

const mostNameLetters = 50
/** "Bellwater Lettings, Estate Agents, is looking …": what the firm does. */
const trade =
  /(?:Agents|Solicitors|Architects|Builders|Accountants|Engineers|Opticians|Dentists|Consultants|Lawyers|Surveyors|Florists|Bakers|Butchers|Jewellers|Vets)$/

function placeInLine(text: string, line: HeadLine, { title, company }: Head): Span | null {
  const isIn = (span: Span | null) =>
    span !== null && line.start <= span.start && span.end <= line.end
  const isTaken = (segment: HeadSegment) =>
    (company &&
      (overlaps(segment, company) ||
        text.slice(segment.start, segment.end) === text.slice(company.start, company.end))) ||
    (title !== null && segment.start === title.start)
  // An advert in one paragraph is one line, and names the town soon.
  const own = line.segments.filter(
    (segment) =>
      !isTaken(segment) &&
      !isLettersAside(text, segment) &&
      segment.start - line.start < mostLettersToTown,
  )
  const names = own.filter(({ kind }) => kind === 'name' || kind === 'place')
  const place = names.find(({ kind }) => kind === 'place')
  if (place) {
    const isState = stateCode.test(text.slice(place.start, place.end))
    const before = isState ? own[own.indexOf(place) - 1] : names[names.indexOf(place) - 1]
    const isOne = before && /^,(?: Co\.)?$/i.test(text.slice(before.end, place.start).trim())
    return { start: (isOne ? before : place).start, end: place.end }
  }
  const behind = names.filter(({ start }) => !isIn(company) || start > (company?.end ?? 0))
  const between = title && !line.label ? names.find(isBetween(text, title, company)) : undefined
  if (between) return between
  const [first] = behind
  const last = behind.at(-1)
  if (!first || !last) return null
  if (isIn(company)) return { start: first.start, end: last.end }
  if (isIn(title)) return /,\s*$/.test(text.slice(0, last.start)) ? last : null
  return company !== null && own.length === names.length && names.length <= mostNames
    ? { start: first.start, end: last.end }
    : null
}

/** "Structural Engineer (PE)": letters alone in a bracket are what somebody holds, or a ward, and no state. */
function isLettersAside(text: string, { start, end }: Span): boolean {
  return text[start - 1] === '(' && text[end] === ')' && stateCode.test(text.slice(start, end))
}

/** "Welder - Bristol and Bath - £18 an hour. Redfern Boilers wants …": what stands between the post and its employer, by dashes; or to the end of its sentence. */
function isBetween(text: string, title: Span, company: Span | null) {
  return ({ start, end }: Span) =>
    company !== null &&
    title.start < start &&
    end < company.start &&
    /[-–—|,] $/.test(text.slice(start - 2, start)) &&
    /^(?: [-–—|]|\.)/.test(text.slice(end, end + 2))
}

/** A state alone is no place: "Port of Gannet Bay, QLD". */
const stateCode = /^\p{Lu}{2,3}$/u

const mostLettersToTown = 200

/** "Tenbridge, Ashshire". */
const mostNames = 3
const mostLetters = 2500

const placeName = String.raw`((?:the )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?(?: city)?(?:, (?:in |near )?\p{Lu}[\p{L}’'-]+)?)`
const settings =
  'based|located|lies|stands|live|agency|practice|school|salon|clinic|office|studio|team|firm|hospital|branch|depot|bakery|farm|garage|workshop|shop|hotel|restaurant|vet|vets'
const surely = new RegExp(
  String.raw`\b(?:${settings}|hours of|minutes of|out of) (?:in|above|near|at|outside|of)? ?${placeName}`,
  'uy',
)
const before = beginningWith([...settings.split('|'), 'hours', 'minutes', 'out'])
const within = new RegExp(
  String.raw`\b(?<!\b(?:[Rr]ight|eligible|entitled|permission|permitted|allowed|authori[sz]ed) to work )(?:in|near|around) ${placeName}(?=\s*[.,;:!?()]|\s+(?:and|is|with|who|that|to|for|we|or)\b)`,
  'uy',
)
const around = beginningWith(['in', 'near', 'around'])
const places = [
  { begins: before, pattern: surely },
  { begins: around, pattern: within },
]
const noPlaces =
  /^(?:pty|pvt|edms|ltd|inc|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|english|the (?:role|job|team|company))\b|['’]s\b/i

/** "An agency in Bristol", "within two hours of Ghent". */
function placeInProse(text: string, { tokens, known, company }: Head): Span | null {
  const { terms, isTradeWord } = known
  const named = company ? [company] : []
  const head = text.slice(0, mostLetters)
  for (const place of places) {
    for (const match of matchesAtWords(head, tokens, place)) {
      const words = match[1] ?? ''
      const start = match.index + match[0].lastIndexOf(words)
      const span = { start, end: start + words.length }
      const isTaken = [...terms, ...named].some((term) => overlaps(term, span))
      if (
        isTaken ||
        noPlaces.test(words) ||
        ofOthers.test(head.slice(Math.max(0, match.index - lettersOfOthers), match.index))
      )
        continue
      if (isPlaceName(words, isTradeWord)) return span
    }
  }
  return null
}

const lettersOfOthers = 80
/** "Suppliers in China and Poland", "our sister company in Lyon": where others are. */
const ofOthers =
  /\b(?:proficien(?:t|cy)|experienced?|skilled|skills|knowledgeable|knowledge|expert(?:ise)?|competent|literate|trained|training|certified|certificate|diploma|degree|qualification|qualified|background|course|proven track record) $|\b(?:suppliers?|vendors?|manufacturers?|customers?|clients?|partners?|markets?|factories|plants|colleagues|counterparts|agents|distributors|subsidiar(?:y|ies)|(?:sister|twin|partner|second|other) (?:company|companies|sites?|hotels?|schools?|firms?|plants?|works|factory|branch(?:es)?|offices?|stores?|shops?|depots?|hospitals?|practices?|farms?|homes?|warehouses?|labs?|studios?|theatres?)|head ?quarters|head office|hq|owned by \p{L}+|parent company) (?:based |located )?$|\b(?:sister|twin|partner|second|other) $/iu

function isPlaceName(words: string, isTradeWord: Known['isTradeWord']): boolean {
  const [first = ''] = words.replace(/^the /, '').split(/[ ,]/)
  if (isKnownPlace(words) || isKnownPlace(first)) return true
  // "A certificate in ECC" is in no town.
  return /\p{Ll}/u.test(first) && !isEverydayWord(first) && !isTradeWord(first)
}

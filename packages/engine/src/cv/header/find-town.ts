import type { CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { foldedPhrase } from '../words/fold.ts'
import { isKnownPlace, maybePlace, organisationWeight, titleWeight } from '../words/weigh-words.ts'
import type { Contacts } from './find-contacts.ts'
import type { HeaderSegment } from './header-segments.ts'

interface Around {
  /** The line of the name. */
  readonly near: CvLine | null
  readonly contacts: Contacts
}

/** Endings of words that say what somebody is or does, and of towns that end alike. */
const doing =
  /(?<!bridge|vale|dale|gate|stone|shire|ville|cliffe|combe|grove|thorpe|stowe|bourne|lake|mere|stoke|chester|cester|minster)(?<=er|or|ist|ian|ant|ent|man|ess|in|ing|eur|ero|era|ologe|ologist|e)$/i
const oneWord = /^\p{Script=Latin}+$/u
const fewWords = /^\p{Script=Latin}+(?: \p{Lu}\p{Script=Latin}+)?$/u
/** "Craven Arms, Shropshire": what stands behind the comma is known by now. */
const withRegion = /^\p{Lu}[^,]+, \p{Lu}[^,]+$/u
const contactLabel =
  /^(?:tel|telefon|telephone|teléfono|phone|mobile?|mob|cell|handy|e-?mail|mail|contact|kontakt|contacts|call|web|linkedin|h\/?p|[a-z])\b(?: (?:no|nos|number|numbers|nr|add|address|id))?\W*$/i

/**
 * A town that no list knows: words of nothing else between the contact details, or one such word on
 * the line under the name.
 */
export function findTown(
  segments: readonly HeaderSegment[],
  { near, contacts }: Around,
): CvText | null {
  if (!near) return null
  const spans = [...contacts.emails, ...contacts.phones].map(({ span }) => span)
  const isContactLine = (line: CvLine) =>
    spans.some(({ start, end }) => line.start <= start && end <= line.end)
  const own = segments.filter(({ value }) => !contactLabel.test(value.text))
  const below = own.filter(({ line }) => line.index > near.index && isTownName(line, own))
  const beside = below.find(({ line }) => isContactLine(line))
  const isAmongContacts = ({ index, gap, start, end: last }: CvLine) =>
    gap === 0 &&
    (index === near.index + 1 ||
      spans.some(({ end }) => end < start && start - end <= longestBreak) ||
      // Below what somebody is, and above how to reach them.
      (index === near.index + 2 &&
        spans.some((span) => span.start > last && span.start - last <= longestBreak)))
  const alone = below.find(
    ({ line, value }) =>
      isAmongContacts(line) &&
      (withRegion.test(value.text) ||
        ((line.index === near.index + 1 ? oneWord : fewWords).test(value.text) &&
          !doing.test(value.text))),
  )
  return (beside ?? alone)?.value ?? null
}

/** "Communications professional, Glasgow": a place of the lists behind what somebody is, beside or below the name. */
export function findTownBehind(
  segments: readonly HeaderSegment[],
  near: CvLine | null,
): CvText | null {
  if (!near) return null
  for (const { line, value } of segments) {
    if (line.index < near.index || line.index > near.index + mostLinesBelow) continue
    const comma = value.quote.lastIndexOf(',')
    const town = value.quote.slice(comma + 1).trim()
    if (comma < 0 || !isKnownPlace(foldedPhrase(town))) continue
    const start = value.span.start + value.quote.lastIndexOf(town)
    return { text: town, quote: town, span: { start, end: start + town.length } }
  }
  return null
}

/** "Croydon. Tel", "Bristol.": what stands behind a town and is none of it. */
export function withoutEnd(text: string, place: CvText): CvText {
  const end = placeEnd.exec(place.quote)
  return end ? (cvText(text, place.span.start, place.span.start + end.index) ?? place) : place
}

/** "Warangal - 506002, Telangana": India's number behind a town, and what follows it. */
export function withPin(text: string, place: CvText): CvText {
  const { start, end } = place.span
  const pin = pinBehind.exec(text.slice(end, end + longestPin))
  const whole = pin && cvText(text, start, end + pin[0].length)
  return whole ? { ...whole, text: `${place.text}${pin[0].trimEnd()}` } : place
}

const longestPin = 60
const pinBehind =
  /^ ?[-–—,:] ?\d{3} ?\d{3}(?!\d)(?:, ?\p{Lu}[\p{L}.]{2,20}(?: \p{L}{2,20})?){0,2}\.?(?=[ \t]*(?:\n|$))/u

const placeEnd =
  /(?:[\s.,;|-]+(?:tel|telephone|phone|ph|mobile|mob|cell|email|e-mail|contact)(?: (?:no|number))?[\s.:]*|(?<=\p{Ll}{3})\.)$/iu

const mostLinesBelow = 2

/** A line break with a blank before it. */
const longestBreak = 3

/** Nothing else of its kind stands on the line, so it is no list of what somebody does; "HCPC: RA000000" is of another. */
function isTownName(line: CvLine, segments: readonly HeaderSegment[]): boolean {
  const here = segments.filter(
    (segment) => segment.line === line && !/^\p{Lu}+\b[:\s].*\d/u.test(segment.value.text),
  )
  const words = here[0]?.value.text ?? ''
  const pieces = words.split(/,\s*/)
  const isPair = pieces.length === 2 && isKnownPlace(foldedPhrase(pieces[1] ?? ''))
  return (
    here.length === 1 &&
    maybePlace(pieces[0] ?? '') &&
    (pieces.length === 1 || isPair) &&
    titleWeight(words) === 0 &&
    organisationWeight(words) === 0
  )
}

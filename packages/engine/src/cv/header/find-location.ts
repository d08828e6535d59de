import type { CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { holdsRange } from '../dates/find-dates.ts'
import { placeLabels } from '../lexicon/place-words.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { foldedPhrase } from '../words/fold.ts'
import { likely, organisationWeight, placeWeight, sure, titleWeight } from '../words/weigh-words.ts'
import type { HeaderSegment } from './header-segments.ts'
import { isStreetLine, tellsTerms } from './whole-address.ts'

const label = /^\s*([\p{L} ]{1,20})\s*[:：]\s*/u
/** With a space before its colon a label is a piece of its own. */
const labelBefore = /^\s*([\p{L} ]{1,20}) ::? #?$/u
const pin = /^(?:⌂|📍|📌|🏠|🏡)/u
/** "U.A.E." ends in no label. */
const trailingLabel =
  /[\s.,;]*(?:\b(?:tel|phone|mobile|mob|email|e-mail|cell)|(?<=[\s,;])[tmep])\b[\s.:]*$/iu

/** Where somebody lives: a labelled address, a place we know, or a line written like an address. */
export function findLocation(
  text: string,
  segments: readonly HeaderSegment[],
  region: readonly CvLine[],
): CvText | null {
  let best: { value: CvText; weight: number } | null = null
  for (const { value, line, order } of segments) {
    const { place, isLabelled } = withoutLabel(text, value, line)
    if (!place || place.text.length > 100 || isDated(place.text)) continue
    if (tellsTerms.test(place.text)) continue
    const isLong = place.text.split(/\s+/).length > 12
    const isMarked = isLabelled || isAmongContacts(place, line, region)
    const weight = isLong
      ? 0
      : locationWeight(place.text, isMarked) - order * 0.01 - (line.bullet ? 0.5 : 0)
    if (weight >= 2.5 && weight > (best?.weight ?? 0)) best = { value: place, weight }
  }
  return best?.value ?? null
}

function isDated(words: string): boolean {
  return holdsRange(words)
}

function withoutLabel(
  text: string,
  value: CvText,
  line: CvLine,
): { place: CvText | null; isLabelled: boolean } {
  const match = label.exec(value.quote)
  const isWithin = isPlaceLabel(match?.[1])
  const before = labelBefore.exec(text.slice(line.start, value.span.start))
  const remark = /^(?:\([^()]{1,20}\)|[^\p{L}\p{N}\s(]{1,2})\s+/u.exec(value.quote)
  const skipped = isWithin ? match?.[0].length : remark?.[0].length
  const start = value.span.start + (skipped ?? 0)
  const trail = trailingLabel.exec(text.slice(start, value.span.end))
  const end = trail ? start + trail.index : value.span.end
  const isLabelled = isWithin || isPlaceLabel(before?.[1]) || pin.test(value.quote)
  return { place: cvText(text, start, end), isLabelled }
}

const townName = /^\p{Lu}[\p{L}\p{M}.'’-]+(?: \p{Lu}[\p{L}\p{M}.'’-]+){0,2}$/u
const contact = /@|\d(?:\D{0,3}\d){6}|\.(?:com|net|org|io)\b/i

/** A name alone on a line between a number and an address is the town, known or not. */
function isAmongContacts({ text, span }: CvText, line: CvLine, region: readonly CvLine[]): boolean {
  if (!townName.test(text) || span.end < line.end || titleWeight(text) > 0) return false
  const at = region.indexOf(line)
  return [region[at - 1], region[at + 1]].every((near) => near && contact.test(near.text))
}

function isPlaceLabel(words: string | undefined): boolean {
  return words !== undefined && placeLabels.has(foldedPhrase(words))
}

function locationWeight(value: string, isLabelled: boolean): number {
  const pieces = value.split(',').length
  const known = placeWeight(value)
  const isPair =
    pieces === 2 &&
    /^\p{Lu}[\p{L}\p{M}.' -]{1,30},\s*\p{Lu}[\p{L}\p{M}.' -]{1,30}(?: \d{1,2})?$/u.test(value)
  // "Ballymun, Dublin 11": a town's number says that the rest is a part of it.
  const isInTown =
    isPair && /\d$/.test(value) && placeWeight(value.slice(value.indexOf(',') + 1).trim()) >= sure
  const isOther =
    titleWeight(value) >= likely || (organisationWeight(value) >= sure && known < 3 && !isLabelled)
  const isStreet = isStreetLine(value) || house.test(value)
  const isPosted = postal.test(value)
  return (
    (isLabelled ? 4 : 0) +
    known +
    (known === 0 && !isOther && withDistrict.test(value) ? 3 : 0) +
    (!isOther && area.test(value) ? 3 : 0) +
    (isPair ? 1 : 0) +
    (isInTown && known === 0 ? 2 : 0) +
    (isPosted || (isStreet && pieces > 1) ? 3 : isStreet ? 2 : 0) -
    (isOther ? 4 : 0)
  )
}

/** "P.O. Box 456-20100 Nakuru", "Brgy. San Antonio, Oton", "Blk 123 Hill Road #08-45": nothing else begins so. */
const postal =
  /^(?:(?:c\/o .{2,30}?,? )?p\.? ?o\.?,? ?box\b|(?:brgy|barangay|purok|sitio)\b\.? |blk\b\.? ?\d)/iu

/** "12 Harbour View, Whitby": a number, a name and a town, whatever its street is called. */
const house =
  /^(?:(?:flat|apt|unit) \w{1,4},? )?\d{1,4}[a-z]? \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2}(?:, \p{Lu}\p{L}[\p{L} .'’-]*){1,3}(?:,? \p{Lu}{1,2}\d{1,2}\p{Lu}?(?: \d\p{Lu}{2})?)?$/u

/** "Tamworth area", "Greater Boston Area", and no area of practice or of interest. */
const area =
  /^(?!(?:Focus|Practice|Subject|Key|Growth|Work|Product|Service|Interest|Special|Core|Main|Strong|Research)\p{L}* )(?:(?:[Nn]ear|[Aa]round) )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3} (?:[Mm]etro )?[Aa]rea$/u

/** "Houghton-le-Spring, DH4": a town and the first half of its postcode, and no level of a language. */
const withDistrict =
  /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}?[\p{L}'’-]+){0,3},? (?![ABC][12]$)(?:[A-PR-UWYZ][A-HK-Y]?\d[\dA-HJKPSTUW]?)$/u

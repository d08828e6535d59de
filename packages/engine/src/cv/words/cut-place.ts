import type { CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { foldedPhrase } from './fold.ts'
import { splitAtCommas } from './split-segments.ts'
import {
  hinted,
  isCity,
  isKnownPlace,
  isStateOrCountry,
  maybePlace,
  organisationWeight,
  placeWeight,
  sure,
  titleWeight,
} from './weigh-words.ts'

/** A name, and the place that stood behind it. */
export interface NameAndPlace {
  readonly value: CvText | null
  readonly place: CvText | null
}

/** "Cork, Ireland" and "Remote" are places; "Murtagh Hardware, Cork" and "Lumen Search, Boston, MA" only end in one. */
export function isOnlyPlace(words: string): boolean {
  if (isKnownPlace(foldedPhrase(words))) return true
  const pieces = words.split(',').map((piece) => piece.trim())
  const isNamed = (piece: string) =>
    organisationWeight(piece) >= hinted || titleWeight(piece) >= hinted
  const before = pieces.slice(0, -1)
  if (before.length > 0 && street.test(pieces[0] ?? '')) return true
  if (before.length === 0) return placeWeight(words) >= sure && !isNamed(words)
  if (before.some(isNamed)) return false
  const town = before.at(-1) ?? ''
  const isBehindName = isCity(town) || stateAndZip.test(pieces.at(-1) ?? '')
  const isTownOfName =
    before.length > 1 && isBehindName && !isKnownPlace(foldedPhrase(before[0] ?? ''))
  return placeWeight(words) >= sure && !isTownOfName
}

/** Cuts ", Tucson, AZ" or "(Leeds)" off the end of a title or a company. */
export function withoutPlace(
  text: string,
  value: CvText | null,
  kind: 'title' | 'company',
): NameAndPlace {
  if (!value) return { value: null, place: null }
  const pieces = splitAtCommas(text, value.span)
  let keep = pieces.length
  while (keep > 1 && isPlacePiece(pieces, { keep, kind })) keep--
  if (keep === pieces.length) return inBrackets(text, value, kind)
  const from = pieces[keep]?.span.start ?? value.span.end
  const name = cvText(text, value.span.start, pieces[keep - 1]?.span.end ?? from)
  return { value: name, place: withoutRemark(text, cvText(text, from, value.span.end)) }
}

/** "Dublin (turnover €410m)", "Wrexham (11–18, 1,100 on roll)": what brackets say of an employer is no part of its town. */
function withoutRemark(text: string, place: CvText | null): CvText | null {
  const remark = place && /\s\((?=[\p{Ll}\d])([^()]*)\)?$/u.exec(place.quote)
  if (!place || !remark || isKnownPlace(foldedPhrase(remark[1] ?? ''))) return place
  return cvText(text, place.span.start, place.span.start + remark.index) ?? place
}

const stateAndZip = /^([A-Z]{2})(?: \d{5}(?:-\d{4})?)?(?:,? (?:USA?|United States))?$/

function isStateWithZip(piece: string): boolean {
  const state = stateAndZip.exec(piece)?.[1]
  return state !== undefined && placeWeight(`X, ${state}`) >= sure
}

/** "1300 Pennsylvania Ave NW". */
const street =
  /^\d{1,5}[A-Za-z]? [\p{L}\d.’' ]{2,32}\b(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|way|court|ct|place|pl|square|sq|highway|hwy|parkway|pkwy|terrace|crescent|close|row|loop|circle|plaza)\.?(?: [NS]?[EW]?)?$/iu

function isPlacePiece(
  pieces: readonly CvText[],
  { keep, kind }: { keep: number; kind: 'title' | 'company' },
): boolean {
  const piece = pieces[keep - 1]?.text ?? ''
  const isNamed = organisationWeight(piece) >= hinted || titleWeight(piece) >= hinted
  const known =
    placeWeight(piece) >= sure ||
    isStateWithZip(piece) ||
    (keep < pieces.length && street.test(piece))
  if (known && (!isNamed || placeWeight(piece) === 4)) return true
  const after = pieces[keep]?.text ?? ''
  const isBeforeState = keep === pieces.length - 1 && isStateOrCountry(after) && maybePlace(piece)
  const isNamedBefore = organisationWeight(pieces[0]?.text ?? '') >= hinted
  const isQuarter =
    kind === 'company' &&
    keep === pieces.length - 1 &&
    keep > 1 &&
    isNamedBefore &&
    maybePlace(piece)
  const isTown = kind === 'company' && keep === pieces.length && maybePlace(piece)
  return isBeforeState || isTown || isQuarter
}

/** "Mill Lane School (Leeds)", "Mill Lane School, Cork (Ireland)". */
function inBrackets(text: string, value: CvText, kind: 'title' | 'company'): NameAndPlace {
  const match = /\s*\(([^()]{2,40})\)$/.exec(value.quote)
  if (!match?.[1] || placeWeight(match[1]) < sure) return { value, place: null }
  const cutAt = value.span.start + match.index
  const open = cutAt + match[0].indexOf('(') + 1
  const named = cvText(text, value.span.start, cutAt)
  const inner = kind === 'company' && isStateOrCountry(match[1]) && withoutPlace(text, named, kind)
  if (inner && inner.place !== null)
    return { value: inner.value, place: cvText(text, inner.place.span.start, value.span.end) }
  return { value: named, place: cvText(text, open, value.span.end - 1) }
}

import { overlaps } from '../../text/span.ts'
import type { CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { holdsRange } from '../dates/find-dates.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { foldedPhrase } from '../words/fold.ts'
import { splitAtCommas } from '../words/split-segments.ts'
import { hinted, likely, organisationWeight, sure, titleWeight } from '../words/weigh-words.ts'
import type { HeaderSegment } from './header-segments.ts'

interface HeadlineContext {
  readonly used: readonly CvText[]
  readonly found: { readonly name: CvText; readonly line: CvLine } | null
}

/** What somebody is: behind the name, on the line under it, or a title anywhere near the top. */
export function findHeadline(
  text: string,
  segments: readonly HeaderSegment[],
  { used, found }: HeadlineContext,
): CvText | undefined {
  const behind = found && titleBehind(text, segments, found.name)
  if (behind) return behind
  const isUsed = ({ span }: CvText) => used.some((other) => overlaps(other.span, span))
  const isFree = ({ value, line }: HeaderSegment) =>
    !line.bullet && !isUsed(value) && isHeadline(value.text)
  const near = found?.line
  const titled = segments.find(
    (segment, at) =>
      titleWeight(segment.value.text) >= hinted &&
      isFree(segment) &&
      !isBelowRole(segments.slice(0, at + 1), near),
  )
  if (titled || !near) return titled?.value
  const below = segments.find(
    (segment) =>
      segment.line.index === near.index + 1 &&
      segment.line.gap === 0 &&
      isFree(segment) &&
      !/[:：]\s*$/.test(segment.line.text.slice(0, segment.value.span.start - segment.line.start)),
  )
  return below?.value
}

/** Under the name and below a line with its dates somebody tells of a role, where no heading does. */
function isBelowRole(segments: readonly HeaderSegment[], name: CvLine | undefined): boolean {
  const last = segments.at(-1)?.line
  if (!name || !last || last.index < name.index + fewestLinesToRole) return false
  return segments.some(
    ({ line }) => line.index > name.index && line.index < last.index && holdsRange(line.text),
  )
}

/** Contacts and a headline stand nearer to the name. */
const fewestLinesToRole = 3

/** "Jane Doe MSc, Staff Nurse, Intensive Care"; "RN" and "PT" are letters behind a name. */
function titleBehind(
  text: string,
  segments: readonly HeaderSegment[],
  { span }: CvText,
): CvText | null {
  const own = segments.find(
    ({ value }) => value.span.start <= span.start && span.end < value.span.end,
  )
  if (!own) return null
  const pieces = splitAtCommas(text, { start: span.end, end: own.value.span.end })
  const isTitle = (words: string) =>
    /\p{Ll}{3}|\p{Lu}{5}/u.test(words) && titleWeight(words) >= hinted
  const first = pieces.find((piece) => isTitle(piece.text))
  const title = first ? cvText(text, first.span.start, own.value.span.end) : null
  return title && isHeadline(title.text) ? title : null
}

function isHeadline(value: string): boolean {
  if (!/\p{L}{3}/u.test(value) || /(?:19|20)\d\d/.test(value)) return false
  // "HCPC: RA000000".
  if (/^\p{Lu}{2,6}\W+\p{Lu}{0,3}\d{4,}$/u.test(value)) return false
  const words = foldedPhrase(value).split(' ').length
  const isSentence = /[.!?]$/.test(value) && words > 6
  return (
    words <= 14 &&
    !isSentence &&
    !isLabel(value) &&
    (titleWeight(value) > 0 || organisationWeight(value) < sure)
  )
}

/** "Mobile: …" and "Home address", but not "Mobile crane operator". */
function isLabel(value: string): boolean {
  return (
    titleWeight(value) < likely &&
    /^(?:tel|phone|mobile|e-?mail|mail|address|home|cell|linkedin|github|web|website|portfolio|(?:full |sur|first |last |other )?names?|village|nrc|(?:father|mother|husband|spouse)['’]?s? name|date of birth|nationality|gender|marital status|anschrift|telefon|correo|móvil|orcid)\b/i.test(
      value,
    )
  )
}

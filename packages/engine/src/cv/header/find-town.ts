import type { CvText } from '../cv.ts'
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

/** Endings of words that say what somebody is or does. */
const doing = /(?:er|or|ist|ian|ant|ent|man|ess|in|ing|eur|ero|era|ologe|ologist|e)$/i

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
  const below = segments.filter(({ line }) => line.index > near.index && isTownName(line, segments))
  const beside = below.find(({ line }) => isContactLine(line))
  const alone = below.find(
    ({ line, value }) =>
      line.index === near.index + 1 &&
      line.gap === 0 &&
      /^\p{Script=Latin}+$/u.test(value.text) &&
      !doing.test(value.text),
  )
  return (beside ?? alone)?.value ?? null
}

/** Nothing else of its kind stands on the line, so it is no list of what somebody does. */
function isTownName(line: CvLine, segments: readonly HeaderSegment[]): boolean {
  const here = segments.filter((segment) => segment.line === line)
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

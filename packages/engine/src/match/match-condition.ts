import type { Candidate } from '../candidate/candidate.ts'
import { compiled } from '../text/patterns/compiled.ts'
import { eachMatch } from '../text/patterns/each-match.ts'
import type { Span } from '../text/span.ts'
import { evidenceAt, unitAround } from './evidence-at.ts'
import { isToCome } from './papers/is-to-come.ts'
import { readStanding, standingCredit } from './papers/read-standing.ts'
import { type Found, nothingFound } from './skills/match-terms.ts'

interface Condition {
  /** How a CV writes that it is met, as a pattern; '' where no CV does. */
  readonly shown: string
  readonly place?: string
}

/** A condition, where a CV says that it is met: by its words, or by where somebody lives. */
export function matchCondition(candidate: Candidate, { shown, place }: Condition): Found {
  const { text, cv } = candidate
  const { location } = cv.header
  const lives = place && location?.text.includes(place) ? location.span : null
  const span = lives ?? (shown === '' ? null : firstClaimed(text, shown))
  const credit = span ? standingCredit[standingAt(candidate, span)] : 0
  if (!span || credit === 0) return nothingFound
  const evidence = [evidenceAt(candidate, span, { how: 'words', strength: 'listed' })]
  return { credit, how: 'words', evidence }
}

/** "Unable to work weekends", "cannot do nights" name what they leave out; "Interests: football on Saturdays" is no work. */
const leftOut =
  /(?:\bunable|\bcan['’]?t|\bcannot|\bnot (?:able|available|willing)|\b(?:do not|don['’]t) (?:want|wish)|\bexcept|\bunavailable|interests:[^\n]*)(?: (?:to|for|on|do|work|at|the)){0,4} $/i
const lettersBefore = 40
/** "DBs" are distribution boards, and no "DBS". */
const plural = /^\p{Lu}+s$/u

function firstClaimed(text: string, shown: string): Span | null {
  for (const { index, 0: words } of eachMatch(text, compiled(shown, 'gi')))
    if (
      words !== '' &&
      !plural.test(words) &&
      !leftOut.test(text.slice(Math.max(0, index - lettersBefore), index))
    )
      return { start: index, end: index + words.length }
  return null
}

function standingAt(candidate: Candidate, span: Span) {
  const line = unitAround(candidate, span) ?? span
  const standing = readStanding(candidate.text, line, span)
  const isAhead = isToCome(candidate.text.slice(0, line.end), span.end, candidate.today)
  return standing === 'held' && isAhead ? 'underway' : standing
}

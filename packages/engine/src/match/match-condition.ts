import type { Candidate } from '../candidate/candidate.ts'
import type { Span } from '../text/span.ts'
import { evidenceAt, unitAround } from './evidence-at.ts'
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
  const words = shown === '' ? null : new RegExp(shown, 'i').exec(text)
  const span = lives ?? (words && { start: words.index, end: words.index + words[0].length })
  const credit = span ? standingCredit[standingAt(candidate, span)] : 0
  if (!span || credit === 0) return nothingFound
  const evidence = [evidenceAt(candidate, span, { how: 'words', strength: 'listed' })]
  return { credit, how: 'words', evidence }
}

function standingAt(candidate: Candidate, span: Span) {
  return readStanding(candidate.text, unitAround(candidate, span) ?? span, span)
}

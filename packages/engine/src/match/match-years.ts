import type { Candidate } from '../candidate/candidate.ts'
import { countMonthsWorked, type Month } from '../candidate/months-worked.ts'
import type { CvRole } from '../cv/cv.ts'
import type { Job } from '../job/job.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { evidenceAt } from './evidence-at.ts'
import { type Found, nothingFound } from './match-terms.ts'

const monthsPerYear = 12
const stated =
  /\b(\d{1,2})\s*(?:\+|plus)?\s*(?:years?|yrs?)\b[^.\n]{0,60}?\bexperience|\bexperience[^.\n]{0,30}?\b(\d{1,2})\s*(?:\+|plus)?\s*(?:years?|yrs?)\b/i
/** Years that a CV states without dating them are believed for the most part. */
const statedCredit = 0.8
/** Years in work that does not show what the posting names. */
const otherWorkCredit = 0.35

interface YearsNeed {
  readonly years: number
  readonly terms: readonly string[]
  /** The job's titles: where no skill is named, years in such work are meant. */
  readonly titles: Job['titles']
  readonly today: Month
}

/** Years of work in roles that show what the posting names; a CV without dates may state them. */
export function matchYears(lexicon: Lexicon, candidate: Candidate, need: YearsNeed): Found {
  const roles = candidate.cv.experience
  const fitting = roles.filter((role) =>
    need.terms.length === 0
      ? isOfThisWork(candidate, role, need.titles)
      : showsAny(lexicon, candidate, role, need.terms),
  )
  const months = countMonthsWorked(fitting, need.today)
  const dated = Math.min(1, months / (need.years * monthsPerYear))
  const [first] = fitting
  const byDates: Found =
    first && months > 0
      ? {
          credit: dated,
          how: 'years',
          evidence: fitting.slice(0, 3).flatMap((role) => roleEvidence(candidate, role)),
        }
      : nothingFound
  const byWords = statedYears(candidate, need.years)
  const byOtherWork = otherYears(candidate, need)
  return [byDates, byWords, byOtherWork].reduce((best, each) =>
    each.credit > best.credit ? each : best,
  )
}

/** Fields whose titles are held in every trade: a team leader leads a team of whatever the firm does. */
const anywhere: ReadonlySet<string> = new Set(['management', 'office'])

/** A role by a title of another field is other work; one by no title we know may be this work. */
function isOfThisWork(candidate: Candidate, role: CvRole, titles: Job['titles']): boolean {
  const held = candidate.titles.filter(
    ({ start, end }) => start >= role.span.start && end <= role.span.end,
  )
  const named = held.filter(({ isRole, title }) => isRole && !anywhere.has(title.field))
  if (titles.length === 0 || named.length === 0) return true
  return named.some(({ title }) =>
    titles.some(({ family, field }) => family === title.family || field === title.field),
  )
}

/** Years of work in which the CV does not show what the posting names count for a part. */
function otherYears(
  candidate: Candidate,
  need: { readonly years: number; readonly today: Month },
): Found {
  const roles = candidate.cv.experience
  const months = countMonthsWorked(roles, need.today)
  if (months === 0) return nothingFound
  const credit = Math.min(1, months / (need.years * monthsPerYear)) * otherWorkCredit
  return {
    credit,
    how: 'years',
    evidence: roles.slice(0, 3).flatMap((role) => roleEvidence(candidate, role)),
  }
}

function roleEvidence(candidate: Candidate, role: CvRole): Found['evidence'] {
  const span = role.dates?.span ?? role.title?.span
  return span ? [evidenceAt(candidate, span, { how: 'years', strength: 'described' })] : []
}

function showsAny(
  lexicon: Lexicon,
  candidate: Candidate,
  role: CvRole,
  terms: readonly string[],
): boolean {
  for (const [name, showings] of candidate.showings) {
    const isAsked =
      terms.includes(name) || terms.some((term) => lexicon.proves.get(name)?.has(term))
    if (
      isAsked &&
      showings.some(({ start, end }) => start >= role.span.start && end <= role.span.end)
    )
      return true
  }
  return false
}

function statedYears(candidate: Candidate, years: number): Found {
  const match = stated.exec(candidate.text)
  const said = Number(match?.[1] ?? match?.[2])
  if (!match || !(said > 0)) return nothingFound
  const span = { start: match.index, end: match.index + match[0].length }
  return {
    credit: Math.min(1, said / years) * statedCredit,
    how: 'years',
    evidence: [evidenceAt(candidate, span, { how: 'years', strength: 'listed' })],
  }
}

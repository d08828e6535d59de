import type { Candidate } from '../candidate/candidate.ts'
import { countMonthsWorked } from '../candidate/months-worked.ts'
import { evidenceAt } from './evidence-at.ts'
import { type Found, nothingFound } from './skills/match-terms.ts'
import {
  besideOtherWork,
  kindredCredit,
  otherWorkCredit,
  type WeighedRole,
  weighRoles,
  type YearsNeed,
} from './weigh-roles.ts'

const monthsPerYear = 12
const nearlyAlike = 0.2
const stated =
  /(?<![\d.,])(\d{1,2}(?:[.,]5)?)\s*(?:\+|plus)?\s*(?:years?|yrs?)\b[^.\n]{0,60}?\bexperience|\bexperience[^.\n]{0,30}?\b(\d{1,2})\s*(?:\+|plus)?\s*(?:years?|yrs?)\b/i
/** Years that a CV states without dating them are believed for the most part. */
export const statedCredit = 0.8

/** Years of work in roles that show what the posting names; a CV without dates may state them. */
export function matchYears(candidate: Candidate, need: YearsNeed): Found {
  const weighed = weighRoles(candidate, need).toSorted((a, b) => b.share - a.share)
  const byDates = datedYears(candidate, { weighed, need })
  const byWords = statedYears(candidate, need.years)
  const monthsOf = (counts: (each: WeighedRole) => boolean) =>
    countMonthsWorked(
      weighed.filter(counts).map(({ role }) => role),
      need.today,
    )
  const isStated = byWords.credit > byDates.credit
  return {
    ...(isStated ? byWords : byDates),
    time: {
      named: monthsOf(({ isNamed }) => isNamed),
      own: monthsOf(({ isNamed, byWork }) => isNamed && byWork > besideOtherWork),
      kindred: monthsOf(({ byWork }) => byWork >= kindredCredit),
      counted: monthsOf(({ byWork }) => byWork >= otherWorkCredit),
      statedYears: isStated ? (byWords.credit * need.years) / statedCredit : 0,
    },
  }
}

interface Weighed {
  readonly weighed: readonly WeighedRole[]
  readonly need: YearsNeed
}

/** Years in the work that is meant come first; what they lack, other work and learning make up for in part. */
function datedYears(candidate: Candidate, { weighed, need }: Weighed): Found {
  let credit = 0
  let counted = 0
  for (const share of new Set(weighed.map((each) => each.share))) {
    const roles = weighed.filter((each) => each.share >= share).map(({ role }) => role)
    const months = countMonthsWorked(roles, need.today)
    const part = Math.min(1, (months - counted) / (need.years * monthsPerYear))
    credit += (1 - credit) * part * share
    counted = months
  }
  if (credit === 0) return nothingFound
  const most = weighed[0]?.share ?? 0
  // Of what counts nearly alike the latest is quoted first, as a CV has it.
  const nearest = weighed
    .filter(({ share }) => share > most - nearlyAlike)
    .toSorted((a, b) => a.role.span.start - b.role.span.start)
  return {
    credit,
    how: 'years',
    evidence: nearest.slice(0, 3).flatMap((each) => roleEvidence(candidate, each)),
  }
}

function roleEvidence(candidate: Candidate, { role, line }: WeighedRole): Found['evidence'] {
  const span = line ?? role.dates?.span ?? role.title?.span
  return span ? [evidenceAt(candidate, span, { how: 'years', strength: 'described' })] : []
}

function statedYears(candidate: Candidate, years: number): Found {
  const match = stated.exec(candidate.text)
  const said = Number((match?.[1] ?? match?.[2])?.replace(',', '.'))
  // Years that the dated roles cover are told by what those were.
  const isDated = said * monthsPerYear <= candidate.monthsWorked + monthsPerYear
  if (!match || !(said > 0) || isDated) return nothingFound
  const span = { start: match.index, end: match.index + match[0].length }
  return {
    credit: Math.min(1, said / years) * statedCredit,
    how: 'years',
    evidence: [evidenceAt(candidate, span, { how: 'years', strength: 'listed' })],
  }
}

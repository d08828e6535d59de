import { overlaps } from '../../text/span.ts'
import type { CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { tellsTerms } from '../lexicon/employment-terms.ts'
import type { HeadSegments } from './head-segments.ts'
import type { RoleHead } from './read-role-head.ts'

/** What stands in the head of a role beside its names tells of the work: "night trunking", "domestic and commercial". */
export function besideNames(
  text: string,
  { others }: HeadSegments,
  { title, company, location }: RoleHead,
): readonly CvText[] {
  const names = [title, company, location].flatMap((name) => name ?? [])
  const within = others.find(({ span }) => company && overlaps(company.span, span))
  const ends = names.map(({ span }) => span.start).filter((at) => at > (company?.span.end ?? 0))
  const beside = [...behindFirm(text, company, Math.min(within?.span.end ?? 0, ...ends)), ...others]
    .filter(({ span }) => names.every((name) => !overlaps(name.span, span)))
    .toSorted((a, b) => a.span.start - b.span.start)
  return beside.reduce<readonly CvText[]>((joined, each) => joinDashed(text, joined, each), [])
}

/** "Derby - Dover" is one. */
function joinDashed(text: string, before: readonly CvText[], own: CvText): readonly CvText[] {
  const last = before.at(-1)
  const isDashed = last && /^ [-–—] $/.test(text.slice(last.span.end, own.span.start))
  const both = isDashed ? cvText(text, last.span.start, own.span.end) : null
  return both ? [...before.slice(0, -1), both] : [...before, own]
}

function behindFirm(text: string, company: CvText | null, end: number): readonly CvText[] {
  const from = (company?.span.end ?? end) + 2
  const isSaid = /^, \p{Ll}/u.test(text.slice(from - 2, from + 1))
  const said = isSaid
    ? cvText(text, from, from + text.slice(from, end).replace(/[\s,]+$/, '').length)
    : null
  return said && !tellsTerms(said.text) ? [said] : []
}

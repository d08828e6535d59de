import type { Candidate } from '../../candidate/candidate.ts'
import type { CvRole, CvText } from '../../cv/cv.ts'
import type { Requirement } from '../../job/job.ts'
import { withoutPlurals } from '../../text/forms/without-plurals.ts'
import { creditOf } from '../credit-rules.ts'
import { evidenceAt } from '../evidence-at.ts'
import { type Found, nothingFound } from '../skills/match-terms.ts'

/** The roles whose titles name who does what is asked for: a "Product Manager" has done product management. */
export function rolesDoing(
  { roles }: Candidate,
  { doers = [] }: Pick<Requirement, 'doers'>,
): CvRole[] {
  return doers.length === 0
    ? []
    : roles.filter(({ title }) => title && doers.some((doer) => isCalled(plainTitle(title), doer)))
}

/** "Product Manager, Payments" and "Teacher of Maths", but not the "Product Manager Assistant" or the "Assistant to the Product Manager". */
function isCalled(title: string, doer: string): boolean {
  const at = title.indexOf(doer)
  return (
    at >= 0 &&
    !/(?:\p{L}|\bto (?:the )?)$/u.test(title.slice(0, at)) &&
    !/^(?:\p{L}| (?!of|for|in|at|and|to)\p{L}{3})/u.test(title.slice(at + doer.length))
  )
}

const plainTitles = new WeakMap<CvText, string>()

/** As `withDoers` writes those who do it; each title is looked through for all that is asked. */
function plainTitle(title: CvText): string {
  const plain = plainTitles.get(title) ?? withoutPlurals(title.text)
  plainTitles.set(title, plain)
  return plain
}

/** What is asked for, shown by the title of who does it. */
export function matchDoers(candidate: Candidate, requirement: Requirement): Found {
  const [role] = rolesDoing(candidate, requirement)
  const span = role?.title?.span
  const unit = span && candidate.units.find(({ end }) => end >= span.end)
  if (!unit) return nothingFound
  const evidence = [evidenceAt(candidate, span, { how: 'same', strength: unit.strength })]
  return { credit: creditOf(unit), how: 'same', evidence }
}

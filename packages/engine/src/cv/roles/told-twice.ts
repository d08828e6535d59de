import type { CvMonth, CvRole } from '../cv.ts'
import { foldedPhrase } from '../words/fold.ts'

/**
 * A post in a list of posts that stands again over a project done there, with the same title, employer and dates, is one:
 * what is told of it belongs to the first.
 */
export function withoutRepeats(roles: readonly CvRole[]): CvRole[] {
  const kept: CvRole[] = []
  for (const role of roles) {
    const at = kept.findIndex((other) => isSame(other, role))
    const first = kept[at]
    if (first) kept[at] = { ...first, bullets: [...first.bullets, ...role.bullets] }
    else kept.push(role)
  }
  return kept
}

function isSame(one: CvRole, other: CvRole): boolean {
  if (!one.title || !one.company || !one.from || !other.title || !other.company) return false
  return (
    timeOf(one.from) === timeOf(other.from) &&
    timeOf(one.to) === timeOf(other.to) &&
    foldedPhrase(one.title.text) === foldedPhrase(other.title.text) &&
    foldedPhrase(one.company.text) === foldedPhrase(other.company.text)
  )
}

function timeOf(at: CvMonth | 'present' | null): string {
  return at === null || at === 'present' ? String(at) : `${at.year}-${at.month ?? ''}`
}

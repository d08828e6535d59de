import type { Candidate } from '../candidate/candidate.ts'
import { tokensIn } from '../text/tokens-in.ts'
import { evidenceAt, unitAround } from './evidence-at.ts'
import { type Found, nothingFound } from './match-terms.ts'
import { readStanding, standingCredit } from './read-standing.ts'

/** One level below what is asked is near; two are far. */
const creditByGap = [1, 0.5, 0.2] as const
const otherSubject = 0.75
const experienceInstead = 0.6
const subjectReach = 90

/** The CV's education against the level and the subject that the posting names. */
export function matchDegree(
  candidate: Candidate,
  need: {
    readonly level: number
    readonly roots: readonly string[]
    readonly orExperience: boolean
  },
): Found {
  let best = nothingFound
  for (const hit of candidate.degrees) {
    const gap = Math.max(0, need.level - hit.level)
    const byLevel = creditByGap[gap] ?? 0
    const reach = { start: hit.start - subjectReach, end: hit.end + subjectReach }
    const around = tokensIn(candidate.tokens, reach).map((token) => token.root)
    const isSubject = namesSubject(need.roots, around)
    const line = unitAround(candidate, hit) ?? hit
    const standing = readStanding(candidate.text, line, hit)
    const credit = byLevel * (isSubject ? 1 : otherSubject) * standingCredit[standing]
    if (credit > best.credit) {
      const evidence = evidenceAt(
        candidate,
        { start: hit.start, end: hit.end },
        { how: 'level', strength: 'described' },
      )
      best = { credit, how: 'level', evidence: [evidence] }
    }
  }
  const canWorkInstead = need.orExperience && candidate.monthsWorked >= 48
  return canWorkInstead && best.credit < experienceInstead
    ? { ...best, credit: experienceInstead, how: 'years' }
    : best
}

/** A subject of two words ("social work") is named by both; of a longer list, any is one. */
function namesSubject(roots: readonly string[], around: readonly string[]): boolean {
  if (roots.length === 0) return true
  return roots.length <= 2
    ? roots.every((root) => around.includes(root))
    : roots.some((root) => around.includes(root))
}

import { joinWords, quoted } from '../../advice/in-words.ts'
import type { CvRole } from '../../cv/cv.ts'
import type { Requirement } from '../../job/job.ts'
import type { MatchRow } from '../../match/match-row.ts'
import { encloses } from '../../text/span.ts'
import type { Patch } from '../regenerate.ts'
import { asPatchText } from './list-patch.ts'
import { nameOf, putFirst } from './put-first.ts'

/** Who leafs through CVs reads the first lines of a role; the very first mostly says what the role was. */
const glance = { seen: 3, held: 1 }
const mostRoles = 3
const mostNamed = 2

/** Puts the lines of the latest roles first that answer the posting. */
export function linesFirst(roles: readonly CvRole[], rows: readonly MatchRow[]): Patch[] {
  return roles.slice(0, mostRoles).flatMap(({ bullets }, index) => {
    const answers = bullets.map((): Requirement[] => [])
    for (const { requirement, evidence } of rows) {
      // The best line of the role for it: several that say the same need not all come first.
      const best = evidence
        .map((each) => bullets.findIndex(({ span }) => encloses(span, each)))
        .find((at) => at !== -1)
      if (best !== undefined) answers[best]?.push(requirement)
    }
    const places = bullets.map(({ text }, at) => ({ text, answers: answers[at] ?? [] }))
    const order = putFirst(places, glance)
    if (!order) return []
    const asked = new Set(order.risen.flatMap((place) => nameOf(place) ?? []))
    const names = joinWords([...asked].slice(0, mostNamed).map(quoted))
    return [
      {
        path: `experience.${index}.bullets`,
        before: asPatchText(bullets.map(({ text }) => text)),
        after: asPatchText(order.lines.map(({ text }) => text)),
        because: `Puts first what answers ${names}. The words stay as they are.`,
      },
    ]
  })
}

import type { Candidate, Showing } from '../candidate/candidate.ts'
import type { Token } from '../text/tokenize.ts'
import { wordAmong } from '../text/word-trait.ts'

/** What a skill is worth where the CV itself says that there is little of it, or that it was only taught. */
const partGrasped = 0.5

/** "A little Python", "basic Excel": close before what they make small, or right behind it. */
const little = wordAmong('little some basic basics limited'.split(' '))
const wordsBefore = 2
/** "Lectures on risk management": outside of the work told, where they are heard and not held. */
const taught = wordAmong(
  'course courses coursework lecture lectures seminar workshop thesis module'.split(' '),
)

/** How far somebody has come with a skill, by the words around it: 1 where nothing says otherwise. */
export function readGrasp({ tokens }: Candidate, { start, end, unit }: Showing): number {
  let at = unit.first
  while (at < unit.last && isBefore(tokens[at], start)) at += 1
  let from = at
  while (from > unit.first && tokens[from]?.isApart === false) from -= 1
  for (let each = from; each < unit.last; each += 1) {
    const token = tokens[each]
    if (!token || (each > at && token.isApart)) return 1
    if (start <= token.start && token.end <= end) continue
    const isNear = each >= at - wordsBefore && token.start <= end + 1
    if (isNear && little.has(token)) return partGrasped
    if (!unit.isWork && taught.has(token)) return partGrasped
  }
  return 1
}

function isBefore(token: Token | undefined, start: number): boolean {
  return token !== undefined && token.end <= start
}

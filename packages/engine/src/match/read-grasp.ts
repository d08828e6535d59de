import type { Candidate, Showing } from '../candidate/candidate.ts'
import type { Token } from '../text/tokenize.ts'
import { wordAmong } from '../text/word-trait.ts'

/** What a skill is worth where the CV itself says that there is little of it, or that it was only taught. */
const partGrasped = 0.5

/** "A little Python", "basic Excel": close before what they make small, or right behind it. */
const little = wordAmong('little some basic basics limited rudimentary beginner'.split(' '))
const wordsBefore = 2
/** "Lectures on risk management", "shadowed section 47 visits": in the same part of the sentence. */
const taught = wordAmong(
  `course coursework lecture lectures seminar webinar workshop bootcamp dissertation thesis module modules taster demo practicum refresher
  intro introduction learning learnt learned studied shadowed shadowing`.split(/\s+/),
)

/** How far somebody has come with a skill, by the words around it: 1 where nothing says otherwise. */
export function readGrasp({ tokens }: Candidate, { start, unit }: Showing): number {
  let at = unit.first
  while (at < unit.last && isBefore(tokens[at], start)) at += 1
  let from = at
  while (from > unit.first && tokens[from]?.isApart === false) from -= 1
  let to = at + 1
  while (to < unit.last && tokens[to]?.isApart === false) to += 1
  for (let each = from; each < to; each += 1) {
    const token = tokens[each]
    if (!token) continue
    const isNear = each >= at - wordsBefore && each <= at + 1 && each !== at
    if (taught.has(token) || (isNear && little.has(token))) return partGrasped
  }
  return 1
}

function isBefore(token: Token | undefined, start: number): boolean {
  return token !== undefined && token.end <= start
}

import type { Candidate, Showing } from '../../candidate/candidate.ts'
import { wordAmong } from '../../text/forms/word-trait.ts'
import type { Token } from '../../text/tokenize.ts'
import { isCalledLittle, isMarkedLow } from './is-called-little.ts'

/** What a skill is worth where the CV itself says that there is little of it, or that it was only taught. */
const partGrasped = 0.5

/** "A little Python", "basic Excel": close before what they make small, or right behind it. */
const little = wordAmong('little some basic basics limited beginner tried bit'.split(' '))
const wordsBefore = 2
/** As far behind as in "German a little". */
const lettersBehind = 3
/** "Lectures on risk management": outside of the work told, where they are heard and not held. */
const taught = wordAmong(
  'course courses coursework lecture lectures seminar workshop thesis module'.split(' '),
)

/** How far somebody has come with a skill, by the words around it: 1 where nothing says otherwise. */
export function readGrasp({ text, tokens }: Candidate, { start, end, unit }: Showing): number {
  if (isCalledLittle(text, { start, end })) return partGrasped
  if (!unit.isWork && isMarkedLow(text, { start, end })) return partGrasped
  let at = unit.first
  while (at < unit.last && isBefore(tokens[at], start)) at += 1
  let from = at
  while (from > unit.first && tokens[from]?.isApart === false) from -= 1
  for (let each = from; each < unit.last; each += 1) {
    const token = tokens[each]
    if (!token || (each > at && token.isApart))
      return token && isAside(text, token) && isLittle(tokens, each) ? partGrasped : 1
    if (start <= token.start && token.end <= end) continue
    const isNear =
      each >= at - wordsBefore &&
      token.start <= end + lettersBehind &&
      !text.slice(token.end, start).includes('\n')
    if (isNear && isLittle(tokens, each)) return partGrasped
    if (!unit.isWork && taught.has(token)) return partGrasped
  }
  return 1
}

/** "Excel (some)", "Excel – basic": alone in brackets, or behind a dash. */
function isAside(text: string, { start, end }: Token): boolean {
  return /\(\)|[–—-] \W?$/.test(text.slice(start - 2, start) + text.charAt(end))
}

/** "Some 200 covers" are many, and "32-bit" is no bit of anything. */
function isLittle(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.word ?? ''
  if (!little.has(tokens[at]) || /^\d/.test(next)) return false
  return tokens[at]?.word !== 'bit' || next === 'of'
}

function isBefore(token: Token | undefined, start: number): boolean {
  return token !== undefined && token.end <= start
}

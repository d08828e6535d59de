import type { TermHit } from '../../lexicon/find/find-terms.ts'
import type { Posting } from '../posting.ts'

type Asked = Pick<Posting, 'text' | 'terms' | 'units'>

/**
 * Whether a term is but a part of another word: "R-codes" are no R, a "C-level" no C, "GoCardless" is no Go, "CE-SDS" no
 * safety data sheet, and who buys "non-IT" things buys no IT.
 */
export function isOfCompound(asked: Asked, hit: TermHit): boolean {
  const { text } = asked
  const { start, end, written } = hit
  const before = text.slice(Math.max(0, start - lettersBefore), start)
  const behind = text.slice(end, end + lettersBehind)
  // "GCSEs at grades A to C", "grade C/4".
  if (written.length === 1 && ofGrades.test(before)) return true
  if (/^-(?:to|by|on|in|and)-/.test(behind)) return true
  if (written.length === 1 && /^[-–]\p{L}/u.test(behind)) return true
  return (
    turned.test(before) ||
    spared.test(behind) ||
    isOfJoinedName(asked, hit) ||
    isJoinedToLetters(asked, hit)
  )
}

const lettersBefore = 24
const lettersBehind = 12
const ofGrades = /\bgrades? (?:[A-D][*+]? ?(?:-|–|to|or|\/) ?)*$/
/** "Non-IT", "re-insurance", "bio-statistics", "e-invoice": with this before it, it is another thing. */
const turned =
  /(?<![\p{L}\d])(?:non|re|ex|co|mis|anti|micro|bio|geo|tele|nano|e|un|pseudo|para)[-–]$/iu
/** "MRI-safe trolleys", "SQL-like". */
const spared = /^[-–](?:safe|free|like|proof|style|shaped|inspired)\b/i

/** "GoCardless", but not "PowerPointPreferred", where a posting that lost its line breaks has been cut. */
function isOfJoinedName({ text, terms, units }: Asked, { start, end }: TermHit): boolean {
  return (
    /\p{Ll}$/u.test(text.slice(start, end)) &&
    /^\p{Lu}\p{Ll}/u.test(text.slice(end, end + 2)) &&
    !units.some((unit) => unit.end === end) &&
    !terms.some((other) => other.start === end)
  )
}

/** "CE-SDS": letters joined to letters that nothing knows are a name of their own; "SAP-ABAP" is both. */
function isJoinedToLetters({ text, terms }: Asked, { start, end }: TermHit): boolean {
  if (!/^\p{Lu}{2,4}$/u.test(text.slice(start, end))) return false
  const before = text.slice(Math.max(0, start - 6), start)
  return (
    /(?<![\p{L}\d-])\p{Lu}{2,4}-$/u.test(before) && !terms.some((other) => other.end === start - 1)
  )
}

import { presenceRules } from '../../match/credit-rules.ts'
import { isCapital, isSmall } from '../../text/letters/character-kinds.ts'
import { isCaseless } from '../../text/letters/is-caseless.ts'
import type { Span } from '../../text/span.ts'
import { rootKey } from '../../text/tables/distinct-roots.ts'
import type { Token } from '../../text/tokenize.ts'
import type { WordWeights } from '../../words/word-weight.ts'
import type { CvUnit } from '../candidate.ts'
import { stoodBeside } from './stood-beside.ts'

export const backingRules = {
  /** A CV whose lines on work tell this much, in telling words, backs all that it lists: a few lines do; years tell nothing. */
  enoughTold: 6.5,
  /** What a list is worth where no line tells of any work. */
  leastBacking: 0.3,
  /** What else a CV says outside of its work loses this much for each share of it that was taken over from the posting. */
  lostToCopies: 2,
  /** What a line is worth that says its work was done by another, or under another's eye. */
  besideWork: 0.6,
} as const

/** A CV's lines, its words, and what of them is silent: names, and what was copied. */
export interface Told {
  readonly text: string
  readonly units: readonly CvUnit[]
  readonly tokens: readonly Token[]
  /** Of each token 1 where it stands in a silent span. */
  readonly silent: Uint8Array
  readonly words: WordWeights
  /** Schools and degrees tell of no work. */
  readonly schooling: readonly Span[]
  /** Of each token 1 where it was taken over from the posting. */
  readonly copied: Uint8Array
}

/**
 * Lists and summaries claim; lines on work show. Where a CV hardly tells of any work, what it claims
 * counts for less: so a posting's words without a day of work behind them gain little. Who takes over
 * the posting's phrases is not believed in what else stands outside of the work told.
 */
export function backClaims(told: Told): CvUnit[] {
  const { enoughTold, leastBacking, lostToCopies, besideWork } = backingRules
  const backed = Math.min(1, weighTold(told) / enoughTold)
  const backing = leastBacking + (1 - leastBacking) * backed
  const own = 1 - Math.min(1, lostToCopies * shareCopied(told))
  return told.units.map((unit) => {
    const share = stoodBeside(told, unit) ? besideWork : 1
    const worth = (unit.strength === 'listed' ? backing : 1) * (unit.isWork ? 1 : own) * share
    return worth === 1 ? unit : { ...unit, backing: worth }
  })
}

/** How much of what a CV says outside of its work was taken over from the posting. */
function shareCopied({ units, silent, copied }: Told): number {
  let of = 0
  let taken = 0
  for (const { isWork, first, last } of units) {
    if (isWork) continue
    for (let at = first; at < last; at += 1) {
      if (copied[at] === 1) taken += 1
      else if (silent[at] === 0) of += 1
    }
  }
  return taken === 0 ? 0 : taken / (taken + of)
}

/** What the lines on work tell in all; saying a word more often than three times tells no more. */
function weighTold({ text, units, tokens, silent, words, schooling }: Told): number {
  const counts = new Map<number | string, number>()
  let told = 0
  const hasNames = !isCaseless(text)
  for (const { strength, start, end, first, last, isRepeat } of units) {
    if (strength === 'listed' || isRepeat) continue
    if (schooling.some((span) => span.start <= start && end <= span.end)) continue
    for (let at = first; at < last; at += 1) {
      const token = tokens[at]
      if (!token || silent[at] === 1 || (hasNames && isName(text, token))) continue
      const key = rootKey(token)
      const count = counts.get(key) ?? 0
      counts.set(key, count + 1)
      if (count < presenceRules.mostPlaces) told += words.weighToken(token)
    }
    if (told >= backingRules.enoughTold) return told
  }
  return told
}

/** An employer or a place that was not read as one; "SIEM" and "DMS" are work. */
function isName(text: string, { start }: Token): boolean {
  const [first, second] = [text.charCodeAt(start), text.charCodeAt(start + 1)]
  if (first < 128 && second < 128) return isCapital(first) && isSmall(second)
  return /^\p{Lu}\p{Ll}/u.test(text.slice(start, start + 2))
}

import type { Lexicon } from '../lexicon/lexicon.ts'
import { tokenize } from '../text/tokenize.ts'
import { plainRoots, stopRoots } from './everyday-words.ts'

/** How much a word tells of a job, from 0 to 1, by its root. */
export interface WordWeights {
  weigh(root: string): number
  isStop(root: string): boolean
  /** Whether the word data uses the word at all. */
  isKnown(root: string): boolean
}

const plainWeight = 0.08
const unknownWeight = 0.5
/** A word at home in one field says most; in four or more it says a third of that. */
const weightByFields = [unknownWeight, 1, 0.7, 0.5, 0.35, 0.25]

/**
 * Learns from the word data itself how much each word tells: one that only one field's skills and
 * titles use names that field, one that all use names none.
 */
export function learnWordWeights(lexicon: Pick<Lexicon, 'entries' | 'titles'>): WordWeights {
  const stops = stopRoots()
  const plain = plainRoots()
  const fields = fieldsByRoot(lexicon)
  const weights = new Map<string, number>()
  const weighFresh = (root: string) => {
    if (stops.has(root) || root.length < 2) return 0
    const count = fields.get(root)?.size ?? 0
    const byFields = weightByFields[Math.min(count, weightByFields.length - 1)] ?? 0
    return plain.has(root) ? plainWeight : byFields
  }
  const weigh = (root: string) => {
    const known = weights.get(root)
    if (known !== undefined) return known
    const fresh = weighFresh(root)
    if (fields.has(root)) weights.set(root, fresh)
    return fresh
  }
  return { weigh, isStop: (root) => stops.has(root), isKnown: (root) => fields.has(root) }
}

function fieldsByRoot(
  lexicon: Pick<Lexicon, 'entries' | 'titles'>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const fields = new Map<string, Set<string>>()
  for (const named of [...lexicon.entries.values(), ...lexicon.titles]) {
    for (const form of named.forms) {
      for (const { root } of tokenize(form.written)) {
        const known = fields.get(root)
        if (known) known.add(named.field)
        else fields.set(root, new Set([named.field]))
      }
    }
  }
  return fields
}

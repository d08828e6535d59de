import { compiled } from '../../text/patterns/compiled.ts'
import { wholeWords } from '../../text/patterns/whole-words.ts'
import { patternOfWay, waysOf } from './ways-to-write.ts'

interface Way {
  readonly paper: string
  readonly way: string
}

interface Asking {
  /** Whose papers it may be. */
  readonly fields: readonly string[]
  readonly isWhole: boolean
}

/** Which paper some words name in a way its holders write it: the one in the longest way; `null` where they name none. */
export function paperWritten(words: string, { fields, isWhole }: Asking): string | null {
  const indexes = fields.map(waysByWord)
  const candidates = keysIn(words).flatMap((key) => indexes.flatMap((ways) => ways.get(key) ?? []))
  const named = candidates.filter(({ way }) => isNamedBy(way, words, isWhole))
  const [longest] = named.toSorted((a, b) => b.way.length - a.way.length)
  return longest?.paper ?? null
}

function isNamedBy(way: string, words: string, isWhole: boolean): boolean {
  const { source, flags } = patternOfWay(way)
  return compiled(isWhole ? `^(?:${source})$` : wholeWords(source), flags).test(words)
}

const indexes = new Map<string, ReadonlyMap<string, readonly Way[]>>()

/** The ways of a field by their first word: a phrase has few words, and there are thousands of ways. */
function waysByWord(field: string): ReadonlyMap<string, readonly Way[]> {
  const known = indexes.get(field)
  if (known) return known
  const ways = waysOf(field)
  const all = [...ways].flatMap(([paper, written]) => written.map((way) => ({ paper, way })))
  const index = Map.groupBy(all, ({ way }) => keysIn(way)[0] ?? '')
  if (ways.size > 0) indexes.set(field, index)
  return index
}

function keysIn(words: string): string[] {
  return words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

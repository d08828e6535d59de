import { wholeWords } from '../../text/patterns/whole-words.ts'
import { patternOfWay, waysByPaper } from './ways-to-write.ts'

interface Way {
  readonly paper: string
  readonly way: string
}

/** Which paper some words name in a way its holders write it: the one in the longest way; `null` where they name none. */
export function paperWritten(
  words: string,
  { isWhole }: { readonly isWhole: boolean },
): string | null {
  const known = waysByWord()
  const candidates = keysIn(words).flatMap((key) => known.get(key) ?? [])
  const named = candidates.filter(({ way }) => isNamedBy(way, words, isWhole))
  const [longest] = named.toSorted((a, b) => b.way.length - a.way.length)
  return longest?.paper ?? null
}

function isNamedBy(way: string, words: string, isWhole: boolean): boolean {
  const { source, flags } = patternOfWay(way)
  const pattern = isWhole ? `^(?:${source})$` : wholeWords(source)
  return new RegExp(pattern, flags).test(words)
}

let index: ReadonlyMap<string, readonly Way[]> | undefined

/** The ways by their first word: a phrase has few words, and there are thousands of ways. */
function waysByWord(): ReadonlyMap<string, readonly Way[]> {
  index ??= Map.groupBy(allWays(), ({ way }) => keysIn(way)[0] ?? '')
  return index
}

function allWays(): Way[] {
  return [...waysByPaper()].flatMap(([paper, ways]) => ways.map((way) => ({ paper, way })))
}

function keysIn(words: string): string[] {
  return words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

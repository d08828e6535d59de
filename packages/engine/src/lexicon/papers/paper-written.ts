import { patternOfWay, waysByPaper } from './ways-to-write.ts'

interface Way {
  readonly paper: string
  readonly letters: number
  /** Within a phrase, and as all of it. */
  readonly within: RegExp
  readonly whole: RegExp
}

/** Which paper some words name in a way its holders write it: the one in the longest way; `null` where they name none. */
export function paperWritten(
  words: string,
  { isWhole }: { readonly isWhole: boolean },
): string | null {
  const known = waysByWord()
  const candidates = keysIn(words).flatMap((key) => known.get(key) ?? [])
  const named = candidates.filter(({ within, whole }) => (isWhole ? whole : within).test(words))
  const [longest] = named.toSorted((a, b) => b.letters - a.letters)
  return longest?.paper ?? null
}

let index: ReadonlyMap<string, readonly Way[]> | undefined

/** The ways by their first word: a phrase has few words, and there are thousands of ways. */
function waysByWord(): ReadonlyMap<string, readonly Way[]> {
  if (index) return index
  const found = new Map<string, Way[]>()
  for (const [paper, ways] of waysByPaper()) {
    for (const way of ways) {
      const [key = ''] = keysIn(way)
      const { source, flags } = patternOfWay(way)
      const each = {
        paper,
        letters: way.length,
        within: new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, flags),
        whole: new RegExp(`^(?:${source})$`, flags),
      }
      const same = found.get(key)
      if (same) same.push(each)
      else found.set(key, [each])
    }
  }
  index = found
  return found
}

function keysIn(words: string): string[] {
  return words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

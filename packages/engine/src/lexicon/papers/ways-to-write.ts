import { writtenPapers } from './written-papers.ts'

/** How holders of a paper write it, as the sources of two patterns: one for the letters as they stand, one for letters of any case. */
export interface WrittenWays {
  readonly exact?: string
  readonly anyCase?: string
}

/** How any of some papers may be written beside its names; nothing where its names are all there is. */
export function waysToWrite(names: readonly string[]): WrittenWays | null {
  const ways = names.flatMap((name) => waysByPaper().get(name) ?? [])
  if (ways.length === 0) return null
  const exact = ways.filter((way) => hasOwnLetters.test(way)).map(sourceOf)
  const anyCase = ways.filter((way) => !hasOwnLetters.test(way)).map(sourceOf)
  return {
    ...(exact.length > 0 ? { exact: exact.join('|') } : {}),
    ...(anyCase.length > 0 ? { anyCase: anyCase.join('|') } : {}),
  }
}

const hasOwnLetters = /[\p{Lu}\d]/u

let known: ReadonlyMap<string, readonly string[]> | undefined

/** All ways, by the name of the paper. */
export function waysByPaper(): ReadonlyMap<string, readonly string[]> {
  known ??= new Map(readWritten(writtenPapers))
  return known
}

/** A way as a pattern: its source, and whether its letters stand as they are. */
export function patternOfWay(way: string): { readonly source: string; readonly flags: string } {
  return { source: sourceOf(way), flags: hasOwnLetters.test(way) ? 'u' : 'iu' }
}

/** Reads "High Risk Work licence | HRW, HRWL". */
export function readWritten(table: string): (readonly [name: string, ways: readonly string[]])[] {
  return table
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', ways = ''] = line.split(' | ')
      return [name, ways.split(', ')] as const
    })
}

/**
 * Words that a space, a hyphen or a slash parts; three dots leave room for others of the same clause. Stops and
 * apostrophes may be left out, "and" be a sign, and a licence be spelled as in America.
 */
function sourceOf(way: string): string {
  return way.split(' ... ').map(wordsOf).join('[^.;\\n]{1,40}?')
}

function wordsOf(part: string): string {
  return part
    .replaceAll('+', String.raw`\+`)
    .replaceAll('.', String.raw`\.?`)
    .replaceAll("'", "[’']?")
    .replace(/(?<=licen)[cs](?=e)/g, '[cs]')
    .replace(/ (?:and|&) /g, ' (?:and|&) ')
    .replace(/[ /-]/g, String.raw`[\s/‐–-]+`)
}
